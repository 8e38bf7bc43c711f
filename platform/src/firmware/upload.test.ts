import { createHash, randomBytes } from "node:crypto";
import http from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { LARGEST_FIRMWARE } from "@obcestje/contract/limits/fileSizes.js";
import { listen } from "../../test/listen.js";
import { multipart } from "../../test/multipart.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { until } from "../../test/until.js";
import { addUpload } from "../../test/uploads.js";
import { openReadOnly } from "../db/database.js";
import type { Db } from "../db/tables.js";
import { PART_SIZE } from "../parts/bytes.rules.js";

const FORM = { "content-type": "multipart/form-data" };
const LONG_TEST_MS = 120_000;
const metadata = JSON.stringify({ hardwareType: "K200DISP_AMG", description: "Popravki" });

let platform: TestPlatform;
let admin: Headers;
let reader: Db;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  reader = openReadOnly(platform.database);
});
afterAll(async () => {
  await reader.destroy();
  await platform.stop();
});

const upload = (fields: Record<string, unknown>) =>
  platform.call("POST", "/firmware", { ...admin, ...FORM }, fields);
const versions = async () =>
  (await platform.ok<{ version: string }[]>("GET", "/firmware/list", admin)).map(({ version }) => version);
const partsOf = (id: number) =>
  reader
    .selectFrom("firmware_part")
    .select(["part", "data"])
    .where("firmware_id", "=", id)
    .orderBy("part")
    .execute();
const unfinished = async () =>
  (await reader.selectFrom("firmware").select("id").where("complete", "=", 0).execute()).map(({ id }) => id);

describe("a firmware", () => {
  it.each([
    ["before", ["version", "metadata", "file"]],
    ["after", ["file", "metadata", "version"]],
    ["around", ["metadata", "file", "version"]],
  ])("is stored byte by byte, with its fields %s the file", async (place, order) => {
    const file = randomBytes(2 * PART_SIZE + 17);
    const fields: Record<string, unknown> = { version: `2.0 ${place}`, metadata, file };
    const answer = await upload(Object.fromEntries(order.map((name) => [name, fields[name]])));
    const { id } = answer.body as { id: number };
    expect(answer).toMatchObject({
      status: 201,
      body: {
        version: `2.0 ${place}`,
        metaData: { hardwareType: "K200DISP_AMG", description: "Popravki" },
        size: file.length,
        sha256: createHash("sha256").update(file).digest("hex"),
        createDate: START,
      },
    });
    const parts = await partsOf(id);
    expect(parts.map(({ data }) => data.length)).toEqual([PART_SIZE, PART_SIZE, 17]);
    expect(Buffer.concat(parts.map(({ data }) => data)).equals(file)).toBe(true);
  });

  it.each([PART_SIZE - 1, PART_SIZE, PART_SIZE + 1])("may have %i bytes", async (length) => {
    const file = randomBytes(length);
    const { id, size } = await addUpload(platform, admin, { version: `of ${length}`, file });
    expect(size).toBe(length);
    expect(Buffer.concat((await partsOf(id)).map(({ data }) => data)).equals(file)).toBe(true);
  });

  it("has a version that is there once for its hardware", async () => {
    const again = () => upload({ version: "3.0", metadata, file: Buffer.from("x") });
    expect((await again()).status).toBe(201);
    expect((await again()).status).toBe(409);
    const other = JSON.stringify({ hardwareType: "K200DISP_FALCON" });
    expect((await upload({ version: "3.0", metaData: other, file: Buffer.from("x") })).status).toBe(201);
    const [first, second] = await Promise.all(
      [1, 2].map(() => upload({ version: "4.0", metadata, file: Buffer.from("x") })),
    );
    expect([first?.status, second?.status].toSorted()).toEqual([201, 409]);
    expect(await unfinished()).toEqual([]);
  });

  it("is corrected, and deleted with all its parts", async () => {
    const { id } = await addUpload(platform, admin, { version: "5.0" });
    await addUpload(platform, admin, { version: "5.1" });
    const patch = (body: object) => platform.call("PATCH", "/firmware", admin, { id, ...body });
    expect((await patch({ version: "5.1" })).status).toBe(409);
    expect((await patch({ metadata: { hardwareType: "BIKECOUNTER" } })).status).toBe(422);
    expect((await patch({ version: "5.2", metadata: '{"description":"Nova"}' })).body).toMatchObject({
      version: "5.2",
      metaData: { hardwareType: "K200DISP_AMG", description: "Nova" },
    });
    await platform.ok("DELETE", `/firmware?id=${id}`, admin);
    expect(await versions()).not.toContain("5.2");
    expect(await partsOf(id)).toEqual([]);
    expect((await patch({ version: "6" })).status).toBe(404);
    expect((await platform.call("DELETE", `/firmware?id=${id}`, admin)).status).toBe(404);
  });
});

describe("a form", () => {
  const good = { version: "9.9", metadata, file: Buffer.from("x") };
  const without = (name: string) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));

  it.each<[string, Record<string, unknown>, number, string]>([
    ["without a file", without("file"), 400, "file"],
    ["with a text for a file", { ...good, file: "x" }, 400, "file"],
    ["with an empty file", { ...good, file: Buffer.alloc(0) }, 422, "file"],
    ["with a file for a field", { ...good, file: "x", picture: Buffer.from("x") }, 400, "picture"],
    ["without a version", without("version"), 400, "version"],
    ["with an empty version", { ...good, version: "" }, 422, "version"],
    ["without metadata", without("metadata"), 400, "metadata"],
    ["with metadata that are none", { ...good, metadata: "{" }, 400, "metadata"],
    ["without hardware", { ...good, metadata: "{}" }, 400, "metadata.hardwareType"],
    [
      "for hardware that takes none",
      { ...good, metadata: '{"hardwareType":"BIKECOUNTER"}' },
      422,
      "metadata.hardwareType",
    ],
    ["with a field that is too long", { ...good, metadata: "x".repeat(70_000) }, 422, "metadata"],
  ])("%s is refused, and nothing of it stays", async (_name, fields, status, path) => {
    const answer = await upload(fields);
    expect(answer).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } });
    expect(await versions()).not.toContain("9.9");
    expect(await unfinished()).toEqual([]);
  });

  it.each([
    ["of 32 MB is taken", LARGEST_FIRMWARE.bytes, 201],
    ["with a byte more is refused", LARGEST_FIRMWARE.bytes + 1, 413],
  ])(
    "with a file %s",
    async (_name, length, status) => {
      const answer = await upload({ ...good, version: "32 MB", file: Buffer.alloc(length, 7) });
      expect(answer.status).toBe(status);
      expect(await unfinished()).toEqual([]);
    },
    LONG_TEST_MS,
  );

  it("that is none at all is malformed", async () => {
    const send = async (type: string, payload: string | Buffer) => {
      const headers = { ...admin, "content-type": type };
      const { statusCode } = await platform.app.inject({
        method: "POST",
        url: "/firmware",
        headers,
        payload,
      });
      return statusCode;
    };
    const { payload, type } = multipart(good);
    expect(await send("application/json", "{}")).toBe(400);
    expect(await send("multipart/form-data", payload)).toBe(400);
    expect(await send(type, "nothing of the kind")).toBe(400);
    expect(await send(type, payload.subarray(0, -10))).toBe(400);
    expect(await send(type, payload.subarray(0, payload.indexOf("firmware.bin") + 60))).toBe(400);
    expect(await unfinished()).toEqual([]);
  });
});

it("leaves nothing of an upload that is cut off", async () => {
  const { payload, type } = multipart({ version: "cut", metadata, file: randomBytes(4 * PART_SIZE) });
  const request = http.request({
    host: "127.0.0.1",
    port: await listen(platform),
    path: "/firmware",
    method: "POST",
    headers: { ...admin, "content-type": type, "content-length": payload.length },
  });
  request.on("error", () => undefined);
  request.write(payload.subarray(0, 3 * PART_SIZE));
  const stored = async () => {
    const [id] = await unfinished();
    return id === undefined ? 0 : (await partsOf(id)).length;
  };
  await until(async () => (await stored()) >= 2).finally(() => request.destroy());
  await until(async () => (await unfinished()).length === 0);
  expect(await stored()).toBe(0);
  expect(await versions()).not.toContain("cut");
});
