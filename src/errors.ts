/**
 * The call or its input cannot be used: exit code 2, one line on stderr.
 * The message names the option or file and says how to fix it. Anything that is
 * thrown and is not a UserError is our own bug (exit code 3).
 */
export class UserError extends Error {
  override readonly name: string = "UserError";
}

/** Red, but by neither pytest nor mypy: exit code 2 on the command line, a notice in the action. */
export class OutOfDomain extends UserError {
  override readonly name = "OutOfDomain";
}

/** The run was asked to end (SIGTERM, a cancelled job): stages stop asking and report what is known. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** One line for people from whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
