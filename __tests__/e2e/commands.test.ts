import { expect, test } from "@jest/globals";
import { annotationsOf, readCommandFile, readCommands } from "./commands.js";

test("commands are read as the runner reads them", () => {
  const commands = readCommands([
    "  \t::warning file=a%3Ab,title=x%2Cy::100%25%0Adone",
    "text ::error::not at the start",
    "text ##[error]the old form, anywhere",
    "::stop-commands::tok",
    "::error::fenced",
    "::other::",
    "::tok::",
    "::add-mask::sesame",
  ]);
  expect(commands.map((command) => command.name)).toEqual(["warning", "error", "add-mask"]);
  expect(annotationsOf(commands)).toEqual([
    { level: "warning", properties: { file: "a:b", title: "x,y" }, message: "100%\ndone" },
    { level: "error", properties: {}, message: "the old form, anywhere" },
  ]);
});

test("command files hold pairs and blocks, and nothing else", () => {
  expect(readCommandFile("a=1\nb<<END\nx=2\n<<\nEND\nc==\n")).toEqual({ a: "1", b: "x=2\n<<", c: "=" });
  expect(() => readCommandFile("b<<END\nx")).toThrow("Matching delimiter not found 'END'");
  expect(() => readCommandFile("just text")).toThrow("Invalid format 'just text'");
});
