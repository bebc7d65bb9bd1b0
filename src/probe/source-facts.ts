/** What the AST reader says of the project's files (ast_facts.py). Paths are absolute as Python saw them. */
import { z } from "zod";

const text = z.string();
const line = z.number().int();

const span = { line, end_line: line };
/** What the AST reader says of one source file. */
export const source = z.object({
  file: text,
  error: z.object({ line: line.nullable(), message: text }).nullable(),
  imports: z.array(
    z.object({
      ...span,
      module: text,
      level: line,
      /** Empty for `import module`. */
      names: z.array(z.object({ name: text, as: text.nullable() })),
      /** Qualified name of the function it stands in, "" at module level. */
      scope: text,
      type_checking: z.boolean(),
      in_try: z.boolean(),
    }),
  ),
  defs: z.array(
    z.object({
      ...span,
      kind: z.enum(["function", "async", "class"]),
      qualname: text,
      decorators: z.array(text),
      params: z.array(z.object({ name: text, required: z.boolean(), kind: z.enum(["positional", "keyword", "var-positional", "var-keyword"]), default: text.nullable(), mutable_default: z.boolean(), annotation: text.nullable() })),
      returns: text.nullable(),
      bases: z.array(text),
      /** A generator, or for a class: it has __getattr__. */
      generator: z.boolean(),
    }),
  ),
  calls: z.array(
    z.object({
      ...span,
      func: text,
      scope: text,
      awaited: z.boolean(),
      /** The call's value is thrown away (it is a whole statement), tested, or used. */
      use: z.enum(["statement", "test", "value"]),
      args: line,
      keywords: z.array(text),
      star: z.boolean(),
      /** String literals among the positional arguments, by position; null where it is something else. */
      literals: z.array(text.nullable()),
    }),
  ),
  /** Names bound at module level, the line of the first binding, whether the value is a mutable display or call. */
  globals: z.array(z.object({ name: text, line, mutable: z.boolean(), value: text })),
  class_attributes: z.array(z.object({ owner: text, name: text, line, mutable: z.boolean(), value: text })),
  handlers: z.array(
    z.object({
      ...span,
      try_line: line,
      types: z.array(text),
      /** Bare, Exception or BaseException. */
      broad: z.boolean(),
      /** It neither raises again nor uses the exception. */
      swallows: z.boolean(),
      scope: text,
    }),
  ),
  env_reads: z.array(z.object({ ...span, name: text.nullable(), has_default: z.boolean(), scope: text })),
  raises: z.array(z.object({ ...span, exception: text, scope: text })),
  returns: z.array(z.object({ ...span, none: z.boolean(), scope: text })),
  /** __all__, where it is a plain list. */
  exports: z.array(text).nullable(),
  exports_line: line.nullable(),
  comments: z.array(z.object({ line, kind: z.enum(["type-ignore", "noqa", "pragma"]), text })),
});

export type SourceFacts = z.infer<typeof source>;
