import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { beginFaults, faultPath, noteFault, readFaults, watchFaults } from "./faultFile.js";

let folder: string;
let path: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faults-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  path = faultPath(join(folder, `${count++}`));
});

it("keeps what was broken, and when", async () => {
  expect(await readFaults(path)).toEqual({});
  await beginFaults(path, { "OB-2602": [{ since: 1, fault: "silent" }] });
  await noteFault(path, "OB-2601", "stuckOpen", 10);
  await noteFault(path, "OB-2601", "none", 20);
  await beginFaults(path, {});
  expect(await readFaults(path)).toEqual({
    "OB-2602": [{ since: 1, fault: "silent" }],
    "OB-2601": [
      { since: 10, fault: "stuckOpen" },
      { since: 20, fault: "none" },
    ],
  });
});

it.each([
  ["no JSON", "{", "is no JSON"],
  ["a list", "[]", "is no object of serial numbers"],
  ["no list of a device", '{"OB-1": "silent"}', "OB-1 is no list"],
  [
    "another fault",
    '{"OB-1": [{"since": 1, "fault": "leaks"}]}',
    "stuckOpen, stuckClosed, silent, firmware, actions, none",
  ],
  ["no time", '{"OB-1": [{"since": "now", "fault": "none"}]}', "OB-1 is no list"],
  [
    "times out of order",
    '{"OB-1": [{"since": 2, "fault": "none"}, {"since": 1, "fault": "silent"}]}',
    "ascending",
  ],
])("says what is wrong with %s, and writes nothing over it", async (_name, text, problem) => {
  await beginFaults(path, {});
  await writeFile(path, text);
  await expect(readFaults(path)).rejects.toThrow(problem);
  await expect(noteFault(path, "OB-2601", "none", 1)).rejects.toThrow(problem);
  expect(await readFile(path, "utf8")).toBe(text);
});

it("looks again each time, and says once of a broken file that it is ignored", async () => {
  const said: string[] = [];
  const look = watchFaults(path, (problem) => said.push(problem));
  expect(await look()).toEqual({});
  await noteFault(path, "OB-2601", "stuckOpen", 10);
  const broken = { "OB-2601": [{ since: 10, fault: "stuckOpen" }] };
  expect(await look()).toEqual(broken);
  await writeFile(path, "{");
  expect([await look(), await look()]).toEqual([broken, broken]);
  expect(said).toEqual([`${path}: is no JSON`]);
  await rm(path);
  expect(await look()).toEqual({});
});
