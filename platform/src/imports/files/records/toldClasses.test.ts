import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { classesText } from "../../../exports/csv/rawInterval.js";
import { toldClasses } from "./toldClasses.js";

const borders = fc.uniqueArray(fc.integer({ min: 0, max: 2999 }), { minLength: 1, maxLength: 12 });
const numbers = fc.array(fc.nat({ max: 10_000 }), { minLength: 12, maxLength: 12 });

it("reads back what raw.csv writes, counts and shares", () => {
  fc.assert(
    fc.property(borders, numbers, fc.boolean(), (some, values, isShared) => {
      const ascending = some.sort((one, other) => one - other);
      const own = values.slice(0, ascending.length);
      const classes = { borders: ascending, counts: isShared ? null : own, shares: isShared ? own : null };
      expect(toldClasses(classesText(classes))).toEqual(classes);
    }),
  );
});

it.each([
  "",
  "12",
  "30-35:10",
  "30-35:10 40-:2",
  "35-30:1 30-:0",
  "30-35:1% 35-:2",
  "30-35:1.5 35-:2",
  "0-:a",
])("takes %j for no set of classes", (cell) => {
  expect(toldClasses(cell)).toBeNull();
});
