import { expect, it } from "@jest/globals";
import { documentedBlocks } from "./documentedScripts.js";

it("finds what readers run and save, in order, and nothing that they only look at", () => {
  const markdown = [
    "Text.",
    "```sh",
    "echo a",
    "```",
    "```json",
    "{}",
    "```",
    "```js file=b.mjs",
    "1;",
    "2;",
    "```",
    "```sh live",
    "tail -f c",
    "```",
    "",
  ].join("\n");
  expect(documentedBlocks(markdown)).toEqual([
    { line: 3, kind: "shell", name: "", text: "echo a\n" },
    { line: 9, kind: "file", name: "b.mjs", text: "1;\n2;\n" },
    { line: 13, kind: "live", name: "", text: "tail -f c\n" },
  ]);
});
