import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { addLabeller } from "../../test/labellers.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { addFilm, film } from "../../test/uploads.js";
import { openReadOnly } from "../db/database.js";
import { PART_SIZE } from "../parts/bytes.rules.js";

const DAY = 86_400;
const FILE = film(randomBytes(2 * PART_SIZE + 17));

let platform: TestPlatform;
let admin: Headers;
let ana: Headers;
let id: number;

const begin = async (settings: Record<string, string> = {}) => {
  platform = await TestPlatform.start(undefined, settings);
  admin = await platform.signIn(ADMIN);
  ana = await addLabeller(platform, admin, "ana@example.si");
  ({ id } = await addFilm(platform, admin, { file: FILE }));
};
beforeEach(() => begin());
afterEach(() => platform.stop());

const fetchFilm = (headers: Headers = {}, method: "GET" | "HEAD" = "GET") =>
  platform.app.inject({ method, url: `/stetje/video/file?id=${id}`, headers: { ...ana, ...headers } });
const store = (checked: boolean) =>
  platform.call("POST", "/stetje/video", ana, { id, vehicles: [{ id: 1, plate: "LJ AB-123" }], checked });
const listed = async () => (await platform.ok<object[]>("GET", "/stetje/video/list", admin))[0];
const signInAgain = async () => {
  admin = await platform.signIn(ADMIN);
  ana = await platform.signIn({ email: "ana@example.si", password: "password of ana@example.si" });
};
const parts = async () => {
  const db = openReadOnly(platform.database);
  const rows = await db.selectFrom("video_part").select("part").execute();
  await db.destroy();
  return rows.length;
};

describe("a film", () => {
  it("is sent whole, as what it is, and kept on no disk on its way", async () => {
    const { statusCode, headers, rawPayload } = await fetchFilm();
    expect([statusCode, rawPayload.equals(FILE)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(FILE.length),
      "accept-ranges": "bytes",
      "cache-control": "no-store",
    });
  });

  it.each([
    ["bytes=0-0", 0, 1],
    [`bytes=${PART_SIZE - 1}-${PART_SIZE}`, PART_SIZE - 1, PART_SIZE + 1],
    [`bytes=${PART_SIZE}-`, PART_SIZE, FILE.length],
    ["bytes=-17", FILE.length - 17, FILE.length],
  ])("is sent from anywhere to anywhere: %s", async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await fetchFilm({ range });
    expect([statusCode, rawPayload.equals(FILE.subarray(from, to))]).toEqual([206, true]);
    expect(headers["content-range"]).toBe(`bytes ${from}-${to - 1}/${FILE.length}`);
  });

  it("says where it ends, and goes on only as the same film", async () => {
    const beyond = await fetchFilm({ range: `bytes=${FILE.length}-` });
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, `bytes */${FILE.length}`]);
    const { etag } = (await fetchFilm()).headers;
    expect((await fetchFilm({ range: "bytes=5-9", "if-range": String(etag) })).statusCode).toBe(206);
    expect((await fetchFilm({ range: "bytes=5-9", "if-range": '"another"' })).statusCode).toBe(200);
  });

  it("is told of without its bytes", async () => {
    const { statusCode, headers, rawPayload } = await fetchFilm({ range: "bytes=1-2" }, "HEAD");
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({ "content-length": String(FILE.length), "content-type": "video/mp4" });
  });

  it("is for labellers alone, administrators not included", async () => {
    const cene = (await addUser(platform, admin, "cene@example.si")).headers;
    for (const headers of [admin, cene])
      expect((await platform.call("GET", `/stetje/video/file?id=${id}`, headers)).status).toBe(403);
    expect((await platform.app.inject({ url: `/stetje/video/file?id=${id}` })).statusCode).toBe(401);
  });

  it("is not there of a video that lies elsewhere, or is unknown", async () => {
    const body = { url: "/videos/1.mp4", frameRate: 15 };
    ({ id } = await platform.ok<{ id: number }>("POST", "/stetje/video/add", admin, body));
    expect((await fetchFilm()).statusCode).toBe(404);
    id = 999_999;
    expect((await fetchFilm()).statusCode).toBe(404);
  });
});

describe("a film goes", () => {
  it("with its video, while somebody labels it", async () => {
    await platform.ok("GET", "/stetje/video/next", ana);
    await store(false);
    const remove = (headers: Headers) => platform.call("DELETE", `/stetje/video?id=${id}`, headers);
    expect((await remove(ana)).status).toBe(403);
    expect((await remove({ ...admin, "x-dry-run": "true" })).status).toBe(204);
    expect([(await fetchFilm()).statusCode, await parts()]).toEqual([200, 3]);
    expect((await remove(admin)).status).toBe(204);
    expect([(await fetchFilm()).statusCode, await parts()]).toEqual([404, 0]);
    expect((await store(false)).status).toBe(404);
    expect((await platform.call("GET", "/stetje/video/next", ana)).status).toBe(204);
    expect((await remove(admin)).status).toBe(404);
  });

  it("with its plates, once these are old", async () => {
    await store(true);
    platform.clock.now = START + 30 * DAY - 1;
    await platform.app.jobs.run("plates");
    await signInAgain();
    expect((await fetchFilm()).statusCode).toBe(200);
    platform.clock.now = START + 30 * DAY;
    await platform.app.jobs.run("plates");
    expect((await fetchFilm()).statusCode).toBe(404);
    await platform.app.jobs.run("films");
    expect(await parts()).toBe(0);
    expect(await listed()).toMatchObject({
      url: `/stetje/video/file?id=${id}`,
      fileSize: null,
      platesRemoved: true,
    });
  });

  it("not before somebody has labelled it, however old it is", async () => {
    await store(false);
    platform.clock.now = START + 400 * DAY;
    await platform.app.jobs.run("plates");
    await platform.app.jobs.run("films");
    await signInAgain();
    expect((await fetchFilm()).statusCode).toBe(200);
    expect((await store(false)).status).toBe(200);
  });

  it("at once where no plates are to be kept", async () => {
    await platform.stop();
    await begin({ RETENTION_PLATES_DAYS: "0" });
    await store(false);
    expect((await fetchFilm()).statusCode).toBe(200);
    await store(true);
    expect((await fetchFilm()).statusCode).toBe(404);
    await platform.app.jobs.run("films");
    expect(await parts()).toBe(0);
    expect(await listed()).toMatchObject({ fileSize: null, platesRemoved: true });
  });
});
