import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const sections = new Map(
  read("docs/settings.md")
    .split(/^## /m)
    .slice(1)
    .map((section): [string, string[]] => {
      const rows = section.split("\n").filter((line) => line.startsWith("| `"));
      const names = rows.flatMap((row) => namesIn(row.split("|")[1] ?? "", /`([A-Z_]+)`/g));
      return [section.slice(0, section.indexOf("\n")), names];
    }),
);

it.each([
  ["Platform", "platform"],
  ["Gateway", "gateway"],
  ["Report renderer", "report-renderer"],
  ["Simulator", "simulator"],
])("the list of settings names those of the %s, and no others", (section, part) => {
  const told = sections.get(section) ?? [];
  const known = namesIn(read(`${part}/src/env.ts`), /^ {4}([A-Z_]+): /gm);
  const ofEach = sections.get("Each part") ?? [];
  expect(known.length).toBeGreaterThan(5);
  expect(told.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !told.includes(name) && !ofEach.includes(name))).toEqual([]);
});
