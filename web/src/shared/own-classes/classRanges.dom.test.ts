import { expect, it } from "@jest/globals";
import { classRanges, classSentence } from "./classRanges";

const classes = (...ends: (number | null)[]) => ends.map((to) => ({ to, name: null }));

it("writes speeds with both ends, and lengths without the upper one", () => {
  expect(classRanges("speeds", classes(30, 50, 51, null), "sl")).toEqual(["do 30", "31–50", "51", "nad 51"]);
  expect(classRanges("lengths", classes(2.5, 9, null), "sl")).toEqual(["do 2,5 m", "2,5–9 m", "9 m in več"]);
  expect(classRanges("lengths", classes(2.5, null), "en")).toEqual(["up to 2.5 m", "2.5 m and more"]);
});

it("says all classes in one sentence, with the names that some have", () => {
  expect(classSentence("speeds", classes(30, 50, 70, null), "sl")).toBe(
    "do 30, 31–50, 51–70, nad 70\u00a0km/h",
  );
  const named = [
    { to: 5.2, name: "osebna" },
    { to: null, name: null },
  ];
  expect(classSentence("lengths", named, "sl")).toBe("do 5,2 m (osebna), 5,2 m in več");
});
