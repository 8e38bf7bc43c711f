import { randomBytes } from "node:crypto";
import http from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addLabeller } from "../../test/labellers.js";
import { listen } from "../../test/listen.js";
import { multipart } from "../../test/multipart.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { until } from "../../test/until.js";
import { addFilm, film } from "../../test/uploads.js";
import { openAsItIs, openReadOnly } from "../db/database.js";
import type { Db } from "../db/tables.js";
import { PART_SIZE } from "../parts/bytes.rules.js";

const HOUR = 3600;

let platform: TestPlatform;
let admin: Headers;
let ana: Headers;
let reader: Db;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  ana = await addLabeller(platform, admin, "ana@example.si");
  reader = openReadOnly(platform.database);
});
afterAll(async () => {
  await reader.destroy();
  await platform.stop();
});
beforeEach(() => {
  platform.clock.now = START;
});

const upload = (fields: Record<string, unknown>) =>
  platform.call("POST", "/stetje/video/upload", { ...admin, "content-type": "multipart/form-data" }, fields);
const listed = () => platform.ok<{ id: number }[]>("GET", "/stetje/video/list", admin);
const unfinished = () => reader.selectFrom("video").select("id").where("complete", "=", 0).execute();
const partsOf = async (id: number) => {
  const parts = reader.selectFrom("video_part").select("data").where("video_id", "=", id).orderBy("part");
  return (await parts.execute()).map(({ data }) => data);
};
const deleteAll = async () => {
  for (const { id } of await listed()) await platform.ok("DELETE", `/stetje/video?id=${id}`, admin);
};

describe("a film", () => {
  it("becomes a video, byte by byte, with all that is said of it", async () => {
    const file = film(randomBytes(2 * PART_SIZE));
    const vehicles = JSON.stringify([{ id: 4, frame: 30, vehicleType: "car", direction: "incoming" }, {}]);
    const answer = await upload({
      file,
      frameRate: "12.5",
      title: " Šolska ",
      recordedDate: START - 9,
      vehicles,
    });
    const { id } = answer.body as { id: number };
    expect(answer).toMatchObject({
      status: 201,
      body: {
        url: `/stetje/video/file?id=${id}`,
        title: "Šolska",
        recordedDate: START - 9,
        frameRate: 12.5,
        fileSize: file.length,
        checked: false,
        createDate: START,
        vehicles: 2,
        labelled: 1,
      },
    });
    const parts = await partsOf(id);
    expect(parts).toHaveLength(3);
    expect(Buffer.concat(parts).equals(file)).toBe(true);
    expect(await platform.ok("GET", "/stetje/video/next", ana)).toMatchObject({
      id,
      title: "Šolska",
      recordedDate: START - 9,
      vehicles: [
        { id: 4, frame: 30 },
        { id: 1, frame: null },
      ],
    });
    await deleteAll();
  });

  it("needs no more than its frame rate, and takes empty fields for none", async () => {
    const answer = await upload({ frameRate: 15, title: "", recordedDate: "", vehicles: " ", file: film() });
    expect(answer).toMatchObject({ status: 201, body: { title: null, recordedDate: null, vehicles: 0 } });
    await deleteAll();
  });

  it("is noted in the audit log, without what its labels say", async () => {
    const vehicles = JSON.stringify([{ plate: "LJ AB-123" }]);
    const { id } = await addFilm(platform, admin, { vehicles });
    const [row] = await platform.ok<object[]>("GET", "/audit/list?limit=1", admin);
    expect(row).toMatchObject({ call: "POST /stetje/video/upload", result: "done", target: { ids: { id } } });
    expect(JSON.stringify(row)).not.toContain("LJ AB-123");
    await deleteAll();
  });
});

describe("a form", () => {
  const good = { frameRate: 15, file: film() };

  it.each<[string, Record<string, unknown>, number, string]>([
    ["without a film", { frameRate: 15 }, 400, "file"],
    ["with an empty film", { ...good, file: Buffer.alloc(0) }, 422, "file"],
    ["with a file that is no film", { ...good, file: Buffer.from("PK\u0003\u0004 and so on") }, 422, "file"],
    ["without a frame rate", { file: film() }, 400, "frameRate"],
    ["with a frame rate that is none", { ...good, frameRate: "fast" }, 400, "frameRate"],
    ["with no frames", { ...good, frameRate: 0 }, 422, "frameRate"],
    ["with too many frames", { ...good, frameRate: 241 }, 422, "frameRate"],
    ["with a title that is too long", { ...good, title: "x".repeat(201) }, 422, "title"],
    ["with half a second", { ...good, recordedDate: "1.5" }, 400, "recordedDate"],
    ["from the future", { ...good, recordedDate: START + 1 }, 422, "recordedDate"],
    ["with vehicles that are none", { ...good, vehicles: "[{" }, 400, "vehicles"],
    ["with a vehicle's fault", { ...good, vehicles: '[{"frame":-1}]' }, 400, "vehicles.0.frame"],
    ["with a vehicle twice", { ...good, vehicles: '[{"id":1},{"id":1}]' }, 422, "vehicles.1.id"],
    ["with too many vehicles", { ...good, vehicles: JSON.stringify(Array(2001).fill({})) }, 422, "vehicles"],
  ])("%s is refused, and nothing of it stays", async (_name, fields, status, path) => {
    const answer = await upload(fields);
    expect(answer).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } });
    expect(await listed()).toEqual([]);
    expect(await unfinished()).toEqual([]);
  });
});

async function send(length: number): Promise<http.ClientRequest> {
  const request = http.request({
    host: "127.0.0.1",
    port: await listen(platform),
    path: "/stetje/video/upload",
    method: "POST",
    headers: { ...admin, "content-type": multipart({}).type, "content-length": length },
  });
  request.on("error", () => undefined);
  return request;
}

it("is refused before it is sent where it is too large", async () => {
  const request = await send(205 * 1024 * 1024);
  request.flushHeaders();
  const status = await new Promise((resolve) =>
    request.on("response", (answer) => resolve(answer.statusCode)),
  );
  request.destroy();
  expect(status).toBe(413);
  expect(await unfinished()).toEqual([]);
});

it("is seen by nobody while it is under way, and leaves nothing where it is cut off", async () => {
  const { payload } = multipart({ frameRate: 15, file: film(randomBytes(4 * PART_SIZE)) });
  const request = await send(payload.length);
  request.write(payload.subarray(0, 3 * PART_SIZE));
  const begun = async () => (await unfinished())[0]?.id ?? 0;
  await until(async () => (await partsOf(await begun())).length >= 2);
  const id = await begun();
  expect(await listed()).toEqual([]);
  expect(await platform.ok("GET", "/stetje/video/counts", admin)).toEqual({ waiting: 0, inWork: 0, done: 0 });
  expect(await platform.ok("GET", "/stetje/video/labels.json", ana)).toEqual([]);
  expect((await platform.call("GET", "/stetje/video/next", ana)).status).toBe(204);
  const labels = { id, vehicles: [], checked: false };
  for (const [method, url, headers, body] of [
    ["GET", `/stetje/video/file?id=${id}`, ana, undefined],
    ["GET", `/stetje/video/labels.csv?id=${id}`, ana, undefined],
    ["POST", "/stetje/video", ana, labels],
    ["POST", "/stetje/video/return", ana, { id }],
    ["DELETE", `/stetje/video?id=${id}`, admin, undefined],
  ] as const)
    expect([url, (await platform.call(method, url, headers, body)).status]).toEqual([url, 404]);
  request.destroy();
  await until(async () => (await unfinished()).length === 0);
  expect(await partsOf(id)).toEqual([]);
});

it("is discarded where the platform that took it in was killed", async () => {
  const sweep = () => platform.app.jobs.run("films");
  const { id } = await addFilm(platform, admin);
  const other = await addFilm(platform, admin);
  const db = openAsItIs(platform.database);
  await db.updateTable("video").set({ complete: 0 }).where("id", "=", id).execute();
  platform.clock.now = START + HOUR;
  await sweep();
  expect(await partsOf(id)).toHaveLength(1);
  platform.clock.now = START + HOUR + 1;
  await sweep();
  expect([await partsOf(id), await unfinished()]).toEqual([[], []]);
  expect(await partsOf(other.id)).toHaveLength(1);
  await db.destroy();
});
