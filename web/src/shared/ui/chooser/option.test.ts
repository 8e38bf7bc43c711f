import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { drawnAtMost, firstDrawn, matching, repeated, stepTo } from "./option";

const places = ["Šentjošt nad Horjulom", "Šentjošt – šola", "Kidričeva cesta 2", "Kidričeva cesta 10"].map(
  (label, index) => ({ value: String(index), label, detail: `ID ${index + 40}` }),
);
const found = (typed: string) => matching(places, typed).map(({ label }) => label);

describe("what matches what is typed", () => {
  it("is told without regard to case and accents, by all words in any order", () => {
    expect(found("sentjost")).toEqual(["Šentjošt nad Horjulom", "Šentjošt – šola"]);
    expect(found("ŠOLA šent")).toEqual(["Šentjošt – šola"]);
    expect(found("cesta 10 kid")).toEqual(["Kidričeva cesta 10"]);
    expect(found("šola cesta")).toEqual([]);
  });

  it("may be what tells it from others", () => expect(found("id 42")).toEqual(["Kidričeva cesta 2"]));

  it("is everything while nothing is", () => expect(matching(places, "  ")).toBe(places));

  it("keeps its order, and holds every word", () => {
    const options = fc
      .array(fc.string({ maxLength: 8 }))
      .map((labels) => labels.map((label, index) => ({ value: String(index), label })));
    fc.assert(
      fc.property(options, fc.string({ maxLength: 3 }), (all, typed) => {
        const values = matching(all, typed).map(({ value }) => Number(value));
        expect(values).toEqual([...values].sort((one, other) => one - other));
        for (const { label } of all) expect(matching([{ value: "x", label }], label)).toHaveLength(1);
      }),
    );
  });
});

it("labels that repeat are known", () => {
  const options = ["Most", "Šola", "Most"].map((label, index) => ({ value: String(index), label }));
  expect([...repeated(options)]).toEqual(["Most"]);
});

it("each option is on the page that is drawn for it, and no page is longer than allowed", () => {
  fc.assert(
    fc.property(fc.nat(2_000), (at) => {
      expect(firstDrawn(at)).toBeLessThanOrEqual(at);
      expect(at - firstDrawn(at)).toBeLessThan(drawnAtMost);
      expect(firstDrawn(firstDrawn(at))).toBe(firstDrawn(at));
    }),
  );
});

it("keys lead to what there is", () => {
  expect(["ArrowDown", "ArrowUp", "Home", "End", "a"].map((key) => stepTo(key, 1, 3))).toEqual([
    2,
    0,
    0,
    2,
    null,
  ]);
  const keys = fc.constantFrom("ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End");
  fc.assert(
    fc.property(keys, fc.nat(600), fc.nat(600), (key, at, count) => {
      const to = stepTo(key, at, count) ?? -1;
      expect(to >= 0 && to < Math.max(1, count)).toBe(true);
    }),
  );
});
