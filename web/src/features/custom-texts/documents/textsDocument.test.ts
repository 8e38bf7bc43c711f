import { describe, expect, it } from "@jest/globals";
import { parseData } from "./data";
import { newTexts, textsOf, withTexts } from "./textsDocument";

const line = { text: "HVALA", horizAlignment: "left", vertAlignment: "top", font: 12 };
const stored = { name: "Hvala", uuid: "u-1", layout: "A", texts: [{ ...line, colour: 3 }], author: "Ana" };

describe("custom texts of a document", () => {
  it("are one as such, or a list", () => {
    const text = {
      name: "Hvala",
      uuid: "u-1",
      layout: "A",
      texts: [{ text: "HVALA", horizontalAlignment: "LEFT", verticalAlignment: "TOP", fontSize: 12 }],
    };
    expect(textsOf(stored)).toEqual([text]);
    expect(textsOf([stored, stored])).toEqual([text, text]);
    expect(textsOf([])).toEqual([]);
  });

  it("are written where they were, and what nobody here knows of them stays", () => {
    const [text] = textsOf(stored);
    if (text === undefined) throw new Error("no text");
    const renamed = { ...text, name: "Hvala lepa" };
    expect(withTexts(stored, [renamed])).toEqual({ ...stored, name: "Hvala lepa" });
    expect(withTexts([stored], [renamed])).toEqual([{ ...stored, name: "Hvala lepa" }]);
    expect(withTexts(stored, [text, { ...text, uuid: "u-2" }])).toHaveLength(2);
    expect(withTexts(stored, [])).toEqual([]);
    expect(withTexts(stored, textsOf(stored))).toEqual(stored);
  });

  it("that can't be read are as new ones", () => {
    expect(textsOf({ layout: "Z", texts: [{ font: "x", horizAlignment: 3 }, 7] })).toMatchObject([
      { name: "", layout: "NONE", texts: [{ text: "", horizontalAlignment: "CENTER", fontSize: 8 }, {}] },
    ]);
    expect(textsOf([null])).toMatchObject([{ name: "", uuid: "", layout: "NONE", texts: [] }]);
  });

  it("begin with one that is called as the resource", () => {
    expect(newTexts("Hvala")).toMatchObject([{ name: "Hvala", layout: "A", texts: [{ text: "", font: 8 }] }]);
  });
});

it("takes objects and lists for documents, and nothing else", () => {
  expect([parseData("{}"), parseData("[1]")]).toEqual([{}, [1]]);
  expect(["", "{", "3", "null", '"x"'].map(parseData)).toEqual([null, null, null, null, null]);
});
