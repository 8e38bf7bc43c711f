import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { clientRow } from "../../../../test/clientRow";
import { idsOf, linesOf } from "./lines";

const sections = fc
  .array(fc.array(fc.nat({ max: 30 }).map(String), { maxLength: 9 }), { maxLength: 6 })
  .map((groups) =>
    groups.map((ids, index) => {
      const clients = [...new Set(ids)].map((id) => clientRow({ id }));
      return { id: `g${index}`, name: `G${index}`, clients, places: [], total: clients.length };
    }),
  );

it("lines hold all clients of the groups that stand open, in order, so many beside each other at most", () => {
  fc.assert(
    fc.property(
      sections,
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.constantFrom<string>("g0", "g1", "g2")),
      (all, beside, folded) => {
        const lines = linesOf(all, { isFlat: false, folded }, beside);
        const shown = lines.flatMap((line) => (line.kind === "clients" ? line.clients : []));
        expect(shown).toEqual(all.filter(({ id }) => !folded.includes(id)).flatMap(({ clients }) => clients));
        expect(lines.filter(({ kind }) => kind === "head")).toHaveLength(all.length);
        for (const line of lines)
          if (line.kind === "clients") expect(line.clients.length).toBeLessThanOrEqual(beside);
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
        const flat = linesOf(all, { isFlat: true, folded }, beside);
        expect(flat.flatMap((line) => (line.kind === "clients" ? line.clients : []))).toEqual(
          all.flatMap(({ clients }) => clients),
        );
        expect(flat.every(({ kind }) => kind === "clients")).toBe(true);
        expect(new Set(idsOf(all)).size).toBe(idsOf(all).length);
      },
    ),
  );
});
