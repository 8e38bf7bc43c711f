import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  type ConfigDocument,
  type DeviceConfigFields,
  layOver,
  readDeviceConfig,
  typedPath,
} from "./deviceConfig.js";

/** A sign's document as devices in the field have it. */
const document = (): ConfigDocument => ({
  cfgID: "KB0",
  maker: { note: "kept" },
  BasicConfig: {
    Config_Version: 3,
    SDcard_en: 1,
    SHT_en: false,
    radarType: "Falcon",
    vMin: 5,
    vMax: "199",
    brtLevel: [1, 2, 4, 8, 16, 64, 128, 255],
    matrixLedCtrlType: 2,
    displayDisable: 3,
    gprsUpdateDataInterval: 300,
    serialNumber: "0012",
    unknownHere: { kept: true },
  },
  flasherModeTriggerVelocity: { value: 51, sensorType: 1, timeout: 30, idleFlash: 0 },
  FlasherConfig: [
    { flashMode: 1, flashFreq: 2, flashDuty: 50, colour: "amber" },
    { flashMode: "slow", flashFreq: 4, flashDuty: 60, colour: "red" },
  ],
  BuzzerConfig: [{ tone: 440 }],
  ProgramsSettings: {
    dispParameters: [
      { prgNumTxtProgsIn: 1, prgSpeedLimit: 10, TxtProgramsParam: [{ prgTXTProgId: 100 }], lane: 1 },
      { prgNumTxtProgsIn: 0, prgSpeedLimit: 51, TxtProgramsParam: [], lane: 2 },
    ],
    prgNumStored: 2,
    other: 1,
  },
  CustomTextProgram: {
    customProgramsStored: 1,
    customTextProgramData: [
      {
        numOfTexts: 2,
        winLayoutID: 0,
        customTextData: [
          { customText: "STOP", parameters: { window: 0, horizontalAlign: 1, lineSpacing: 3, extra: "x" } },
          { customText: "SLOW", window: 1, verticalAlign: "top", stayTime: 3 },
        ],
      },
    ],
  },
  smileyConfig: [{ smileyIcon: 1, speedThresholdMin: 0, speedThresholdMax: 50 }],
});

const NOTHING = { displayTime: null, blinkRatio: null, blinkCount: null };

describe("a configuration's document", () => {
  it("is read by our names, flags and enums by name or number, lists also as their only entry", () => {
    const read = readDeviceConfig(document());
    expect(read.basic).toMatchObject({
      configVersion: "3",
      sdCard: true,
      climateSensor: false,
      radarType: "FALCON",
      maxSpeed: 199,
      matrixController: "CPOWER",
      displayOff: "ALL",
      measurementInterval: 300,
      pingInterval: null,
      serialNumber: "0012",
    });
    expect(read.flasherSpeedTriggers).toEqual([
      { speed: 51, sensorType: "1", timeout: 30, idleFlash: false },
    ]);
    expect(read.flashers?.map(({ mode }) => mode)).toEqual(["1", "slow"]);
    expect(read.programs?.[0]).toEqual({
      ...NOTHING,
      fromSpeed: 10,
      texts: [{ ...NOTHING, programId: 100 }],
    });
    expect(read.customTextPrograms?.[0]?.texts).toMatchObject([
      { text: "STOP", window: 0, horizontalAlignment: "CENTER", verticalAlignment: null, lineSpacing: 3 },
      { text: "SLOW", window: 1, horizontalAlignment: null, verticalAlignment: "TOP", stayTime: 3 },
    ]);
    expect(read.smileys).toEqual([{ icon: "HAPPY", fromSpeed: 0, toSpeed: 50 }]);
    expect(read.windowLayouts).toBeNull();
  });

  it("of any content is read without a crash, and written as it was read stays as it was", () => {
    const names = Object.keys(document()) as [string, ...string[]];
    const inner = Object.keys(document().BasicConfig as object) as [string, ...string[]];
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.dictionary(fc.constantFrom(...inner), fc.jsonValue()),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), odd), (drawn) => {
        for (const wire of [drawn, { ...document(), ...drawn }])
          expect(layOver(wire, readDeviceConfig(wire))).toEqual(wire);
      }),
    );
  });

  it("has only numbers that GraphQL's Int can carry", () => {
    const number = fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger(), fc.maxSafeInteger().map(String));
    fc.assert(
      fc.property(number, (drawn) => {
        const basic = { vMax: drawn, brtLevel: [drawn], radarOffsetVelocity: drawn };
        const read = readDeviceConfig({ BasicConfig: basic }).basic;
        for (const value of [read?.maxSpeed, read?.radarSpeedOffset, ...(read?.brightnessLevels ?? [])])
          expect(value === null || value === (Number(value) | 0)).toBe(true);
      }),
    );
  });

  it("reads the smallest and the largest of them", () => {
    const read = (vMax: number) => readDeviceConfig({ BasicConfig: { vMax } }).basic?.maxSpeed;
    expect([-(2 ** 31) - 1, -(2 ** 31), 2 ** 31 - 1, 2 ** 31].map(read)).toEqual([
      null,
      -(2 ** 31),
      2 ** 31 - 1,
      null,
    ]);
  });

  it("keeps what nobody here knows, whatever is laid over it", () => {
    fc.assert(
      fc.property(typedConfig, (config) => {
        const after = layOver(document(), config);
        expect(after.maker).toEqual({ note: "kept" });
        if (config.basic !== null) expect(after.BasicConfig).toMatchObject({ unknownHere: { kept: true } });
        if (config.programs !== null) expect(after.ProgramsSettings).toMatchObject({ other: 1 });
      }),
    );
  });

  it("gives back what was written, with nothing before it", () => {
    fc.assert(
      fc.property(typedConfig, (config) => {
        expect(readDeviceConfig(layOver({}, config))).toMatchObject(config);
      }),
    );
  });
});

describe("what is laid over a document", () => {
  it("changes the named values alone, each in the form that it had", () => {
    const after = layOver(document(), {
      basic: {
        maxSpeed: 120,
        sdCard: false,
        climateSensor: true,
        matrixController: "ANIVIEW",
        displayOff: "NOTHING",
        minSpeed: null,
      },
    });
    const { vMin: _gone, ...basic } = document().BasicConfig as Record<string, unknown>;
    expect(after).toEqual({
      ...document(),
      BasicConfig: {
        ...basic,
        vMax: 120,
        SDcard_en: 0,
        SHT_en: true,
        matrixLedCtrlType: 1,
        displayDisable: 0,
      },
    });
  });

  it("keeps a list's only entry as such", () => {
    const after = layOver(document(), { flasherSpeedTriggers: [{ speed: 61 }] });
    expect(after.flasherModeTriggerVelocity).toEqual({ value: 61, sensorType: 1, timeout: 30, idleFlash: 0 });
  });

  it("keeps what belongs to an entry with it when others are added, moved or taken away", () => {
    const [amber, red] = readDeviceConfig(document()).flashers ?? [];
    const colours = (flashers: DeviceConfigFields["flashers"]) =>
      (layOver(document(), { flashers }).FlasherConfig as { colour?: string }[]).map(({ colour }) => colour);
    expect(colours([red ?? {}])).toEqual(["red"]);
    expect(colours([red ?? {}, amber ?? {}])).toEqual(["red", "amber"]);
    expect(colours([{ duty: 1 }, amber ?? {}, red ?? {}])).toEqual([undefined, "amber", "red"]);
  });

  it("brings the counts beside lists up to date", () => {
    const after = layOver(document(), {
      programs: [{ fromSpeed: 10 }, { fromSpeed: 61, texts: [{ programId: 101 }] }, {}],
    });
    expect(after.ProgramsSettings).toMatchObject({
      prgNumStored: 3,
      dispParameters: [{ prgNumTxtProgsIn: 1 }, { prgNumTxtProgsIn: 1, lane: 2 }, {}],
    });
    expect(
      layOver({}, { customTextPrograms: [{ texts: [{ text: "POČASI", horizontalAlignment: "LEFT" }] }] }),
    ).toEqual({
      CustomTextProgram: {
        customProgramsStored: 1,
        customTextProgramData: [
          { numOfTexts: 1, customTextData: [{ customText: "POČASI", parameters: { horizontalAlign: 0 } }] },
        ],
      },
    });
  });

  it("begins with the id that all documents have", () => {
    expect(layOver(null, { basic: { radarType: "FALCON", serialNumber: "12", modemType: "12" } })).toEqual({
      cfgID: "KB0",
      BasicConfig: { radarType: "Falcon", serialNumber: "12", gprsType: 12 },
    });
  });
});

it.each([
  ["BasicConfig.vMax", "basic.maxSpeed"],
  ["BasicConfig.brtLevel.3", "basic.brightnessLevels.3"],
  ["FlasherConfig.flashDuty", "flashers.0.duty"],
  ["smileyConfig.1.speedThresholdMax", "smileys.1.toSpeed"],
  ["ProgramsSettings.dispParameters.0.TxtProgramsParam.2.prgTXTProgId", "programs.0.texts.2.programId"],
  ["ProgramsSettings.prgNumStored", "programs"],
  [
    "CustomTextProgram.customTextProgramData.0.customTextData.1.parameters.lineSpacing",
    "customTextPrograms.0.texts.1.lineSpacing",
  ],
  [
    "CustomTextProgram.customTextProgramData.0.customTextData.1.stayTime",
    "customTextPrograms.0.texts.1.stayTime",
  ],
  ["Somewhere.else", "Somewhere.else"],
])("names %s %s", (wire, typed) => {
  expect(typedPath(wire)).toBe(typed);
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const number = maybe(fc.integer({ min: 0, max: 255 }));
const some = <T>(value: fc.Arbitrary<T>) => maybe(fc.array(value, { maxLength: 3 }));
const token = maybe(fc.oneof(fc.string({ minLength: 1 }), fc.nat().map(String)));

const typedConfig: fc.Arbitrary<DeviceConfigFields> = fc.record(
  {
    basic: maybe(
      fc.record(
        {
          configVersion: token,
          sdCard: maybe(fc.boolean()),
          radarType: maybe(fc.constantFrom("NONE" as const, "FALCON" as const)),
          radarSpeedOffset: maybe(fc.integer({ min: -10, max: 10 })),
          brightnessLevels: some(fc.integer()),
          matrixController: maybe(fc.constantFrom("DISABLED" as const, "CPOWER" as const)),
          displayOff: maybe(fc.constantFrom("NOTHING" as const, "SPEED" as const, "ALL" as const)),
          serialNumber: maybe(fc.string()),
        },
        { requiredKeys: [] },
      ),
    ),
    flashers: some(fc.record({ mode: token, duty: number }, { requiredKeys: [] })),
    buzzers: some(fc.dictionary(fc.constantFrom("tone", "duty"), fc.integer())),
    smileys: some(
      fc.record({ icon: maybe(fc.constantFrom("SAD" as const, "HAPPY" as const)), toSpeed: number }),
    ),
    programs: some(fc.record({ fromSpeed: number, texts: some(fc.record({ programId: number })) })),
    windowLayouts: some(fc.record({ windows: some(fc.record({ x: number, width: number })) })),
    customTextPrograms: some(
      fc.record({
        texts: some(
          fc.record({
            text: maybe(fc.string()),
            verticalAlignment: maybe(fc.constantFrom("TOP" as const, "BOTTOM" as const)),
          }),
        ),
      }),
    ),
  },
  { requiredKeys: [] },
);
