import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type GraphKind, graphKinds } from "../../shared/chart/graphKind";
import { comingPlace, type Known, nextTurn, previousTurn } from "./rotation";

/** Three graphs at a, none at b, one at c, nothing known of d. */
const graphs: Record<string, readonly GraphKind[] | undefined> = {
  a: ["speedClass", "histogram", "speed"],
  b: [],
  c: ["vehicleCount"],
};
const known: Known = (id) => graphs[id];
const ids = ["a", "b", "c", "d"];

describe("the order of graphs", () => {
  it("is a place's own first, then the next place that has any", () => {
    expect(nextTurn({ id: "a", graph: 0 }, ids, known, false)).toEqual({ id: "a", graph: 1 });
    expect(nextTurn({ id: "a", graph: 2 }, ids, known, false)).toEqual({ id: "c", graph: 0 });
  });

  it("passes over a place that is not known yet, unless somebody wants to wait", () => {
    expect(nextTurn({ id: "c", graph: 0 }, ids, known, false)).toEqual({ id: "a", graph: 0 });
    expect(nextTurn({ id: "c", graph: 0 }, ids, known, true)).toEqual({ id: "d", graph: 0 });
  });

  it("goes back the same way", () => {
    expect(previousTurn({ id: "c", graph: 0 }, ids, known)).toEqual({ id: "a", graph: 2 });
    expect(previousTurn({ id: "a", graph: 1 }, ids, known)).toEqual({ id: "a", graph: 0 });
    expect(previousTurn({ id: "a", graph: 0 }, ids, known)).toEqual({ id: "d", graph: 0 });
  });

  it("asks ahead for the place that comes, also while a graph in the middle shows", () => {
    expect(comingPlace({ id: "a", graph: 0 }, ids, known)).toBe("c");
    expect(comingPlace({ id: "c", graph: 0 }, ids, known)).toBe("d");
  });

  it("begins anew from the first place where the one shown is gone", () => {
    expect(nextTurn({ id: "gone", graph: 0 }, ids, known, false)).toEqual({ id: "a", graph: 0 });
  });

  it("stays where there is nothing else", () => {
    expect(nextTurn({ id: "b", graph: 0 }, ["b"], known, true)).toEqual({ id: "b", graph: 0 });
    expect(nextTurn({ id: "c", graph: 0 }, ["c"], known, false)).toEqual({ id: "c", graph: 0 });
  });
});

it("shows every graph of every place once in a round, and comes back by the same graphs", () => {
  const sets = fc.array(fc.subarray([...graphKinds]), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sets, (all) => {
      const places = all.map((_set, index) => String(index));
      const of: Known = (id) => all[Number(id)];
      const expected = all.flatMap((set, place) => set.map((_kind, graph) => `${place} ${graph}`));
      fc.pre(expected.length > 0);
      let turn = nextTurn({ id: places.at(-1) ?? "", graph: 99 }, places, of, false);
      const seen: string[] = [];
      for (let i = 0; i < expected.length; i += 1) {
        seen.push(`${turn.id} ${turn.graph}`);
        const next = nextTurn(turn, places, of, false);
        if (expected.length > 1) expect(previousTurn(next, places, of)).toEqual(turn);
        turn = next;
      }
      expect(seen).toEqual(expected);
    }),
  );
});
