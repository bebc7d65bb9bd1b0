/** Moved to the trace, which stands below the report. */
export * from "../trace/visible.js";
