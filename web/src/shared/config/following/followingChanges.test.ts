import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { differences } from "../differences";
import { followingChanges } from "./followingChanges";

const program = (prgSpeedLimit: number, prgTXTProgId?: number) => ({
  prgSpeedLimit,
  prgNumTxtProgsIn: prgTXTProgId === undefined ? 0 : 1,
  TxtProgramsParam: prgTXTProgId === undefined ? [] : [{ prgTXTProgId }],
});
const document = (vMax: number, ...dispParameters: object[]) => ({
  BasicConfig: { vMax, brtLevel: [1, 2, 3] },
  ProgramsSettings: { dispParameters },
});

it("tells what is the change's own from what is only carried along", () => {
  const running = document(180, program(10), program(51, 7));
  const without = document(199, program(10), program(51));
  const following = document(199, program(10), program(61));
  expect(followingChanges({ running, without, following })).toEqual([
    { path: ["ProgramsSettings", "dispParameters", 1, "prgSpeedLimit"], before: 51, after: 61, isOwn: true },
    { path: ["BasicConfig", "vMax"], before: 180, after: 199, isOwn: false },
    {
      path: ["ProgramsSettings", "dispParameters", 1, "TxtProgramsParam", 0],
      before: { prgTXTProgId: 7 },
      after: undefined,
      isOwn: false,
    },
  ]);
});

it("tells levels together", () => {
  const running = document(180);
  const following = { ...running, BasicConfig: { vMax: 180, brtLevel: [1, 5, 9] } };
  expect(followingChanges({ running, without: running, following })).toEqual([
    { path: ["BasicConfig", "brtLevel"], before: [1, 2, 3], after: [1, 5, 9], isOwn: true },
  ]);
});

it("leaves out nothing, and calls nothing carried that the change alone makes", () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(json, json, json, (running, without, following) => {
      const told = followingChanges({ running, without, following });
      expect(told.length > 0).toBe(differences(running, following).length > 0);
      const alone = followingChanges({ running, without: running, following });
      expect(alone.every(({ isOwn }) => isOwn)).toBe(true);
      const carried = followingChanges({ running, without: following, following });
      expect(carried.some(({ isOwn }) => isOwn)).toBe(false);
    }),
  );
});
