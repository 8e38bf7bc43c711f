import { describe, expect, it } from "@jest/globals";
import type { CustomTextInput } from "../../graphql/generated";
import { countOf, fontsOf, laidOutOf, newCustomText, sentText, withLayout, withLine } from "./customText";

const text = (change: Partial<CustomTextInput> = {}): CustomTextInput => ({
  ...newCustomText("Hvala", "11111111-1111-4111-8111-111111111111"),
  ...change,
});

describe("a layout", () => {
  it.each([
    ["NONE", []],
    ["A", [[8, 12]]],
    ["B", [[8], [8]]],
    ["C", [[8, 12], [8], [8]]],
  ] as const)("%s has its texts and their fonts", (layout, fonts) => {
    expect(countOf(layout)).toBe(fonts.length);
    expect(fonts.map((_, index) => fontsOf(layout, index))).toEqual(fonts);
    expect(fontsOf(layout, fonts.length)).toEqual([]);
  });

  it("that is changed keeps what was typed, and its fonts", () => {
    let three = withLayout(text(), "C");
    three = withLine(three, 0, { text: "VOZITE", fontSize: 12 });
    three = withLine(three, 2, { text: "počasi", horizontalAlignment: "RIGHT" });
    const one = withLayout(three, "B");
    expect(laidOutOf(one).texts.map(({ text: words, fontSize }) => [words, fontSize])).toEqual([
      ["VOZITE", 8],
      ["", 8],
    ]);
    expect(laidOutOf(withLayout(one, "C"))).toEqual(laidOutOf(three));
    expect(laidOutOf(withLayout(one, "C")).texts[2]).toMatchObject({
      text: "počasi",
      horizontalAlignment: "RIGHT",
    });
  });
});

describe("what is sent", () => {
  it("has as many texts as its layout, in fonts of it, and nothing else", () => {
    const line = {
      text: "Hvala",
      horizontalAlignment: "LEFT",
      verticalAlignment: "TOP",
      fontSize: 32,
      __typename: "CustomTextLine",
    } as const;
    const stored = { ...text({ name: " Hvala ", texts: [line, line] }), __typename: "CustomText" };
    expect(sentText(stored)).toEqual({
      name: "Hvala",
      uuid: stored.uuid,
      layout: "A",
      texts: [{ text: "Hvala", horizontalAlignment: "LEFT", verticalAlignment: "TOP", fontSize: 8 }],
    });
    expect(sentText(text({ layout: "NONE" })).texts).toEqual([]);
  });

  it("has a number of its own", () => {
    expect(newCustomText("a").uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(newCustomText("a").uuid).not.toBe(newCustomText("a").uuid);
  });
});
