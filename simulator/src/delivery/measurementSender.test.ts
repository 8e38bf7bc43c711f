import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "@jest/globals";
import type { Batch, BatchReceipt } from "../platform-api/deviceApi.js";
import { PlatformRefusal } from "../platform-api/errors.js";
import { MeasurementSender } from "./measurementSender.js";
import { StateFile } from "./stateFile.js";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const reading = (timestamp: number) => ({ timestamp, speed: 50, direction: "incoming" as const });
const batch: Batch = { batchId: "b", from: 0, to: 100, readings: [reading(10), reading(50), reading(90)] };

let path: string;
let sent: Batch[];
/** The platform's next answers, in order; after that it accepts everything. */
let answers: (Partial<BatchReceipt> | Error)[];

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "measurements-"));
  folders.push(folder);
  path = join(folder, "state.json");
  [sent, answers] = [[], []];
});

/** A device that starts with the content of its state file. */
async function start(): Promise<MeasurementSender> {
  const state = await StateFile.open(path);
  if (!state.device("s"))
    await state.put("s", { clientId: 1, guid: "g", apiKey: "k", delivered: [], pending: [] });
  const api = {
    postMeasurements: async (one: Batch): Promise<BatchReceipt> => {
      sent.push(one);
      const answer = answers.shift() ?? {};
      if (answer instanceof Error) throw answer;
      return { accepted: 0, duplicate: 0, refused: [], ...answer };
    },
  };
  return new MeasurementSender({ serialNumber: "s", api, state, retry: {} });
}

it("keeps what is refused for its time, over a restart, and sends it until it is taken", async () => {
  const refused = [
    { index: 0, reason: "INVALID" },
    { index: 1, reason: "FUTURE" },
    { index: 2, reason: "FUTURE" },
  ];
  answers = [{ refused }, { refused: [{ index: 1, reason: "FUTURE" }] }];
  await (await start()).send(batch);
  const again = await start();
  await again.sendKept();
  await again.sendKept();
  await again.sendKept();
  expect(sent).toEqual([
    batch,
    { batchId: "b+2", from: 50, to: 100, readings: [reading(50), reading(90)] },
    { batchId: "b+3", from: 90, to: 100, readings: [reading(90)] },
  ]);
});

it("sends a batch under another id where that one is taken", async () => {
  answers = [new PlatformRefusal(409, "CONFLICT", "taken"), new PlatformRefusal(409, "CONFLICT", "taken")];
  await (await start()).send(batch);
  expect(sent.map(({ batchId }) => batchId)).toEqual(["b", "b+2", "b+3"]);
});

it("tells any other refusal", async () => {
  answers = [new PlatformRefusal(401, "UNAUTHENTICATED", "no")];
  await expect((await start()).send(batch)).rejects.toMatchObject({ status: 401 });
});
