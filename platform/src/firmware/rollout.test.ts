import { createHash, randomBytes } from "node:crypto";
import http from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, type TestClient } from "../../test/devices.js";
import { listen } from "../../test/listen.js";
import { newTestDatabase } from "../../test/testDatabase.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { addUpload } from "../../test/uploads.js";
import { openDatabases } from "../db/database.js";
import { PART_SIZE } from "../parts/bytes.rules.js";

const MINUTE = 60;
const DAY = 86_400;

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;
let made = 0;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());

beforeEach(async () => {
  platform.clock.now = START;
  client = await addClient(platform, admin);
});

const newFirmware = (file: Buffer = randomBytes(10), hardwareType = "K200DISP_AMG") =>
  addUpload(platform, admin, { version: `v${++made}`, hardwareType, file });
const tell = (status: object, device = client) =>
  platform.ok("POST", "/device/status", device.device, { timestamp: platform.clock.now, ...status });
const assign = (body: object) => platform.call("POST", "/firmware/assign", admin, body);
const given = async (file?: Buffer) => {
  const firmware = await newFirmware(file);
  expect((await assign({ id: firmware.id, clients: client.id, force: true })).status).toBe(204);
  return firmware;
};
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const rollout = (id: number) => platform.ok<object[]>("GET", `/firmware/rollout?id=${id}`, admin);
const offered = (device = client) => platform.call("GET", "/device/firmware", device.device);
const fetched = (headers: Headers = {}, device = client) =>
  platform.app.inject({
    method: "GET",
    url: "/device/firmware/file",
    headers: { ...device.device, ...headers },
  });

describe("assigning a firmware", () => {
  it("for a device's own type, its hash, takes that device and no other", async () => {
    const other = await addClient(platform, admin);
    await tell({ hwType: "9f3c1ab27e" });
    await tell({ hwType: "9F3C1AB27E" }, other);
    const { id } = await newFirmware(undefined, "9f3c1ab27e");
    expect((await assign({ id, clients: client.id })).status).toBe(204);
    expect(await assign({ id, clients: other.id })).toMatchObject({
      status: 422,
      body: {
        error: {
          details: {
            fields: [{ path: `clients.${other.id}`, message: "is a 9F3C1AB27E, not a 9f3c1ab27e" }],
          },
        },
      },
    });
  });

  it("is refused by client where the hardware is another or not known, unless forced", async () => {
    const [other, silent] = [await addClient(platform, admin), await addClient(platform, admin)];
    await tell({ hwType: "K200DISP_AMG" });
    await tell({ hwType: "K200DISP_FALCON" }, other);
    const { id } = await newFirmware();
    const clients = `${client.id},${other.id},${silent.id}`;
    expect(await assign({ id, clients })).toMatchObject({
      status: 422,
      body: {
        error: { details: { fields: [{ path: `clients.${other.id}` }, { path: `clients.${silent.id}` }] } },
      },
    });
    expect(await rollout(id)).toEqual([]);
    expect((await assign({ id, clients: [client.id] })).status).toBe(204);
    expect(await rollout(id)).toMatchObject([{ clientId: client.id, state: "assigned", assignDate: START }]);
    expect((await assign({ id, clients, force: true })).status).toBe(204);
    expect(await rollout(id)).toHaveLength(3);
    expect((await assign({ id, clients: `${client.id},999999` })).status).toBe(404);
    expect((await assign({ id, clients: "x" })).status).toBe(400);
  });

  it("leaves out and names who tells this version already, where that is asked for; not who never told any", async () => {
    const [other, silent] = [await addClient(platform, admin), await addClient(platform, admin)];
    const { id } = await newFirmware();
    await tell({ hwType: "K200DISP_AMG", firmwareVersion: `v${made}` });
    await tell({ hwType: "K200DISP_AMG", firmwareVersion: "old" }, other);
    await tell({ hwType: "K200DISP_AMG" }, silent);
    const body = { id, clients: [client.id, other.id, silent.id], skipRunning: true };
    const dry = { ...admin, "x-dry-run": "true" };
    const answer = { status: 200, body: { skipped: [client.id] } };
    expect(await platform.call("POST", "/firmware/assign", dry, body)).toMatchObject(answer);
    expect(await rollout(id)).toEqual([]);
    expect(await assign(body)).toMatchObject(answer);
    expect(await rollout(id)).toMatchObject([{ clientId: other.id }, { clientId: silent.id }]);
    expect(await assign({ ...body, clients: client.id })).toMatchObject(answer);
    expect((await assign({ id, clients: client.id })).status).toBe(204);
    expect(await rollout(id)).toHaveLength(3);
  });

  it("is told of each client, and nothing of those that have none", async () => {
    const [other, bare] = [await addClient(platform, admin), await addClient(platform, admin)];
    const of = (...ids: number[]) => platform.call("GET", `/firmware/assigned?clientId=${ids}`, admin);
    const [first, second] = [await given(), await newFirmware()];
    await assign({ id: second.id, clients: other.id, force: true });
    await tell({ firmwareVersion: `v${made}` }, other);
    expect((await of(other.id, bare.id, client.id)).body).toMatchObject([
      { clientId: client.id, firmwareId: first.id, state: "assigned", assignDate: START, attempts: 1 },
      { clientId: other.id, firmwareId: second.id, state: "installed", reportedVersion: `v${made}` },
    ]);
    expect((await of(bare.id)).body).toEqual([]);
    expect((await of(client.id, 999_999)).status).toBe(404);
    expect((await platform.call("GET", "/firmware/assigned?clientId=x", admin)).status).toBe(400);
  });

  it("takes the place of what was assigned before", async () => {
    const [first, second] = [await given(), await given()];
    expect(await rollout(first.id)).toEqual([]);
    expect((await offered()).body).toMatchObject({ id: second.id, sha256: second.sha256 });
    await platform.ok("DELETE", `/firmware?id=${second.id}`, admin);
    expect((await offered()).status).toBe(204);
    expect((await fetched()).statusCode).toBe(404);
  });
});

describe("a device", () => {
  it("is told of its firmware until it has it", async () => {
    expect((await offered()).status).toBe(204);
    const file = randomBytes(PART_SIZE + 5);
    const { id, sha256 } = await given(file);
    const version = `v${made}`;
    expect((await offered()).body).toEqual({ id, version, sha256, size: file.length });
    platform.clock.now += MINUTE;
    const whole = await fetched();
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      etag: `"${sha256}"`,
      "accept-ranges": "bytes",
      "content-length": String(file.length),
      "content-type": "application/octet-stream",
    });
    expect(hashOf(whole.rawPayload)).toBe(sha256);
    const dates = { downloadDate: START + MINUTE, downloadedDate: START + MINUTE };
    expect(await rollout(id)).toMatchObject([{ state: "downloaded", ...dates, attempts: 1 }]);
    platform.clock.now += MINUTE;
    await tell({ firmwareVersion: version });
    expect(await rollout(id)).toMatchObject([
      { state: "installed", ...dates, reportDate: START + 2 * MINUTE, reportedVersion: version },
    ]);
    expect((await offered()).status).toBe(204);
  });

  it("gets the ranges that it asks for", async () => {
    const file = randomBytes(2 * PART_SIZE + 100);
    const { id, sha256 } = await given(file);
    const part = async (range: string, more: Headers = {}) => {
      const answer = await fetched({ range, ...more });
      return [answer.statusCode, answer.headers["content-range"], hashOf(answer.rawPayload)];
    };
    const bytes = (first: number, last: number) => [
      206,
      `bytes ${first}-${last}/${file.length}`,
      hashOf(file.subarray(first, last + 1)),
    ];
    expect(await part("bytes=5-9")).toEqual(bytes(5, 9));
    expect(await part(`bytes=${PART_SIZE - 1}-${PART_SIZE}`)).toEqual(bytes(PART_SIZE - 1, PART_SIZE));
    expect(await rollout(id)).toMatchObject([{ state: "downloading", downloadedDate: null }]);
    expect(await part("bytes=-7")).toEqual(bytes(file.length - 7, file.length - 1));
    expect(await rollout(id)).toMatchObject([{ state: "downloaded" }]);
    expect(await part("bytes=5-9", { "if-range": `"${sha256}"` })).toEqual(bytes(5, 9));
    expect(await part("bytes=5-9", { "if-range": '"another"' })).toEqual([200, undefined, hashOf(file)]);
    expect(await part("bytes=5-9,20-29")).toEqual([200, undefined, hashOf(file)]);
    const beyond = await fetched({ range: `bytes=${file.length}-` });
    expect([beyond.statusCode, beyond.headers["content-range"], beyond.json().error.code]).toEqual([
      416,
      `bytes */${file.length}`,
      "RANGE_NOT_SATISFIABLE",
    ]);
  });

  it("has downloaded nothing whole where the connection ends in the middle", async () => {
    const { id } = await given(Buffer.alloc(40 * PART_SIZE, 5));
    const port = await listen(platform);
    await new Promise<void>((resolve, reject) => {
      const headers = client.device;
      const request = http.get(
        { host: "127.0.0.1", port, path: "/device/firmware/file", headers },
        (answer) => {
          answer.once("data", () => {
            answer.destroy();
            resolve();
          });
        },
      );
      request.on("error", reject);
    });
    expect(await rollout(id)).toMatchObject([{ state: "downloading", downloadedDate: null }]);
    platform.clock.now = START + DAY;
    admin = await platform.signIn(ADMIN);
    expect(await rollout(id)).toMatchObject([{ state: "failed" }]);
    expect((await offered()).status).toBe(200);
    platform.clock.now = START;
    admin = await platform.signIn(ADMIN);
  });

  it("gets the firmware of its own alone, also where two fetch at once", async () => {
    const other = await addClient(platform, admin);
    const [mine, theirs] = [randomBytes(3 * PART_SIZE), randomBytes(3 * PART_SIZE + 1)];
    const first = await given(mine);
    const second = await newFirmware(theirs);
    await assign({ id: second.id, clients: other.id, force: true });
    const [one, two] = await Promise.all([fetched(), fetched({}, other)]);
    expect(one.rawPayload.equals(mine)).toBe(true);
    expect(two.rawPayload.equals(theirs)).toBe(true);
    expect(await rollout(first.id)).toMatchObject([{ clientId: client.id, state: "downloaded" }]);
    expect(await rollout(second.id)).toMatchObject([{ clientId: other.id, state: "downloaded" }]);
  });
});

it("is not found, or cut, where it is deleted under a device's hands", async () => {
  const place = await newTestDatabase();
  const lossy = { ...place, drop: async () => undefined };
  const before = platform;
  platform = await TestPlatform.start(lossy);
  admin = await platform.signIn(ADMIN);
  client = await addClient(platform, admin);
  const { id } = await given(randomBytes(3 * PART_SIZE));
  await platform.stop();
  const removeFrom = async (part: number) => {
    const db = await openDatabases(place);
    await db.write.deleteFrom("firmware_part").where("part", ">=", part).execute();
    await db.close();
    platform = await TestPlatform.start(lossy);
  };
  await removeFrom(1);
  const cut = fetch(`http://127.0.0.1:${await listen(platform)}/device/firmware/file`, {
    headers: client.device,
  });
  await expect(cut.then((answer) => answer.arrayBuffer())).rejects.toThrow();
  admin = await platform.signIn(ADMIN);
  expect(await rollout(id)).toMatchObject([{ state: "downloading" }]);
  await platform.stop();
  await removeFrom(0);
  const gone = await fetched();
  expect([gone.statusCode, gone.json().error.code]).toEqual([404, "NOT_FOUND"]);
  await platform.stop();
  await place.drop();
  platform = before;
  admin = await platform.signIn(ADMIN);
});

describe("a firmware that is not installed", () => {
  const failed = async () => {
    await tell({ firmwareVersion: "old" });
    const { id } = await given();
    await fetched();
    platform.clock.now += 9 * MINUTE;
    await tell({ firmwareVersion: "old" });
    expect(await rollout(id)).toMatchObject([{ state: "downloaded", reportedVersion: "old" }]);
    platform.clock.now += MINUTE;
    await tell({ battery: 12 });
    expect(await rollout(id)).toMatchObject([{ state: "downloaded" }]);
    await tell({ firmwareVersion: "old" });
    expect(await rollout(id)).toMatchObject([{ state: "failed", reportDate: START + 10 * MINUTE }]);
    return id;
  };

  it("has failed once the device tells another version ten minutes later, and can be tried again", async () => {
    const id = await failed();
    expect((await offered()).status).toBe(204);
    const retry = (body: object) => platform.ok("POST", "/firmware/retry", admin, { id, ...body });
    const other = await addClient(platform, admin);
    expect(await retry({ clients: other.id })).toEqual({ clients: [] });
    expect(await retry({ clients: [client.id, other.id] })).toEqual({ clients: [client.id] });
    expect(await rollout(id)).toMatchObject([
      { state: "assigned", attempts: 2, downloadDate: null, reportedVersion: "old" },
    ]);
    expect((await offered()).status).toBe(200);
    expect(await retry({})).toEqual({ clients: [] });
  });

  it("is installed after all where the device tells so later", async () => {
    const id = await failed();
    platform.clock.now += DAY;
    await tell({ firmwareVersion: `v${made}` });
    admin = await platform.signIn(ADMIN);
    expect(await rollout(id)).toMatchObject([{ state: "installed" }]);
    platform.clock.now = START;
    admin = await platform.signIn(ADMIN);
  });
});
