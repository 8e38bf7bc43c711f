import { describe, expect, it } from "@jest/globals";
import { changeOf, isEmpty, numberOf, shownChange } from "./settingsInput";
import { type SettingsValues, usedTexts, valuesOf } from "./settingsValues";
import { settingsClient } from "./testing/settingsClient";

const stored = valuesOf(settingsClient());
const changed = (values: Partial<SettingsValues>) => changeOf({ ...stored, ...values }, stored);

describe("the values of the form", () => {
  it("are those of the device, and the usual ones where it has none", () => {
    expect(stored).toMatchObject({
      locationName: "Glavna cesta",
      lat: "46.05",
      lng: "14.5",
      speedLimit: "50",
      displayOn: true,
      brightnessLevels: [1, 2, 3, 4, 5, 6, 7, 8],
      measurementInterval: "900",
      pingInterval: "60",
    });
    const bare = valuesOf(settingsClient({ config: null }));
    expect(bare).toMatchObject({
      displayOn: true,
      brightnessLevels: [10, 30, 60, 90, 130, 170, 210, 255],
      measurementInterval: "300",
      pingInterval: "60",
    });
  });

  it.each([
    ["NOTHING", true],
    ["SPEED", false],
    ["TEXT", false],
    ["ALL", false],
  ] as const)("say of a display whose %s is off that it is on: %p", (displayOff, displayOn) => {
    const { config } = settingsClient();
    const basic = { ...config?.config?.basic, displayOff } as never;
    expect(valuesOf(settingsClient({ config: { ...config, config: { basic } } as never })).displayOn).toBe(
      displayOn,
    );
  });

  it("say nothing of what a display shows of which nothing is told", () => {
    expect(stored.display.type).toBeNull();
    const { settings } = settingsClient();
    const none = { textType: "NONE" as const, textId: null, textUuid: null };
    const slots = { overLimitLeft: none, overLimitRight: none, underLimitLeft: none, underLimitRight: none };
    const display = (type: "NONE" | null) =>
      valuesOf(
        settingsClient({
          settings: { ...settings, displayConfiguration: { type, selectedResourceId: null, ...slots } },
        }),
      ).display.type;
    expect([display(null), display("NONE")]).toEqual([null, "NONE"]);
  });

  it("name the texts that the display shows", () => {
    const display = {
      ...stored.display,
      underLimitLeft: "CUSTOM:a",
      overLimitRight: "CUSTOM:b",
      overLimitLeft: "STATIC:1",
    };
    expect([...usedTexts({ ...display, type: "TEXT" })]).toEqual(["a", "b"]);
    expect([...usedTexts({ ...display, type: "NONE" })]).toEqual([]);
  });
});

describe("a change of the form", () => {
  it("gives what differs, and nothing else", () => {
    expect(isEmpty(changed({}))).toBe(true);
    expect(changed({ locationName: " Trg ", speedLimit: "30" })).toEqual({
      settings: { locationName: "Trg", speedLimit: 30 },
      sign: {},
    });
    expect(changed({ displayOn: false, measurementInterval: "300" })).toEqual({
      settings: {},
      sign: { displayOn: false, measurementInterval: 300 },
    });
  });

  it("takes away what was emptied", () => {
    expect(changed({ locationAddress: "  ", lat: "", lng: "" }).settings).toEqual({
      locationAddress: null,
      markerPosition: null,
    });
  });

  it("gives a place whole, wherever one of its numbers differs", () => {
    expect(changed({ lat: "46,2" }).settings).toEqual({ markerPosition: { lat: 46.2, lng: 14.5 } });
  });

  it("gives both names of directions, and null for one that was emptied", () => {
    const named = valuesOf(
      settingsClient({
        settings: { ...settingsClient().settings, directionNames: { incoming: "A", outgoing: "B" } },
      }),
    );
    expect([named.incomingName, named.outgoingName]).toEqual(["A", "B"]);
    expect(changeOf({ ...named, outgoingName: " " }, named).settings).toEqual({
      directionNames: { incoming: "A", outgoing: null },
    });
    expect(changed({ incomingName: " proti Kranju " }).settings).toEqual({
      directionNames: { incoming: "proti Kranju", outgoing: null },
    });
  });

  it("gives a display whole", () => {
    const display = { ...stored.display, type: "TEXT" as const, underLimitLeft: "STATIC:1" };
    expect(changed({ display }).settings.displayConfiguration).toEqual({
      type: "TEXT",
      selectedResourceId: null,
      underLimitLeft: { textType: "STATIC", textId: "1" },
      underLimitRight: { textType: "NONE", textId: null },
      overLimitLeft: { textType: "NONE", textId: null },
      overLimitRight: { textType: "NONE", textId: null },
    });
  });

  it("gives of a display that was chosen what differs, so that nothing is said of what could not be read", () => {
    const display: SettingsValues["display"] = { ...stored.display, type: "TEXT", overLimitLeft: "STATIC:1" };
    const before = { ...stored, display };
    const given = (change: Partial<typeof display>) =>
      changeOf({ ...before, display: { ...display, ...change } }, before).settings.displayConfiguration;
    expect(given({ underLimitLeft: "STATIC:2" })).toEqual({
      underLimitLeft: { textType: "STATIC", textId: "2" },
    });
    expect(given({ type: "PENALTY", resourceId: "9" })).toEqual({ type: "PENALTY", selectedResourceId: "9" });
    expect(given({ overLimitLeft: "NONE" })).toEqual({ overLimitLeft: { textType: "NONE", textId: null } });
  });

  it("shows of itself what drivers would see", () => {
    const all = changed({ locationName: "Trg", speedingBlink: true, displayOn: false, pingInterval: "15" });
    expect(shownChange(all)).toEqual({ settings: { speedingBlink: true }, sign: { displayOn: false } });
  });
});

it.each([
  ["46.05", 46.05],
  ["46,05", 46.05],
  [" 7 ", 7],
  ["", null],
  ["abc", null],
  ["1e400", null],
])("reads the number that is typed as %p: %p", (typed, value) => {
  expect(numberOf(typed)).toBe(value);
});
