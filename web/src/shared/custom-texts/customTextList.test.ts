import { describe, expect, it } from "@jest/globals";
import { LONGEST_CUSTOM_TEXT } from "@obcestje/contract/signTexts.js";
import { newCustomText, withLayout, withLine } from "./customText";
import { areDifferent, besideText, firstFaulty, isNameUsed, nameFault, withText } from "./customTextList";

const [one, two, three] = [newCustomText("Ena"), newCustomText("Dva"), newCustomText("Tri")];
const texts = [one, two, three];

describe("names", () => {
  it("are used where another text has the same, however it is written", () => {
    expect(isNameUsed(texts, one)).toBe(false);
    expect(isNameUsed(texts, { ...two, name: " ena " })).toBe(true);
    expect(isNameUsed([one, { ...two, name: "" }], { ...three, name: " " })).toBe(false);
  });

  it("must be there, and no longer than the portal takes", () => {
    expect(["", "  ", "a".repeat(101), "a".repeat(100)].map(nameFault)).toEqual([
      "missing",
      "missing",
      "long",
      null,
    ]);
  });
});

describe("changes", () => {
  it("are what would be stored otherwise", () => {
    expect(areDifferent(texts, [one, two, { ...three }])).toBe(false);
    expect(areDifferent(texts, [one, two])).toBe(true);
    expect(areDifferent(texts, [two, one, three])).toBe(true);
    expect(areDifferent(texts, withText(texts, { ...two, name: "Druga" }))).toBe(true);
    expect(areDifferent(texts, withText(texts, withLine(two, 0, { text: "x" })))).toBe(true);
  });

  it("are none where a layout is tried out and taken back", () => {
    const tried = withLine(withLayout(two, "C"), 2, { text: "gone" });
    expect(areDifferent(texts, withText(texts, tried))).toBe(true);
    expect(areDifferent(texts, withText(texts, withLayout(tried, "A")))).toBe(false);
  });
});

it("goes to the text beside one that is gone", () => {
  expect(besideText(texts, one.uuid)).toBe(two.uuid);
  expect(besideText(texts, three.uuid)).toBe(two.uuid);
  expect(besideText([one], one.uuid)).toBeUndefined();
});

it("finds the first text that can't be saved, and minds no text that the layout lacks", () => {
  const long = withLine(two, 0, { text: "a".repeat(LONGEST_CUSTOM_TEXT + 1) });
  expect(firstFaulty(texts)).toBeUndefined();
  expect(firstFaulty([one, long, { ...three, name: "" }])).toBe(long);
  expect(firstFaulty([{ ...long, layout: "NONE" }])).toBeUndefined();
});
