import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { CLIENT_SETTINGS, encodeSettings } from "./clientSettings.js";
import { DISPLAY_TEXT_TYPE, DISPLAY_TYPE } from "./displayConfiguration.js";
import { wholeRecord } from "./wholeAnswer.js";

const text = fc.record({
  text: fc.string(),
  horizontalAlignment: fc.constantFrom("LEFT" as const, "CENTER" as const, "RIGHT" as const),
  verticalAlignment: fc.constantFrom("TOP" as const, "CENTER" as const, "BOTTOM" as const),
  fontSize: fc.constantFrom(8, 12),
});
const customText = fc.record({
  name: fc.string(),
  uuid: fc.uuid(),
  layout: fc.constantFrom("NONE" as const, "A" as const, "B" as const, "C" as const),
  texts: fc.array(text, { maxLength: 3 }),
});
const textId = fc.option(fc.oneof(fc.uuid(), fc.nat(999).map(String)));
const slot = fc.oneof(
  fc.record({
    textType: fc.constantFrom(...Object.values(DISPLAY_TEXT_TYPE.names)),
    textId,
    textUuid: fc.constant(null),
  }),
  fc.record({ textType: fc.constant("STATIC_CUSTOM" as const), textId, textUuid: fc.uuid() }),
);
const settings = fc.record({
  locationName: fc.string(),
  speedLimit: fc.integer({ min: 1, max: 200 }),
  directionNames: fc.record({
    incoming: fc.constantFrom("proti Kranju", null),
    outgoing: fc.constantFrom("proti Ljubljani", " v mesto"),
  }),
  speedingBlink: fc.boolean(),
  measureDistance: fc.integer({ min: 0, max: 1000 }),
  markerPosition: fc.record({
    lat: fc.integer({ min: -90, max: 90 }),
    lng: fc.integer({ min: -180, max: 180 }),
  }),
  displayConfiguration: fc.record({
    type: fc.constantFrom(...Object.values(DISPLAY_TYPE.names)),
    selectedResourceId: fc.option(fc.nat(999).map(String)),
    overLimitLeft: slot,
    overLimitRight: slot,
    underLimitLeft: slot,
    underLimitRight: slot,
  }),
  customTexts: fc.array(customText, { maxLength: 5 }),
});

describe("a device's settings", () => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(settings, (change) => {
        const read = wholeRecord(encodeSettings(change, {}), CLIENT_SETTINGS);
        expect(JSON.parse(JSON.stringify(read))).toEqual({
          locationAddress: null,
          serialNumber: null,
          notes: null,
          ...change,
        });
      }),
    );
  });

  it("keep in a display what nobody here knows", () => {
    const unknown = fc.dictionary(
      fc.string({ minLength: 1 }).map((key) => `x-${key}`),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(settings, unknown, ({ displayConfiguration }, other) => {
        const before = { displayConfiguration: { ...other, overLimitLeft: other } };
        const after = encodeSettings({ displayConfiguration }, before).displayConfiguration;
        expect(after).toMatchObject({ ...other, overLimitLeft: other });
      }),
    );
  });

  it("keep a direction's name where the other one changes, and take it away by null", () => {
    const before = { directionNames: { incoming: "A", outgoing: "B", x: 1 } };
    const after = (directionNames: object | null) => encodeSettings({ directionNames }, before);
    expect(after({ outgoing: "C" })).toEqual({ directionNames: { incoming: "A", outgoing: "C", x: 1 } });
    expect(after({ incoming: null })).toEqual({ directionNames: { outgoing: "B", x: 1 } });
    expect(after(null)).toEqual({ directionNames: null });
    const both = { directionNames: { incoming: null, outgoing: null } };
    expect(encodeSettings(both, { directionNames: { incoming: "A" } })).toEqual({ directionNames: null });
    expect(encodeSettings(both, { directionNames: "none" })).toEqual({ directionNames: null });
  });

  it("forget which shared text was chosen where another one is, or none", () => {
    const before = {
      displayConfiguration: { overLimitLeft: { textType: 3, textId: 1, textUuid: "u", x: 1 } },
    };
    const chosen = { textType: "STATIC", textId: "7", textUuid: "u" } as const;
    expect(encodeSettings({ displayConfiguration: { overLimitLeft: chosen } }, before)).toEqual({
      displayConfiguration: { overLimitLeft: { textType: 1, textId: 7, x: 1 } },
    });
  });

  it("keep a slot whose text is not told as it is stored", () => {
    const before = { displayConfiguration: { type: 2, overLimitLeft: { textType: 9, textId: 4 } } };
    const told = wholeRecord(before, CLIENT_SETTINGS).displayConfiguration;
    expect(told?.overLimitLeft).toMatchObject({ textType: null, textId: "4" });
    expect(encodeSettings({ displayConfiguration: told }, before)).toMatchObject(before);
  });

  it("keep of their own texts what is not understood, where another one changes", () => {
    const odd = {
      name: "Šola",
      uuid: "a",
      layout: "D",
      texts: [{ text: "30", horizAlignment: "justified", vertAlignment: "top", font: "large" }],
    };
    const blank = { name: "Prazno", uuid: "b" };
    const before = { customTexts: [odd, blank] };
    const [first, second] = wholeRecord(before, CLIENT_SETTINGS).customTexts;
    if (!first || !second) throw new Error("Both texts are read.");
    const renamed = { name: "Vrtec", uuid: second.uuid, layout: second.layout, texts: second.texts };
    expect(encodeSettings({ customTexts: [first, renamed] }, before)).toEqual({
      customTexts: [odd, { ...blank, name: "Vrtec" }],
    });
    const moved = {
      ...renamed,
      layout: "A" as const,
      texts: [
        { text: "5", horizontalAlignment: "LEFT" as const, verticalAlignment: "TOP" as const, fontSize: 8 },
      ],
    };
    expect(encodeSettings({ customTexts: [first, moved] }, before)).toEqual({
      customTexts: [
        odd,
        {
          ...blank,
          name: "Vrtec",
          layout: "A",
          texts: [{ text: "5", horizAlignment: "left", vertAlignment: "top", font: 8 }],
        },
      ],
    });
  });

  it("change by the given keys alone", () => {
    expect(encodeSettings({ notes: null, speedLimit: undefined }, { speedLimit: 60 })).toEqual({
      notes: null,
    });
  });
});
