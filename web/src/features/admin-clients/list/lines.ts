import type { ClientRow } from "../../../shared/clients/clientRow";
import type { Section } from "../../../shared/clients/list/sections";

/** A line of the list on the screen: a group's line, or devices side by side. */
export type Line =
  | { kind: "head"; key: string; section: Section; isFolded: boolean }
  | { kind: "clients"; key: string; clients: readonly ClientRow[] };

/**
 * All groups as one list of lines, so only the visible part is rendered even for many small groups. A flat list
 * has no group lines, and nothing folds.
 */
export function linesOf(
  sections: readonly Section[],
  { isFlat, folded }: { isFlat: boolean; folded: readonly string[] },
  perLine: number,
): Line[] {
  return sections.flatMap((section): Line[] => {
    const { id, clients } = section;
    const isFolded = !isFlat && folded.includes(id);
    const head: Line = { kind: "head", key: id, section, isFolded };
    if (isFolded) return [head];
    const lines: Line[] = isFlat ? [] : [head];
    for (let from = 0; from < clients.length; from += perLine) {
      const beside = clients.slice(from, from + perLine);
      lines.push({ kind: "clients", key: `${id} ${beside[0]?.id}`, clients: beside });
    }
    return lines;
  });
}

/** Ids of the devices in the order of the screen, each once: a device of two groups appears in both. */
export const idsOf = (sections: readonly Section[]): string[] => [
  ...new Set(sections.flatMap(({ clients }) => clients.map(({ id }) => id))),
];
