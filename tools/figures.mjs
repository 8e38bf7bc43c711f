import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./setup.mjs";

const FILE = join(ROOT, "docs/figures.md");

/**
 * Writes the results of a heavy suite to their place in docs/figures.md, between `<!-- name -->` and
 * `<!-- /name -->`. The text around it, which says how they were obtained, stays.
 * @param {string} name of the place
 * @param {readonly string[]} head of the table
 * @param {readonly (readonly string[])[]} rows
 * @throws Error if the file has no such place
 */
export function keepFigures(name, head, rows) {
  const text = readFileSync(FILE, "utf8");
  const [before, rest] = split(text, `<!-- ${name} -->\n`);
  const [, after] = split(rest, `<!-- /${name} -->`);
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`);
  writeFileSync(FILE, `${before}<!-- ${name} -->\n${lines.join("")}<!-- /${name} -->${after}`);
}

function split(text, mark) {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/figures.md has no place ${mark.trim()}.`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
