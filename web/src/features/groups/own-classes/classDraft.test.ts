import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { draftOf, endFault, previewOf, statedOf } from "./classDraft";

const rows = (...ends: string[]) => [...ends, ""].map((to) => ({ to, name: "" }));

it("states what is stored again, with a comma or a point", () => {
  const name = fc.option(fc.constantFrom("osebna", "tovorna"));
  const classes = (border: fc.Arbitrary<number>) =>
    fc.option(
      fc
        .tuple(
          fc.uniqueArray(border, { minLength: 1, maxLength: 20 }),
          fc.array(name, { minLength: 21, maxLength: 21 }),
        )
        .map(([borders, names]) => {
          const ends = [...borders.sort((one, other) => one - other), null];
          return ends.map((to, index) => ({ to, name: names[index] ?? null }));
        }),
    );
  const lengths = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constantFrom(2.5, 5.2));
  fc.assert(
    fc.property(
      classes(fc.integer({ min: 1, max: 299 })),
      classes(lengths),
      fc.constantFrom("," as const, "." as const),
      (speeds, lengths, mark) => {
        const draft = draftOf({ ownClasses: { speeds, lengths } }, mark);
        const stated = speeds === null && lengths === null ? null : { speeds, lengths };
        expect(statedOf(draft)).toEqual(stated);
        expect(previewOf("speeds", draft.speeds)).toEqual(speeds);
        expect(previewOf("lengths", draft.lengths)).toEqual(lengths);
      },
    ),
  );
});

it.each([
  ["speeds", rows("30", "30"), 1, { fault: "NOT_ABOVE", params: { limit: 30 } }],
  ["speeds", rows("30,5"), 0, { fault: "NOT_INTEGER" }],
  ["speeds", rows("300"), 0, { fault: "TOO_LARGE", params: { max: 299 } }],
  ["speeds", rows("hitro"), 0, { fault: "NOT_NUMBER" }],
  ["speeds", rows(" "), 0, { fault: "REQUIRED" }],
  ["lengths", rows("5,5"), 0, { fault: "NOT_A_LENGTH_BORDER", params: { min: 1, max: 99 } }],
  ["lengths", rows("5,2"), 0, null],
] as const)("knows the fault of an end of %s", (axis, drafts, index, fault) => {
  expect(endFault(axis, drafts, index)).toEqual(fault);
  expect(previewOf(axis, drafts) === null).toBe(fault !== null);
});

it("keeps names trimmed, and leaves out those that are blank", () => {
  const speeds = [
    { to: "30", name: " počasi " },
    { to: "", name: " " },
  ];
  expect(statedOf({ speeds, lengths: [] })).toEqual({
    speeds: [
      { to: 30, name: "počasi" },
      { to: null, name: null },
    ],
    lengths: null,
  });
});
