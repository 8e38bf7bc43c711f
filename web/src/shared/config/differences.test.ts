import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { createConfigStore } from "./configStore";
import { type Change, changesOf, differences, isCount, patchOf, reverted } from "./differences";
import { type ConfigDocument, pathName } from "./document";
import { signDocument } from "./testing/signDocument";

const told = (changes: Change[]) => changes.map(({ path, before, after }) => [pathName(path), before, after]);

describe("the difference of two documents", () => {
  it("is told value by value", () => {
    const store = createConfigStore(signDocument());
    store.set(["BasicConfig", "brtLevel", 3], 90);
    store.set(["BasicConfig", "new"], { deep: 1 });
    store.remove(["ProgramsSettings", "dispParameters", 1]);
    store.remove(["flasherModeTriggerVelocity", "timeout"]);
    expect(told(differences(store.base(), store.read()))).toEqual([
      ["BasicConfig.brtLevel.3", 80, 90],
      ["BasicConfig.new", undefined, { deep: 1 }],
      ["flasherModeTriggerVelocity.timeout", 30, undefined],
      [
        "ProgramsSettings.dispParameters.1",
        { prgNumTxtProgsIn: 0, prgSpeedLimit: 51, TxtProgramsParam: [] },
        undefined,
      ],
      ["ProgramsSettings.prgNumStored", 2, 1],
    ]);
  });

  it("does not see the order of an object's fields, nor anything where nothing differs", () => {
    expect(differences({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([]);
  });

  it("can be taken back change by change, all of it", () => {
    const plain = fc.dictionary(
      fc.constantFrom("a", "b", "c"),
      fc.oneof(fc.integer(), fc.string(), fc.boolean()),
    );
    const nested = fc.dictionary(fc.constantFrom("x", "y"), fc.oneof(plain, fc.integer()));
    fc.assert(
      fc.property(nested, nested, (before, after) => {
        let document: ConfigDocument = after;
        for (const change of differences(before, after)) document = reverted(document, change);
        expect(differences(before, document)).toEqual([]);
      }),
    );
  });

  it("knows which of its places only repeat a list's length", () => {
    expect(isCount(["ProgramsSettings", "prgNumStored"])).toBe(true);
    expect(isCount(["ProgramsSettings", "dispParameters", 0, "prgSpeedLimit"])).toBe(false);
  });

  it("is read from the portal's answers, where null is nothing", () => {
    expect(changesOf({ path: "BasicConfig.brtLevel.3", before: null, after: 4 })).toEqual([
      { path: ["BasicConfig", "brtLevel", 3], before: undefined, after: 4 },
    ]);
    expect(changesOf({ path: null, before: 3, after: 4 })).toEqual([]);
  });
});

describe("a patch of one field", () => {
  it.each<[string[], ConfigDocument]>([
    [["BasicConfig", "vMax"], { BasicConfig: { vMax: 199 } }],
    [["BasicConfig", "gone"], { BasicConfig: { gone: null } }],
    [["maker"], { maker: { note: "kept" } }],
  ])("sets %s alone", (path, patch) => {
    expect(patchOf(signDocument(), path)).toEqual({ patch, place: path });
  });

  it("of a list has the whole of it, with its count", () => {
    const { ProgramsSettings } = signDocument();
    expect(patchOf(signDocument(), ["ProgramsSettings", "dispParameters", 1, "prgSpeedLimit"])).toEqual({
      patch: { ProgramsSettings },
      place: ["ProgramsSettings", "dispParameters"],
    });
    expect(patchOf(signDocument(), ["BasicConfig", "brtLevel", 2])).toEqual({
      patch: { BasicConfig: { brtLevel: [1, 20, 45, 80, 116, 164, 208, 255] } },
      place: ["BasicConfig", "brtLevel"],
    });
  });
});
