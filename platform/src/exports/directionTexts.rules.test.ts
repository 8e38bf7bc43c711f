import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { directionNamesOf, withDirectionNames } from "./directionTexts.rules.js";
import { EN } from "./texts/en.js";
import { SL, type Texts } from "./texts/sl.js";

const textsOf = (incoming: unknown, outgoing: unknown = undefined, texts: Texts = SL) =>
  withDirectionNames(texts, directionNamesOf({ directionNames: { incoming, outgoing } }));

describe("a workbook of a place whose directions have names", () => {
  it("says both the name and which direction it is", () => {
    const texts = textsOf("proti Kranju", "proti Ljubljani");
    expect([texts.incoming, texts.outgoingOf(texts.vehicles), texts.sheets.incoming]).toEqual([
      "proti Kranju (prihajajoča)",
      "vozila, proti Ljubljani (odhajajoča)",
      "proti Kranju (prihajajoča)",
    ]);
    expect(textsOf("to Kranj", undefined, EN).sheets).toMatchObject({
      incoming: "to Kranj (incoming)",
      outgoing: "Outgoing",
    });
  });

  it.each([[undefined], [null], [""], ["  "], ["\u202e\u200b"], [7], [{}]])(
    "says of the name %j what it says without one",
    (name) => {
      const { incomingOf, outgoingOf, ...told } = textsOf(name, name);
      const { incomingOf: into, outgoingOf: out, ...plain } = SL;
      expect(told).toEqual(plain);
      expect([incomingOf("vozila"), outgoingOf("vozila")]).toEqual([into("vozila"), out("vozila")]);
    },
  );

  it("reads metadata of any form", () => {
    const none = { incoming: null, outgoing: null };
    for (const directionNames of [undefined, null, "Kranj", 7, []])
      expect(directionNamesOf({ directionNames })).toEqual(none);
  });

  it("takes out of sheets' names what Excel does not allow there", () => {
    expect(textsOf("'A/B: [Kranj]?").sheets.incoming).toBe("A B Kranj (prihajajoča)");
    expect(textsOf("[]:*?/\\'").sheets.incoming).toBe("Prihajajoča smer");
    expect(textsOf("proti Škofji Loki in Kranju").sheets.incoming).toBe("proti Škofji Lok… (prihajajoča)");
  });
});

const nasty = fc.constantFrom(..."[]:*?/\\'\u202e\n\t🚲ž ".split(""), "🚲", "Kranj", "History");
const name = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(nasty, { maxLength: 60 }).map((parts) => parts.join("")),
);

it("names sheets as Excel takes them, whatever the names", () => {
  fc.assert(
    fc.property(name, name, fc.constantFrom(SL, EN), (incoming, outgoing, texts) => {
      const sheets = Object.values(textsOf(incoming, outgoing, texts).sheets);
      expect(new Set(sheets.map((sheet) => sheet.toLowerCase())).size).toBe(sheets.length);
      for (const sheet of sheets) {
        expect(sheet.length).toBeLessThanOrEqual(31);
        expect(sheet).not.toMatch(/^['\s]|[[\]:*?/\\\p{Cc}]|['\s]$/u);
        expect(sheet).not.toMatch(/[\u202a-\u202e]/);
      }
    }),
  );
});
