import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../../docs/figures.md", import.meta.url));

/**
 * Writes what a heavy suite measured into its place in docs/figures.md, between `<!-- name -->` and `<!-- /name -->`; the words around it,
 * which say how it was obtained, stay.
 * @param rows what, and how much
 * @throws Error where the file has no such place
 */
export function keepFigures(
  name: string,
  rows: ReadonlyArray<readonly [what: string, measured: string]>,
): void {
  const text = readFileSync(FILE, "utf8");
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before, rest] = split(text, begin);
  const [, after] = split(rest, end);
  const table = ["| what | measured |", "|---|---|", ...rows.map((row) => `| ${row.join(" | ")} |`)].join(
    "\n",
  );
  writeFileSync(FILE, `${before}${begin}${table}\n${end}${after}`);
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/figures.md has no place ${mark.trim()}.`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
