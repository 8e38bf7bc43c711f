import { describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { createConfigStore } from "./configStore";
import { type ConfigDocument, isSame, pathName } from "./document";
import { signDocument } from "./testing/signDocument";

const open = () => createConfigStore(signDocument());
const vMax = ["BasicConfig", "vMax"];
const programs = ["ProgramsSettings", "dispParameters"];

/** Counts the notifications of each place. */
function listening(store: ReturnType<typeof open>, ...paths: (string | number)[][]) {
  const heard = Object.fromEntries(paths.map((path) => [pathName(path), jest.fn()]));
  for (const path of paths) store.subscribe(path, heard[pathName(path)] as () => void);
  return () =>
    Object.fromEntries(Object.entries(heard).map(([path, told]) => [path, told.mock.calls.length]));
}

describe("a document that is being edited", () => {
  it("tells of a change whoever shows that place, what holds it or the whole, and nobody else", () => {
    const store = open();
    const heard = listening(store, vMax, ["BasicConfig", "vMin"], ["BasicConfig"], programs, []);
    store.set(vMax, 130);
    expect(heard()).toEqual({
      "BasicConfig.vMax": 1,
      "BasicConfig.vMin": 0,
      BasicConfig: 1,
      "ProgramsSettings.dispParameters": 0,
      "": 1,
    });
    store.set(vMax, 130);
    expect(heard()).toMatchObject({ "BasicConfig.vMax": 1 });
  });

  it("keeps the objects that a change does not touch, and all that nobody knows", () => {
    const store = open();
    const before = store.read();
    store.set(vMax, 130);
    expect(store.read().ProgramsSettings).toBe(before.ProgramsSettings);
    expect(store.read()).toEqual({
      ...signDocument(),
      BasicConfig: { ...(signDocument().BasicConfig as object), vMax: 130 },
    });
  });

  it("differs from what is assigned until each value is back", () => {
    const store = open();
    expect(store.isDirty()).toBe(false);
    store.set(vMax, 130);
    expect(store.isDirty()).toBe(true);
    store.set(vMax, 199);
    expect(store.isDirty()).toBe(false);
    store.remove(vMax);
    expect([store.isDirty(), store.at(vMax)]).toEqual([true, undefined]);
  });

  it("has its counts follow their lists", () => {
    const store = open();
    store.set([...programs, 2], {});
    expect(store.at(["ProgramsSettings", "prgNumStored"])).toBe(3);
    store.set([...programs, 2, "TxtProgramsParam"], [{}]);
    expect(store.at([...programs, 2, "prgNumTxtProgsIn"])).toBe(1);
    store.remove([...programs, 0]);
    expect(store.at(["ProgramsSettings", "prgNumStored"])).toBe(2);
    expect(store.at([...programs, 0, "prgSpeedLimit"])).toBe(51);
  });

  it("makes the sections that a field needs", () => {
    const store = createConfigStore({ cfgID: "KB0" });
    store.set(vMax, 130);
    expect(store.read()).toEqual({ cfgID: "KB0", BasicConfig: { vMax: 130 } });
  });

  it("is read from text, and stays as it was where that can't be", () => {
    const store = open();
    const heard = listening(store, vMax);
    store.write(JSON.stringify({ ...signDocument(), BasicConfig: { vMax: 90 } }));
    expect([store.at(vMax), store.isBroken(), heard()]).toEqual([90, false, { "BasicConfig.vMax": 1 }]);
    for (const text of ['{"BasicConfig": {"vMax": 12', "[]", "null", ""]) {
      store.write(text);
      expect([store.at(vMax), store.isBroken(), store.isDirty(), store.text()]).toEqual([
        90,
        true,
        true,
        text,
      ]);
    }
    store.set(vMax, 91);
    expect([store.isBroken(), store.text()]).toEqual([false, null]);
  });

  it("takes another assigned document, unless something is being edited", () => {
    const store = open();
    const next = { ...signDocument(), BasicConfig: { vMax: 80 } };
    store.rebase(next);
    expect([store.at(vMax), store.isDirty()]).toEqual([80, false]);
    store.set(vMax, 81);
    store.rebase(signDocument());
    expect([store.at(vMax), store.isDirty(), store.base()]).toEqual([81, true, signDocument()]);
  });

  it("forgets what the portal said of a place once that changes", () => {
    const store = open();
    const fault = (path: string) => ({
      path,
      message: "must be <= 300",
      fault: "TOO_LARGE",
      params: { max: 300 },
    });
    store.tell([fault("BasicConfig.vMax"), fault("BasicConfig.vMin"), fault("ProgramsSettings")]);
    store.set(vMax, 120);
    expect(store.faults().map(({ path }) => path)).toEqual(["BasicConfig.vMin", "ProgramsSettings"]);
    store.set([...programs, 0, "prgSpeedLimit"], 11);
    expect(store.faults().map(({ path }) => path)).toEqual(["BasicConfig.vMin"]);
  });

  it("becomes just what was written, whatever that is", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (drawn) => {
        const document = JSON.parse(JSON.stringify(drawn)) as ConfigDocument;
        const store = open();
        store.write(JSON.stringify(document));
        expect(JSON.parse(JSON.stringify(store.read()))).toEqual(document);
        expect(store.isDirty()).toBe(!isSame(document, signDocument()));
      }),
    );
  });
});

describe("steps back and forth", () => {
  const vMin = ["BasicConfig", "vMin"];
  const now = ({ at }: ReturnType<typeof open>) => [at(vMin), at(vMax)];

  it("take back what was typed in one field whole, and one field after another", () => {
    const store = open();
    expect([store.canUndo(), store.canRedo()]).toEqual([false, false]);
    for (const typed of [1, 13, 130]) store.set(vMax, typed);
    for (const typed of [7, 70]) store.set(vMin, typed);
    store.undo();
    expect(now(store)).toEqual([5, 130]);
    store.undo();
    expect([now(store), store.isDirty(), store.canUndo()]).toEqual([[5, 199], false, false]);
    store.redo();
    store.redo();
    expect([now(store), store.canRedo()]).toEqual([[70, 130], false]);
  });

  it("begin anew in the same field once it was left", () => {
    const store = open();
    store.set(vMax, 130);
    store.seal();
    store.set(vMax, 140);
    store.undo();
    expect(store.at(vMax)).toBe(130);
  });

  it("are none where what was typed was taken away again by hand", () => {
    const store = open();
    store.set(vMax, 19);
    store.set(vMax, 199);
    expect(store.canUndo()).toBe(false);
  });

  it("forget what was taken back once something else is changed", () => {
    const store = open();
    store.set(vMax, 130);
    store.undo();
    store.set(vMin, 9);
    expect([store.canRedo(), now(store)]).toEqual([false, [9, 199]]);
  });

  it("bring back all that was thrown away at once, and a text that can't be read", () => {
    const store = open();
    store.set(vMax, 130);
    store.write('{"BasicConfig": ');
    store.replace(store.base());
    expect([store.isDirty(), store.text()]).toEqual([false, null]);
    store.undo();
    expect([store.isBroken(), store.text(), store.at(vMax)]).toEqual([true, '{"BasicConfig": ', 130]);
    store.undo();
    expect([store.isBroken(), store.text(), store.at(vMax)]).toEqual([false, null, 130]);
  });

  it("never take back what somebody else has changed meanwhile, nor what is stored by now", () => {
    const store = open();
    store.set(vMax, 130);
    store.rebase({ ...signDocument(), BasicConfig: { ...(signDocument().BasicConfig as object), vMin: 8 } });
    store.undo();
    expect([now(store), store.isDirty()]).toEqual([[8, 199], false]);
    store.redo();
    store.rebase(store.read());
    expect([store.canUndo(), store.isDirty()]).toEqual([false, false]);
  });

  it("lead from any end to the beginning, and all the way back", () => {
    const change = fc.oneof(
      fc.tuple(fc.constantFrom(vMax, vMin, [...programs, 0, "prgSpeedLimit"]), fc.integer()),
      fc.constant("seal" as const),
      fc.constant("remove" as const),
      fc.string().map((text) => ({ text })),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const store = open();
        for (const one of changes)
          if (one === "seal") store.seal();
          else if (one === "remove") store.remove([...programs, 0]);
          else if ("text" in one) store.write(one.text);
          else store.set(one[0], one[1]);
        const end = [store.read(), store.isBroken()];
        while (store.canUndo()) store.undo();
        expect([store.read(), store.isDirty()]).toEqual([signDocument(), false]);
        while (store.canRedo()) store.redo();
        expect([store.read(), store.isBroken()]).toEqual(end);
      }),
    );
  });
});
