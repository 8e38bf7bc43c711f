import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { flag, id, instant, jsonObject, listOf, text, whole } from "./kinds.js";
import { firstSaid, ITSELF, may, need, type RecordOf, sure, table, wireOf } from "./table.js";
import { userRef } from "./userRef.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";

const PART = table("Part", "", { name: may("name", text, "Its name.") });
const THING = table("Thing", "", {
  id: need(["id", "key"], id, "Of the thing."),
  name: may("metaData.about.name", text, "Its name."),
  size: may(["size", "length"], whole, "Its size."),
  isOld: may("isOld", flag, "Whether it is old."),
  madeDate: may("madeDate", instant, "When it was made."),
  madeBy: may("madeBy", userRef, "Who made it."),
  parts: may("parts", listOf(PART), "What it is made of."),
  // Not shown to anybody.
  metaData: may("metaData", jsonObject),
});
type Thing = RecordOf<typeof THING>;

const NAMES = Object.keys(THING.fields) as (keyof Thing)[];
const valuesOf = (thing: Thing) =>
  JSON.parse(JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, thing[name]]))));

const whole7 = {
  id: 7,
  metaData: { about: { name: "Miza" } },
  size: 3,
  isOld: 0,
  madeDate: 1_790_000_000,
  madeBy: { id: 3, email: "a@b.si" },
  parts: [{ name: "noga" }, {}],
};
const read7 = {
  id: "7",
  name: "Miza",
  size: 3,
  isOld: false,
  madeDate: 1_790_000_000,
  madeBy: { id: "3", email: "a@b.si" },
  parts: [{ name: "noga" }, { name: null }],
  metaData: { about: { name: "Miza" } },
};

describe("a record", () => {
  it("is read of an answer, also where objects come as text and fields by another name", () => {
    expect(valuesOf(wholeRecord(whole7, THING))).toEqual(read7);
    const { id: key, size: length, metaData, ...others } = whole7;
    const reformed = { ...others, key, length, metaData: JSON.stringify(metaData) };
    expect(valuesOf(wholeRecord(JSON.stringify(reformed), THING))).toEqual(read7);
  });

  it("has null in exactly the fields that are not told", () => {
    const optional = fc.subarray(["size", "isOld", "madeDate", "madeBy", "parts"] as const);
    fc.assert(
      fc.property(optional, fc.constantFrom(null, undefined), (gone, none) => {
        const answer = { ...whole7, ...Object.fromEntries(gone.map((name) => [name, none])) };
        const expected = { ...read7, ...Object.fromEntries(gone.map((name) => [name, null])) };
        expect(valuesOf(wholeRecord(answer, THING))).toEqual(expected);
      }),
    );
    expect(wholeRecord({ ...whole7, metaData: { about: 1 } }, THING).name).toBeNull();
  });

  it("reads whatever JSON is in a field", () => {
    const field = fc.constantFrom("metaData", "size", "isOld", "madeDate", "madeBy", "parts");
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue()), (answer) => {
        expect(() => valuesOf(wholeRecord({ ...answer, id: 7 }, THING))).not.toThrow();
      }),
    );
  });

  it("is none without what names it", () => {
    const lacks = expect.objectContaining({
      code: "UPSTREAM_INVALID_RESPONSE",
      message: "The platform's answer lacks thing.id.",
    });
    for (const answer of [{}, { id: null }, { id: "" }, { id: {} }])
      expect(() => wholeRecord(answer, THING)).toThrow(lacks as unknown as Error);
  });

  it("tells where its fields are, and what it reads", () => {
    expect(THING.fields.size.places).toEqual(["size", "length"]);
    expect(wireOf(wholeRecord(whole7, THING))).toBe(whole7);
  });

  it("is as JSON what is shown of it", () => {
    const { metaData: _hidden, ...shown } = read7;
    expect(JSON.parse(JSON.stringify(wholeRecord(whole7, THING)))).toEqual(shown);
  });
});

describe("a field that the schema promises", () => {
  const BOX = table("Box", "", {
    name: sure(ITSELF, firstSaid("box", may("name", text), may("id", id)), "Its name."),
    width: sure("width", whole, "Its width.", 50),
    part: sure("part", PART, "What is in it.", {}),
    madeDate: sure("madeDate", instant, "When it was made."),
  });

  it.each([{}, { width: null, part: null }, { width: "wide", part: 7 }])(
    "has what the table says: %j",
    (told) => {
      const { name, width, part } = wholeRecord({ id: 3, name: "", ...told }, BOX);
      expect([name, width, part.name]).toEqual(["3", 50, null]);
    },
  );

  it("is refused to who asks for it where there is nothing to say, and to nobody else", () => {
    const box = wholeRecord({ width: 7 }, BOX);
    expect(box.width).toBe(7);
    expect(() => box.madeDate).toThrow("The platform's answer lacks box.madeDate.");
  });
});

describe("who did something", () => {
  it.each([
    [
      { id: 3, email: "a@b.si" },
      { id: "3", email: "a@b.si" },
    ],
    [{ email: "a@b.si" }, { id: null, email: "a@b.si" }],
    ["a@b.si", { id: null, email: "a@b.si" }],
    [3, { id: "3", email: null }],
    [{}, null],
    ["", null],
    [true, null],
  ])("is read of %j", (wire, who) => {
    expect(JSON.parse(JSON.stringify(userRef.read(wire, "test")))).toEqual(who);
  });
});

describe("a whole answer", () => {
  it.each([
    [[whole7]],
    [{ data: [whole7] }],
    [{ things: [whole7], total: 1 }],
    [{ data: [whole7], more: [] }],
  ])("is a list, also wrapped: %#", (answer) => {
    expect(wholeList(answer, THING).map(valuesOf)).toEqual([read7]);
  });

  it.each([null, "", "none", 7, {}, { one: [], other: [] }, { data: null }])("is no list: %j", (answer) => {
    expect(() => wholeList(answer, THING)).toThrow("can't be read: the list of thing is none");
  });

  it.each([null, 7, "text", []])("is no record: %j", (answer) => {
    expect(() => wholeRecord(answer, THING)).toThrow("can't be read: thing is no object");
    expect(() => wholeList([whole7, answer], THING)).toThrow("can't be read: thing is no object");
  });

  it("knows what it was asked for where it does not say it again", () => {
    expect(wholeList([{ size: 1 }], THING, { id: 9 })[0]?.id).toBe("9");
    expect(wholeRecord({ id: 1 }, THING, { id: 9 }).id).toBe("1");
  });
});
