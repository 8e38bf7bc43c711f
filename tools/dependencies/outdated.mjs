// How outdated the declared versions are.
import { basename } from "node:path";
import semver from "semver";
import { ROOT } from "../setup.mjs";

const ORDER = ["major", "minor", "patch"];

/** @returns "major", "minor" or "patch"; "ahead" if ours is newer, as with a release candidate */
export function howFar(current, latest) {
  if (semver.gt(current, latest)) return "ahead";
  return semver.diff(current, latest)?.replace("pre", "") ?? "same";
}

/**
 * @param answer of `npm outdated --json`
 * @param held why a package stays behind, by name
 * @returns a row for each package and version: package, ours, newest, difference, declared by, reason
 */
export function outdatedRows(answer, held) {
  const rows = Object.entries(answer).map(([name, places]) => {
    const all = [places].flat();
    const [{ current, latest }] = all;
    const parts = all.map(({ dependent }) => (dependent === basename(ROOT) ? "." : dependent));
    return [name, current, latest, howFar(current, latest), [...new Set(parts)].join(", "), held[name] ?? ""];
  });
  const rank = ([, , , far]) => (ORDER.indexOf(far) + ORDER.length + 1) % (ORDER.length + 1);
  return rows.sort((a, b) => rank(a) - rank(b));
}

export function printTable(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    console.log(
      `  ${row
        .map((text, column) => text.padEnd(widths[column]))
        .join("  ")
        .trimEnd()}`,
    );
}
