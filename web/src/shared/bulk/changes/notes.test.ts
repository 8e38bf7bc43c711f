import { expect, it } from "@jest/globals";
import { notesAfter } from "./notes";

it.each([
  [null, "add", "novo", "novo"],
  ["staro", "add", " novo ", "staro\nnovo"],
  ["staro\n\n", "add", "novo", "staro\nnovo"],
  ["staro", "replace", "novo", "novo"],
  ["staro", "replace", "  ", null],
  [null, "add", "", null],
] as const)("of %j with %s %j come %j", (before, mode, text, after) => {
  expect(notesAfter(before, mode, text)).toBe(after);
});
