import { expect, it } from "@jest/globals";
import { coveredFor, coveredForAll, isUnheard } from "./heard";

const day = { coveredSeconds: 43_200, totalSeconds: 86_400, share: 0.5 };
const heard = { vehicles: 0, pedestrians: null, cyclists: 21_600 };

it("is what was covered for the kind, and all that was where nobody tells of it", () => {
  expect(coveredFor({ completeness: day, heard }, "cyclists")).toEqual({
    coveredSeconds: 21_600,
    totalSeconds: 86_400,
    share: 0.25,
  });
  expect(coveredFor({ completeness: day, heard }, "pedestrians")).toEqual(day);
  expect(coveredFor({ completeness: day, heard: null }, "vehicles")).toEqual(day);
  expect(coveredFor({ completeness: null, heard }, "cyclists")).toBeNull();
});

it("of several kinds is that of the kind with the least", () => {
  const both = { completeness: day, heard: { vehicles: 0, pedestrians: 43_200, cyclists: 21_600 } };
  expect(coveredForAll(both, ["pedestrians", "cyclists"])).toMatchObject({ share: 0.25 });
  expect(coveredForAll({ completeness: null, heard: null }, ["pedestrians", "cyclists"])).toBeNull();
});

it("is unheard where others were heard, not where nothing was or nothing is told", () => {
  expect(isUnheard(heard, "vehicles")).toBe(true);
  expect(isUnheard(heard, "pedestrians")).toBe(false);
  expect(isUnheard({ vehicles: 0, pedestrians: 0, cyclists: 0 }, "vehicles")).toBe(false);
  expect(isUnheard(null, "vehicles")).toBe(false);
});
