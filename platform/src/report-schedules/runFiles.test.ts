import { createHash } from "node:crypto";
import http from "node:http";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser } from "../../test/devices.js";
import { listen } from "../../test/listen.js";
import {
  bringReport,
  type ClaimedRun,
  claimRuns,
  makeReport,
  pdfOf,
  SERVICE,
  type TestRun,
} from "../../test/reports.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { until } from "../../test/until.js";
import { openReadOnly } from "../db/database.js";
import type { Db } from "../db/tables.js";
import { PART_SIZE } from "../parts/bytes.rules.js";
import { LARGEST_REPORT } from "./runUpload.js";

const DAY = 86_400;

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let stranger: Headers;
let clientId: number;
let reader: Db;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const groupId = await addGroup(platform, admin, "Koper");
  const otherId = await addGroup(platform, admin, "Piran");
  ({ headers: user } = await addUser(platform, admin, "ana@example.si", groupId));
  ({ headers: stranger } = await addUser(platform, admin, "bor@example.si", otherId));
  ({ id: clientId } = await addClient(platform, admin, groupId));
  reader = openReadOnly(platform.database);
});
afterAll(async () => {
  await reader.destroy();
  await platform.stop();
});

const add = async (more: object = {}) => {
  const body = { name: "Mesečno poročilo", clientIds: [clientId], interval: "lastMonth", cron: "0 6 1 * *" };
  const { id } = await platform.ok<{ id: number }>("POST", "/report-schedule", user, {
    ...body,
    recipients: ["obcina@example.si"],
    ...more,
  });
  return id;
};
/** A requested run that was given out. */
const claimed = async (scheduleId?: number): Promise<ClaimedRun> => {
  const id = scheduleId ?? (await add());
  await platform.ok("POST", "/report-schedule/run", user, { id });
  const run = (await claimRuns(platform, { limit: 50 })).find((one) => one.scheduleId === id);
  if (!run) throw new Error("It was not given out.");
  return run;
};
const download = (runId: number, headers: Headers = user) =>
  platform.app.inject({ method: "GET", url: `/report-schedule/file?runId=${runId}`, headers });
const runOf = async (scheduleId: number) => {
  const [run] = await platform.ok<TestRun[]>("GET", `/report-schedule/runs?scheduleId=${scheduleId}`, user);
  return run;
};
const filesOf = (runId: number) =>
  reader.selectFrom("report_file").select(["id", "complete"]).where("run_id", "=", runId).execute();
/** It also runs by itself if the platform listens. */
const sweep = async () => {
  await platform.app.jobs.idle();
  await platform.app.jobs.run("old reports");
};
const partsLeft = async () => (await reader.selectFrom("report_file_part").select("part").execute()).length;

it("are stored byte by byte, and downloaded under a plain name by the group's people alone", async () => {
  const run = await claimed();
  const file = pdfOf(2 * PART_SIZE + 17);
  expect((await bringReport(platform, run, file)).status).toBe(204);
  expect(await runOf(run.scheduleId)).toMatchObject({
    state: "succeeded",
    endDate: START,
    fileName: "porocilo-mesecno-porocilo-2026-10-01.pdf",
    fileSize: file.length,
    deliveries: [],
  });
  const answer = await download(run.runId);
  expect(answer.rawPayload.equals(file)).toBe(true);
  const etag = `"${createHash("sha256").update(file).digest("hex")}"`;
  expect(answer.headers).toMatchObject({
    etag,
    "content-type": "application/pdf",
    "content-length": String(file.length),
    "content-disposition": 'attachment; filename="porocilo-mesecno-porocilo-2026-10-01.pdf"',
  });
  expect((await download(run.runId, { ...user, "if-none-match": etag })).statusCode).toBe(304);
  expect((await download(run.runId, stranger)).statusCode).toBe(404);
  expect((await download(run.runId, admin)).statusCode).toBe(200);
  expect((await bringReport(platform, run, file)).status).toBe(409);
});

it.each([
  ["what is no PDF", Buffer.from("<html>not a report</html>"), 400],
  ["nothing", Buffer.alloc(0), 400],
  ["less than a PDF's beginning", Buffer.from("%PDF"), 400],
  ["more than 64 MB", pdfOf(LARGEST_REPORT + 1), 413],
])("refuse %s, and keep nothing of it", async (_name, file, status) => {
  const run = await claimed();
  const before = await partsLeft();
  expect((await bringReport(platform, run, file)).status).toBe(status);
  expect([await filesOf(run.runId), await partsLeft()]).toEqual([[], before]);
  expect((await download(run.runId)).statusCode).toBe(404);
  expect((await bringReport(platform, run)).status).toBe(204);
});

it("refuse what is not sent as a PDF, and a claim that is not the run's", async () => {
  const run = await claimed();
  const url = `/report-schedule/file?runId=${run.runId}&claim=`;
  const sent = (claim: string, type: string) =>
    platform.call("POST", `${url}${claim}`, { ...SERVICE, "content-type": type }, pdfOf(100));
  expect((await sent(run.claim, "application/octet-stream")).status).toBe(400);
  expect((await sent("another", "application/pdf")).status).toBe(409);
  expect((await platform.call("POST", `${url}${run.claim}`, SERVICE)).status).toBe(400);
  expect(await filesOf(run.runId)).toEqual([]);
});

it("leave nothing of an upload that is cut off", async () => {
  const run = await claimed();
  const before = await partsLeft();
  const request = http.request({
    host: "127.0.0.1",
    port: await listen(platform),
    path: `/report-schedule/file?runId=${run.runId}&claim=${run.claim}`,
    method: "POST",
    headers: { ...SERVICE, "content-type": "application/pdf", "content-length": 8 * PART_SIZE },
  });
  request.on("error", () => undefined);
  request.write(pdfOf(3 * PART_SIZE));
  await until(async () => (await partsLeft()) >= before + 2).finally(() => request.destroy());
  await until(async () => (await filesOf(run.runId)).length === 0);
  expect(await partsLeft()).toBe(before);
  expect(await runOf(run.scheduleId)).toMatchObject({ state: "running", fileName: null });
});

it("go with their schedule, and when they are old, with all their parts", async () => {
  const [deleted, kept] = [await add(), await add({ language: "en", name: "Šentjur & Đuro" })];
  await makeReport(platform, user, deleted);
  const runId = await makeReport(platform, user, kept);
  await sweep();
  const before = await partsLeft();
  await platform.ok("DELETE", `/report-schedule?id=${deleted}`, user);
  await sweep();
  expect(await partsLeft()).toBe(before - 1);
  expect((await runOf(kept))?.fileName).toBe("report-sentjur-duro-2026-10-01.pdf");
  platform.clock.now = START + 400 * DAY;
  await sweep();
  expect((await filesOf(runId)).length).toBe(1);
  platform.clock.now += 1;
  await sweep();
  expect(await partsLeft()).toBe(0);
  platform.clock.now = START;
  expect(await runOf(kept)).toBeUndefined();
});
