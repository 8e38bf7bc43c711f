import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { createConfigStore } from "./configStore";
import type { Path } from "./document";
import { documentFaults } from "./documentFaults";
import { fourWindows, signDocument } from "./testing/signDocument";

const text = (index: number) => ["CustomTextProgram", "customTextProgramData", 0, "customTextData", index];

/** Faults of a valid document after some changes. */
function faultsAfter(...changes: [Path, unknown][]) {
  const store = createConfigStore(signDocument());
  for (const [path, value] of changes) store.set(path, value);
  return documentFaults(store.read());
}

it("finds nothing in what devices of the field have", () => {
  expect(documentFaults(signDocument())).toEqual([]);
});

it.each<[string, [Path, unknown][], object]>([
  [
    "BasicConfig.vMax",
    [[["BasicConfig", "vMax"], 301]],
    { kind: "range", min: 0, max: 300, section: "basic" },
  ],
  ["BasicConfig.vMax", [[["BasicConfig", "vMax"], 4]], { kind: "below", other: "vMin" }],
  [
    "BasicConfig.radarOffsetVelocity",
    [[["BasicConfig", "radarOffsetVelocity"], -11]],
    { kind: "range", min: -10 },
  ],
  ["BasicConfig.brtLevel", [[["BasicConfig", "brtLevel", 3], 44]], { kind: "levels" }],
  ["BasicConfig.radarType", [[["BasicConfig", "radarType"], "Doppler"]], { kind: "value" }],
  ["BasicConfig.gprsNewActionInterval", [[["BasicConfig", "gprsNewActionInterval"], 61]], { kind: "value" }],
  ["BasicConfig.SDcard_en", [[["BasicConfig", "SDcard_en"], "on"]], { kind: "value" }],
  [
    "FlasherConfig.0.flashMaxBrightness",
    [[["FlasherConfig", 0, "flashMaxBrightness"], 19]],
    { kind: "below" },
  ],
  ["FlasherConfig", [[["FlasherConfig"], [{}, {}, {}, {}]]], { kind: "many", most: 3, section: "flasher" }],
  ["ProgramsSettings.dispParameters", [[["ProgramsSettings", "prgNumStored"], 3]], { kind: "count" }],
  [
    "ProgramsSettings.dispParameters.0.TxtProgramsParam",
    [
      [
        ["ProgramsSettings", "dispParameters", 0, "TxtProgramsParam"],
        [{}, {}, {}],
      ],
    ],
    { kind: "many", most: 2, section: "programs" },
  ],
  [
    "CustomTextProgram.customTextProgramData.0.customTextData.0.parameters.lineSpacing",
    [[[...text(0), "parameters", "lineSpacing"], 16]],
    { kind: "range", min: 0, max: 15, section: "customTexts" },
  ],
  [
    "CustomTextProgram.customTextProgramData.0.customTextData.1.window",
    [[[...text(1), "window"], 256]],
    { kind: "range" },
  ],
  [
    "WindowLayoutParameter.0.windowSettings.3.width",
    [
      [["WindowLayoutParameter"], fourWindows],
      [["WindowLayoutParameter", 0, "windowSettings", 3, "width"], 33],
    ],
    { kind: "outside", limit: 64, section: "layouts" },
  ],
])("says what is wrong with %s", (path, changes, fault) => {
  expect(faultsAfter(...changes)).toEqual([expect.objectContaining({ path, ...fault })]);
});

it("lets a text program have a third text only where its layout has four windows", () => {
  const texts: [Path, unknown] = [text(2), { customText: "!" }];
  expect(faultsAfter(texts)).toHaveLength(1);
  expect(faultsAfter(texts, [["WindowLayoutParameter"], fourWindows])).toEqual([]);
  expect(faultsAfter(texts, [["WindowLayoutParameter"], fourWindows[0]])).toEqual([]);
});

it("crashes on nothing", () => {
  const names = Object.keys(signDocument()) as [string, ...string[]];
  const inner = Object.keys(signDocument().BasicConfig as object) as [string, ...string[]];
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.dictionary(fc.constantFrom(...inner), fc.jsonValue()),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), odd), (drawn) => {
      documentFaults({ ...signDocument(), ...drawn });
    }),
  );
});
