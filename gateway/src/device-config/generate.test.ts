import { describe, expect, it } from "@jest/globals";
import { HARDWARE_TYPES } from "@obcestje/contract/hardware.js";
import type { CustomTextRecord } from "../platform-api/customTexts.js";
import type { ConfigDocument } from "../platform-api/deviceConfig/deviceConfig.js";
import type { DisplayConfigurationRecord } from "../platform-api/displayConfiguration.js";
import { type Family, familyOf } from "./family.js";
import { generateConfig } from "./generate.js";
import type { Orders } from "./orders.js";

const line = (text: string, fontSize = 8) =>
  ({ text, horizontalAlignment: "CENTER", verticalAlignment: "CENTER", fontSize }) as const;
const customText = (uuid: string, layout: CustomTextRecord["layout"], ...texts: string[]) => ({
  name: uuid,
  uuid,
  layout,
  texts: texts.map((text) => line(text)),
});

const TEXTS = [
  customText("a", "A", "HVALA"),
  customText("b", "B", "VOZITE", "POČASI"),
  customText("c", "C", "STOP", "ŠOLA", "ŽELIMO"),
  customText("blank", "A", "  "),
  customText("none", "NONE"),
];
const NO_SLOT = { textType: "NONE", textId: null, textUuid: null } as const;
const NO_TEXTS: DisplayConfigurationRecord = {
  type: "TEXT",
  selectedResourceId: null,
  overLimitLeft: NO_SLOT,
  overLimitRight: NO_SLOT,
  underLimitLeft: NO_SLOT,
  underLimitRight: NO_SLOT,
};
const custom = (textId: string) => ({ textType: "CUSTOM", textId, textUuid: null }) as const;

interface Wanted extends Partial<Omit<Orders, "settings">> {
  settings?: Partial<Orders["settings"]>;
}
const orders = ({ settings, ...more }: Wanted = {}): Orders => ({
  hardwareType: "K200DISP_FALCON",
  visionType: "NO_VISION",
  settings: {
    speedLimit: 50,
    speedingBlink: false,
    displayConfiguration: null,
    customTexts: TEXTS,
    ...settings,
  },
  sign: {},
  sharedTexts: [],
  penaltySteps: null,
  ...more,
});

/** The generated configuration of a device that has none yet. */
const made = (wanted?: Wanted) => generateConfig(orders(wanted), null) as Record<string, never>;
const showing = (display: Partial<DisplayConfigurationRecord>, more: Wanted = {}) =>
  made({ ...more, settings: { ...more.settings, displayConfiguration: { ...NO_TEXTS, ...display } } });

const steady = { prgLEDBlinkRatio: 100, prgLEDBlinkCount: 1 };
const under = {
  prgSpeedLimit: 10,
  prgDisplayTime: 1500,
  ...steady,
  prgNumTxtProgsIn: 0,
  TxtProgramsParam: [],
};
const textRow = (prgTXTProgId: number, prgTXTDisplayTime: number, ratio = 100, count = 1) => ({
  prgTXTProgId,
  prgTXTDisplayTime,
  prgTXTBlinkRatio: ratio,
  prgTXTBLinkCount: count,
});

describe("the family of a device", () => {
  const FAMILIES: Record<string, Family> = {
    K200_DISPONLY: "SIGN",
    K200DISP_AMG: "SIGN",
    K200DISP_FALCON: "SIGN",
    BIKECOUNTER: "OTHER",
    K200DISP_SMILEY_AMG: "SMILEY",
    K200DISP_SMILEY_FALCON: "SMILEY",
    PED_01WIFI: "OTHER",
    K200DISP_FL_FALCON: "SIGN",
    K200DISP_FL_AMG: "SIGN",
    K_SIPRONIKA: "OTHER",
    K200_DEFAULT_VIASIS: "SIGN",
  };

  it.each(HARDWARE_TYPES)("of type %s is known", (hardwareType) => {
    expect(familyOf({ hardwareType, visionType: "NO_VISION" })).toBe(FAMILIES[hardwareType]);
    expect(familyOf({ hardwareType, visionType: "VISION_BIKE" })).toBe("OTHER");
  });

  it("is that of a sign where nobody knows better", () => {
    expect(familyOf({ hardwareType: null, visionType: "NO_VISION" })).toBe("SIGN");
    expect(familyOf({ hardwareType: "K300", visionType: "NO_VISION" })).toBe("SIGN");
  });
});

describe.each(HARDWARE_TYPES)("what a %s is told", (hardwareType) => {
  const family = familyOf({ hardwareType, visionType: "NO_VISION" });
  const told = showing(
    { overLimitLeft: custom("a") },
    { hardwareType, settings: { speedLimit: 40, speedingBlink: true }, sign: { displayOn: false } },
  );

  it("has its basic section, whatever it shows", () => {
    expect(told).toMatchObject({
      cfgID: "KB0",
      BasicConfig: {
        displayDisable: 3,
        brtLevel: [10, 30, 60, 90, 130, 170, 210, 255],
        gprsUpdateDataInterval: 300,
        gprsNewActionInterval: 60,
      },
    });
  });

  it("has programs, texts and windows where it has a display, and none where it has not", () => {
    const { ProgramsSettings, CustomTextProgram, WindowLayoutParameter } = told;
    const empty = [
      { prgNumStored: 0, dispParameters: [] },
      { customProgramsStored: 0, customTextProgramData: [] },
      [],
    ];
    const sections = [ProgramsSettings, CustomTextProgram, WindowLayoutParameter];
    if (family === "OTHER") expect(sections).toEqual(empty);
    else
      expect(sections).toMatchObject([
        {
          prgNumStored: 2,
          dispParameters: [{ prgSpeedLimit: 10 }, { prgSpeedLimit: 41, prgLEDBlinkRatio: 65 }],
        },
        { customProgramsStored: 1 },
        [{ numOfLayoutWindows: 2 }, { numOfLayoutWindows: 3 }, { numOfLayoutWindows: 4 }],
      ]);
  });

  it("has faces where it shows some", () => {
    const faces = [
      { smileyIcon: 1, speedThresholdMin: 0, speedThresholdMax: 40 },
      { smileyIcon: 0, speedThresholdMin: 41, speedThresholdMax: 200 },
    ];
    expect(told.smileyConfig).toEqual(family === "SMILEY" ? faces : undefined);
  });
});

describe("display programs", () => {
  it("are one up to the limit and one above it, steady, without a text where nobody chose one", () => {
    const { ProgramsSettings, CustomTextProgram } = made();
    expect(ProgramsSettings).toEqual({
      prgNumStored: 2,
      dispParameters: [under, { ...under, prgSpeedLimit: 51 }],
    });
    expect(CustomTextProgram).toEqual({ customProgramsStored: 0, customTextProgramData: [] });
    expect(showing({ type: "NONE", overLimitLeft: custom("a") }).ProgramsSettings).toEqual(ProgramsSettings);
  });

  it("blink above the limit on request: speed and text alike", () => {
    const told = showing(
      { overLimitLeft: custom("a"), underLimitLeft: custom("a") },
      { settings: { speedingBlink: true } },
    );
    expect(told.ProgramsSettings).toEqual({
      prgNumStored: 2,
      dispParameters: [
        { ...under, prgNumTxtProgsIn: 1, TxtProgramsParam: [textRow(100, 1500)] },
        {
          prgSpeedLimit: 51,
          prgDisplayTime: 1500,
          prgLEDBlinkRatio: 65,
          prgLEDBlinkCount: 3,
          prgNumTxtProgsIn: 1,
          TxtProgramsParam: [textRow(100, 1500, 65, 3)],
        },
      ],
    });
  });

  it("let two texts take turns, 750 ms each; the same twice is one", () => {
    const told = showing({
      underLimitLeft: custom("b"),
      underLimitRight: custom("b"),
      overLimitLeft: custom("c"),
      overLimitRight: { textType: "STATIC", textId: "7", textUuid: null },
    });
    expect(told.ProgramsSettings).toMatchObject({
      dispParameters: [
        { TxtProgramsParam: [textRow(100, 1500)] },
        { TxtProgramsParam: [textRow(101, 750), textRow(7, 750)] },
      ],
    });
  });

  it.each([
    [5, 5, 6],
    [9, 9, 10],
    [10, 10, 11],
    [50, 10, 51],
    [200, 10, 201],
  ])("at a limit of %i km/h begin at %i and %i", (speedLimit, first, second) => {
    const { ProgramsSettings } = made({ settings: { speedLimit } });
    expect(ProgramsSettings).toMatchObject({
      dispParameters: [{ prgSpeedLimit: first }, { prgSpeedLimit: second }],
    });
  });

  it("leave out a text that says nothing", () => {
    for (const uuid of ["blank", "none"])
      expect(showing({ overLimitLeft: custom(uuid) }).ProgramsSettings).toMatchObject({
        dispParameters: [{ TxtProgramsParam: [] }, { TxtProgramsParam: [] }],
      });
  });

  it.each<[string, Partial<DisplayConfigurationRecord>, string]>([
    ["a custom text that is gone", { overLimitRight: custom("gone") }, "overLimitRight.textId"],
    [
      "a shared text that is gone",
      { underLimitLeft: { textType: "STATIC_CUSTOM", textId: "3", textUuid: null } },
      "underLimitLeft.textId",
    ],
    [
      "a place where another shared text stands by now",
      { underLimitLeft: { textType: "STATIC_CUSTOM", textId: "0", textUuid: "gone" } },
      "underLimitLeft.textId",
    ],
    [
      "a static text without a number",
      { overLimitLeft: { textType: "STATIC", textId: "x", textUuid: null } },
      "overLimitLeft.textId",
    ],
    [
      "a static text's number that custom ones have",
      { overLimitLeft: { textType: "STATIC", textId: "100", textUuid: null } },
      "overLimitLeft.textId",
    ],
    [
      "a text of which nobody told what kind it is",
      { overLimitLeft: { textType: null, textId: "own", textUuid: null } },
      "overLimitLeft.textId",
    ],
    ["penalty points that nobody chose", { type: "PENALTY" }, "selectedResourceId"],
  ])("are refused for %s", (_case, display, place) => {
    expect(() => showing(display)).toThrow(
      expect.objectContaining({
        code: "VALIDATION_FAILED",
        details: { fields: [expect.objectContaining({ path: `settings.displayConfiguration.${place}` })] },
      }),
    );
  });
});

describe("custom texts", () => {
  it("are numbered from 100 in the order of the programs, each once, in the windows of their layout", () => {
    const told = showing({
      underLimitLeft: custom("c"),
      overLimitLeft: custom("a"),
      overLimitRight: custom("c"),
    });
    expect(told.ProgramsSettings).toMatchObject({
      dispParameters: [
        { TxtProgramsParam: [{ prgTXTProgId: 100 }] },
        { TxtProgramsParam: [{ prgTXTProgId: 101 }, { prgTXTProgId: 100 }] },
      ],
    });
    const parameters = (window: number) => ({
      window,
      verticalAlign: 1,
      horizontalAlign: 1,
      fontSize: 8,
      effect: 0,
      fontStyle: 0,
      speed: 0,
      stayTime: 0,
      lineSpacing: 0,
    });
    expect(told.CustomTextProgram).toEqual({
      customProgramsStored: 2,
      customTextProgramData: [
        {
          winLayoutID: 2,
          numOfTexts: 3,
          customTextData: ["STOP", "ŠOLA", "ŽELIMO"].map((customText, index) => ({
            customText,
            parameters: parameters(index + 1),
          })),
        },
        {
          winLayoutID: 0,
          numOfTexts: 1,
          customTextData: [{ customText: "HVALA", parameters: parameters(1) }],
        },
      ],
    });
  });

  it("that all devices share are taken by their place", () => {
    const sharedTexts = [customText("x", "A", "PRVI"), customText("y", "A", "DRUGI")];
    const told = showing(
      { underLimitLeft: { textType: "STATIC_CUSTOM", textId: "1", textUuid: null } },
      { sharedTexts },
    );
    expect(told.CustomTextProgram).toMatchObject({
      customTextProgramData: [{ customTextData: [{ customText: "DRUGI" }] }],
    });
  });

  it("have the panel of 64x16 in 2, 3 and 4 windows", () => {
    const window = (xCoordinate: number, yCoordinate: number, width: number, height: number) => ({
      xCoordinate,
      yCoordinate,
      width,
      height,
    });
    const panel = window(0, 0, 64, 16);
    expect(made().WindowLayoutParameter).toEqual([
      { numOfLayoutWindows: 2, windowSettings: [panel, panel] },
      { numOfLayoutWindows: 3, windowSettings: [panel, window(0, 0, 64, 8), window(0, 8, 64, 8)] },
      {
        numOfLayoutWindows: 4,
        windowSettings: [panel, window(0, 0, 32, 16), window(32, 0, 32, 8), window(32, 8, 32, 8)],
      },
    ]);
  });
});

describe("penalty points", () => {
  const step = (overLimitBy: number, text: string) => ({
    overLimitBy,
    layout: "A" as const,
    texts: [line(text)],
  });

  it("are a program a step above the limit, and the plain speed before the first", () => {
    const penaltySteps = [step(11, "3 TOČKE"), step(31, "9 TOČK")];
    const told = showing({ type: "PENALTY" }, { penaltySteps });
    expect(told.ProgramsSettings).toMatchObject({
      prgNumStored: 4,
      dispParameters: [
        { prgSpeedLimit: 10, prgNumTxtProgsIn: 0 },
        { prgSpeedLimit: 51, prgNumTxtProgsIn: 0 },
        { prgSpeedLimit: 61, TxtProgramsParam: [textRow(100, 1500)] },
        { prgSpeedLimit: 81, TxtProgramsParam: [textRow(101, 1500)] },
      ],
    });
  });

  it("leave out what no vehicle could reach", () => {
    const told = showing(
      { type: "PENALTY" },
      { penaltySteps: [step(1, "POČASI"), step(120, "NIKOLI")], settings: { speedLimit: 190 } },
    );
    expect(told.ProgramsSettings).toMatchObject({
      prgNumStored: 2,
      dispParameters: [{}, { prgSpeedLimit: 191 }],
    });
  });
});

describe("a device that has a configuration", () => {
  const assigned: ConfigDocument = {
    cfgID: "KB0",
    maker: { kept: true },
    BasicConfig: { vMin: 5, displayDisable: 1, gprsNewActionInterval: 15, odd: 1 },
    FlasherConfig: { flashDuty: 50 },
    smileyConfig: [{ smileyIcon: 1, speedThresholdMin: 0, speedThresholdMax: 20 }],
    ProgramsSettings: { other: 1, dispParameters: [{ prgSpeedLimit: 33, lane: 2 }], prgNumStored: 1 },
  };

  it("keeps what its settings don't decide", () => {
    expect(generateConfig(orders(), assigned)).toMatchObject({
      maker: { kept: true },
      BasicConfig: {
        vMin: 5,
        displayDisable: 1,
        gprsNewActionInterval: 15,
        gprsUpdateDataInterval: 300,
        odd: 1,
      },
      FlasherConfig: { flashDuty: 50 },
      smileyConfig: [{ speedThresholdMax: 20 }],
      ProgramsSettings: { other: 1, prgNumStored: 2 },
    });
  });

  it.each([
    [true, 0],
    [false, 3],
  ])("with its display on %p stores %i", (displayOn, displayDisable) => {
    expect(generateConfig(orders({ sign: { displayOn } }), assigned)).toMatchObject({
      BasicConfig: { displayDisable },
    });
  });

  it("gets the intervals and levels that were given", () => {
    const sign = {
      brightnessLevels: [0, 0, 1, 2, 3, 4, 5, 255],
      measurementInterval: 3600,
      pingInterval: 900,
    };
    expect(generateConfig(orders({ sign }), assigned)).toMatchObject({
      BasicConfig: {
        brtLevel: sign.brightnessLevels,
        gprsUpdateDataInterval: 3600,
        gprsNewActionInterval: 900,
      },
    });
  });
});
