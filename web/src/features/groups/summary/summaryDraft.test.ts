import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { draftOf, leftOut, moved, storedOf } from "./summaryDraft";

const anyList = fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 10 });
const anyStep = fc.constantFrom(1 as const, -1 as const);

it("moves one item by one place, and nothing else", () => {
  fc.assert(
    fc.property(anyList, fc.nat(), anyStep, (list, nat, by) => {
      const index = nat % list.length;
      const next = moved(list, index, by);
      const to = Math.min(Math.max(index + by, 0), list.length - 1);
      expect(next[to]).toBe(list[index]);
      expect(next.filter((item) => item !== list[index])).toEqual(
        list.filter((item) => item !== list[index]),
      );
      if (to !== index) expect(moved(next, to, by === 1 ? -1 : 1)).toEqual(list);
    }),
  );
});

const client = (id: string) => ({ id, isPlace: id.startsWith("place") });

const group = (summaryGroups: { name: string; ids: string[] }[]) => ({
  id: "1",
  etag: null,
  name: "Bled",
  type: "SPEED" as const,
  timeZone: "Europe/Ljubljana",
  inOutGraphs: false,
  importsAllowed: false,
  secondFactor: false,
  createDate: null,
  ownClasses: null,
  summaryGroups: summaryGroups.map(({ name, ids }) => ({ name, clients: ids.map(client) })),
});

const anyIds = fc.array(fc.constantFrom("1", "2", "3", "4", "5"), { maxLength: 8 });

it("edits each device of the group once, in its order, and leaves out who left the group", () => {
  fc.assert(
    fc.property(
      fc.array(anyIds, { maxLength: 4 }),
      fc.uniqueArray(anyIds, { maxLength: 1 }),
      (lists, [ids]) => {
        const members = new Set(ids);
        const draft = draftOf(group(lists.map((list) => ({ name: " Cesta ", ids: list }))), members);
        for (const [index, { clientIds }] of draft.summaryGroups.entries()) {
          const all = lists[index] ?? [];
          expect(clientIds).toEqual(all.filter((id, at) => members.has(id) && all.indexOf(id) === at));
        }
        const left = leftOut(
          [...members].map((id) => ({ id })),
          draft.summaryGroups,
        );
        for (const { id } of left) expect(lists.flat()).not.toContain(id);
        expect(storedOf(draft)).toEqual(
          lists.length === 0
            ? null
            : draft.summaryGroups.map(({ clientIds }) => ({ name: "Cesta", clientIds })),
        );
      },
    ),
  );
});

it("keeps places, which never leave their group, also before these are loaded", () => {
  expect(draftOf(group([{ name: "Cesta", ids: ["1", "place 8"] }]), new Set())).toEqual({
    summaryGroups: [{ name: "Cesta", clientIds: ["place 8"] }],
  });
});

it("leaves no street out that is shown by its device", () => {
  const streets = [{ id: "11", device: "1" }, { id: "2" }];
  expect(leftOut(streets, [{ name: "", clientIds: ["1"] }])).toEqual([{ id: "2" }]);
  expect(leftOut(streets, [{ name: "", clientIds: ["11"] }])).toEqual([{ id: "2" }]);
});
