import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { validConfig } from "../../test/validConfig.js";
import { PlatformError } from "../errors.js";
import { checkConfig, keepAdminFields } from "./config.rules.js";
import type { ClientConfig } from "./config.schema.js";

function refusal(work: () => unknown): PlatformError {
  try {
    work();
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
  throw new Error("was not refused");
}

/** Puts a value at a path of a valid configuration. */
function withValue(path: string, value: unknown): object {
  const config = validConfig();
  const names = path.split(".");
  const last = names.pop() ?? "";
  let at: Record<string, unknown> = config;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = value;
  return config;
}

describe("a configuration", () => {
  it("is taken as an object or as text, whole or in part, with what isn't known here", () => {
    expect(checkConfig(validConfig())).toEqual(validConfig());
    expect(checkConfig(JSON.stringify(validConfig()))).toEqual(validConfig());
    expect(checkConfig({})).toEqual({});
    expect(checkConfig({ other: [1, { deep: null }] })).toEqual({ other: [1, { deep: null }] });
    expect(checkConfig({ FlasherConfig: { flashDuty: 50 } })).toEqual({ FlasherConfig: { flashDuty: 50 } });
    const layouts = [validConfig().WindowLayoutParameter];
    expect(checkConfig({ WindowLayoutParameter: layouts })).toEqual({ WindowLayoutParameter: layouts });
  });

  const [entry, smiley] = [{ value: 1 }, { smileyIcon: 1 }];
  it.each<[string, unknown]>([
    ["cfgID", "KB1"],
    ["BasicConfig.radarBuffClearTimeout", 65_536],
    ["BasicConfig.radarBuffClearTimeout", -1],
    ["BasicConfig.radarOffsetVelocity", 11],
    ["BasicConfig.radarOffsetVelocity", -11],
    ["BasicConfig.radarType", "Kestrel"],
    ["BasicConfig.brtLevel", [1, 2, 3, 4, 5, 6, 7]],
    ["BasicConfig.brtLevel", [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ["BasicConfig.brtLevel.0", -1],
    ["BasicConfig.brtLevel.7", 256],
    ["BasicConfig.brtLevel.3", 3],
    ["BasicConfig.displayDisable", 4],
    ["BasicConfig.matrixLedBrtPolarity", 2],
    ["BasicConfig.gprsUpdateDataInterval", 301],
    ["BasicConfig.gprsNewActionInterval", 45],
    ["BasicConfig.vMax", 4],
    ["flasherModeTriggerVelocity", [entry, entry, entry, entry]],
    ["roadFlasherModeTriggerVelocity", [entry, entry, entry, entry]],
    ["buzzerModeTriggerVelocity", [entry, entry, entry, entry]],
    ["flasherTrigger", [entry, entry, entry, entry]],
    ["FlasherConfig", [{}, {}, {}, {}]],
    ["RoadFlasherConfig", [{}, {}, {}, {}]],
    ["BuzzerConfig", [{}, {}, {}, {}]],
    ["smileyConfig", [smiley, smiley, smiley, smiley]],
    ["FlasherConfig.0.flashMaxBrightness", 9],
    ["smileyConfig.0.smileyIcon", 2],
    ["smileyConfig.1.speedThresholdMax", 201],
    ["smileyConfig.1.speedThresholdMax", 50],
    ["ProgramsSettings.prgNumStored", 2],
    ["ProgramsSettings.dispParameters.0.prgNumTxtProgsIn", 0],
    ["WindowLayoutParameter.numOfLayoutWindows", 3],
    ["WindowLayoutParameter.windowSettings.1.width", 33],
    ["WindowLayoutParameter.windowSettings.0.height", 17],
    ["CustomTextProgram.customProgramsStored", 0],
    ["CustomTextProgram.customTextProgramData.0.numOfTexts", 2],
    ["CustomTextProgram.customTextProgramData.0.customTextData", [{}, {}, {}]],
    ["CustomTextProgram.customTextProgramData.0.customTextData", [{}, {}, {}, {}]],
    ["CustomTextProgram.customTextProgramData.0.customTextData.0.parameters.lineSpacing", 16],
    ["ProgramsSettings.dispParameters.0.TxtProgramsParam", [{}, {}, {}]],
  ])("with a wrong %s is refused by that name", (path, value) => {
    const { code, fields } = refusal(() => checkConfig(withValue(path, value)));
    expect({ code, paths: fields?.map((field) => field.path) }).toEqual({
      code: "VALIDATION_FAILED",
      paths: expect.arrayContaining([`data.${path}`]),
    });
  });

  it.each<[string, unknown]>([
    ["BasicConfig", []],
    ["BasicConfig", null],
    ["BasicConfig.vMax", "50"],
    ["BasicConfig.brtLevel", 7],
    ["BasicConfig.gprsNewActionInterval", "60"],
    ["smileyConfig", "none"],
    ["smileyConfig.0", 5],
    ["ProgramsSettings.dispParameters", {}],
    ["BasicConfig.Config_Version", {}],
  ])("with %s of another shape is malformed", (path, value) => {
    const { code, fields } = refusal(() => checkConfig(withValue(path, value)));
    expect({ code, path: fields?.[0]?.path }).toEqual({ code: "BAD_REQUEST", path: `data.${path}` });
  });

  it("has three texts in a program exactly where their layout has four windows", () => {
    const layout = (windows: number) => ({ windowSettings: Array.from({ length: windows }, () => ({})) });
    const faults = (winLayoutID: number | undefined, WindowLayoutParameter: unknown, texts = 3) => {
      const program = { winLayoutID, customTextData: Array.from({ length: texts }, () => ({})) };
      const config = { CustomTextProgram: { customTextProgramData: [program] }, WindowLayoutParameter };
      try {
        checkConfig(JSON.stringify(config));
        return [];
      } catch (error) {
        return error instanceof PlatformError ? error.fields : [error];
      }
    };
    const three = [
      {
        path: "data.CustomTextProgram.customTextProgramData.0.customTextData",
        message: "must not have more than 2 texts, or 3 in a layout of 4 windows",
        fault: "TOO_MANY_TEXTS",
      },
    ];
    const layouts = [layout(2), layout(3), layout(4)];
    expect(faults(2, layouts)).toEqual([]);
    expect(faults(0, layout(4))).toEqual([]);
    expect(faults(0, { numOfLayoutWindows: 4 })).toEqual([]);
    for (const id of [0, 1, 3, undefined]) {
      expect(faults(id, layouts)).toEqual(three);
      expect(faults(id, layouts, 2)).toEqual([]);
    }
    expect(faults(0, layout(3))).toEqual(three);
    expect(faults(1, layout(4))).toEqual(three);
    expect(faults(0, undefined)).toEqual(three);
  });

  it("has its faults named ten at once", () => {
    const brtLevel = [300, 300, 300, 300, 300, 300, 300, 300];
    const smileys = [{ speedThresholdMax: -1, smileyIcon: 9 }, { speedThresholdMax: 999 }];
    const { fields } = refusal(() => checkConfig({ BasicConfig: { brtLevel }, smileyConfig: smileys }, "x"));
    expect(fields).toHaveLength(10);
    expect(fields?.[8]?.path).toMatch(/^x\.smileyConfig\.0\./);
  });

  it("is limited in size and depth", () => {
    expect(refusal(() => checkConfig({ notes: "č".repeat(140_000) })).fields?.[0]?.path).toBe("data");
    expect(checkConfig({ notes: "x".repeat(200_000) })).toBeDefined();
    expect(refusal(() => checkConfig(`{"a":${"[".repeat(40)}${"]".repeat(40)}}`)).code).toBe("BAD_REQUEST");
    for (const wrong of ["[]", "{", 5, null, ["x"]])
      expect(refusal(() => checkConfig(wrong)).code).toBe("BAD_REQUEST");
  });

  it("is taken with eight levels of brightness exactly where none is below the one before", () => {
    const levels = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(levels, fc.boolean(), (drawn, inOrder) => {
        const brtLevel = inOrder ? drawn.toSorted((a, b) => a - b) : drawn;
        const rising = brtLevel.every((level, index) => index === 0 || level >= (brtLevel[index - 1] ?? 0));
        const check = () => checkConfig({ BasicConfig: { brtLevel } });
        if (rising) expect(check).not.toThrow();
        else expect(refusal(check).code).toBe("VALIDATION_FAILED");
      }),
    );
  });

  it("of any content is taken or refused by name, never otherwise", () => {
    const names = Object.keys(validConfig()) as [string, ...string[]];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 4 })), (config) => {
        try {
          expect(checkConfig(config)).toEqual(config);
        } catch (error) {
          if (!(error instanceof PlatformError)) throw error;
          expect(error.fields?.every(({ path }) => path.startsWith("data"))).toBe(true);
        }
      }),
    );
  });
});

describe("what administrators set", () => {
  const basic = (BasicConfig: ClientConfig["BasicConfig"]): ClientConfig => ({
    ...(BasicConfig && { BasicConfig }),
  });
  const kept = (before: ClientConfig | undefined, after: ClientConfig) => () =>
    keepAdminFields(before, after);

  it("stays as it is, whatever else changes", () => {
    const own = { gprsNewActionInterval: 30, serialNumber: "SN-1", deviceType: 4 };
    expect(kept(basic(own), basic({ ...own, vMax: 90 }))).not.toThrow();
    expect(kept(undefined, basic({ gprsNewActionInterval: 60 }))).not.toThrow();
    expect(kept(undefined, {})).not.toThrow();
    expect(kept(basic({ gprsNewActionInterval: 60 }), {})).not.toThrow();
  });

  it.each([
    [undefined, { gprsNewActionInterval: 30 }, "gprsNewActionInterval"],
    [undefined, { serialNumber: "1" }, "serialNumber"],
    [{ gprsNewActionInterval: 30 }, {}, "gprsNewActionInterval"],
    [{ gprsNewActionInterval: 30 }, { gprsNewActionInterval: 60 }, "gprsNewActionInterval"],
    [{ serialNumber: "1" }, { serialNumber: "2" }, "serialNumber"],
    [{ deviceType: 1 }, {}, "deviceType"],
  ])("is refused: %j to %j", (before, after, name) => {
    const { code, fields } = refusal(kept(basic(before), basic(after)));
    expect(code).toBe("FORBIDDEN");
    expect(fields?.map(({ path }) => path)).toEqual([`data.BasicConfig.${name}`]);
  });
});
