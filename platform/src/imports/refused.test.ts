import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY } from "../time/clock.js";

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;
let group: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
  client = await addClient(platform, admin, group);
});
afterAll(() => platform.stop());

/** Sessions end meanwhile, so people sign in again. */
async function goTo(instant: number): Promise<void> {
  platform.clock.now = instant;
  admin = await platform.signIn(ADMIN);
}

async function read(text: string, options: object = {}): Promise<number> {
  const form = { ...admin, "content-type": "multipart/form-data" };
  const sent = { fileName: "šola=1.csv", options, file: Buffer.from(text) };
  const { id } = await platform.ok<{ id: number }>("POST", `/import?clientId=${client.id}`, form, sent);
  await platform.app.jobs.run("imports");
  return id;
}
const refused = (id: number, headers = admin) =>
  platform.call("GET", `/import/refused?id=${id}`, headers) as Promise<{
    status: number;
    body: unknown;
    headers: Record<string, unknown>;
  }>;

const BROKEN = [
  "time;speed;direction",
  "2026-11-10 08:00:00;50;incoming",
  '2026-11-10 08:00:99;50;"incoming"',
  "2026-11-10 08:01:00;fast;incoming",
  "=HYPERLINK(1);50;incoming",
  "2026-11-16 08:00:00;50;incoming",
  ...Array.from({ length: 5 }, (_, at) => `2026-11-10 08:0${at + 2}:00;5${at};outgoing`),
].join("\n");

it("lists the lines that were refused, as a file that spreadsheets open and nothing runs in", async () => {
  const id = await read(BROKEN, { dateOrder: "YMD" });
  const answer = await refused(id);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringContaining("refused.csv"),
  });
  expect(String(answer.body).split("\r\n")).toEqual([
    "\ufeffline;column;reason;text",
    '3;time;The time is not understood.;"2026-11-10 08:00:99;50;""incoming"""',
    '4;speed;There is no number where one is expected.;"2026-11-10 08:01:00;fast;incoming"',
    `5;time;The time is not understood.;"'=HYPERLINK(1);50;incoming"`,
    '6;;The time lies in the future.;"2026-11-16 08:00:00;50;incoming"',
    "",
  ]);
});

it("lists what lay in the future when the file was read, not now", async () => {
  const id = await read(BROKEN, { dateOrder: "YMD" });
  await goTo(START + 3 * DAY);
  expect(String((await refused(id)).body)).toContain("in the future");
  await goTo(START);
});

it("says nothing of files that were not read, and is for who may import alone", async () => {
  const asking = await read("date,count\n2026-01-05 01:00,1\n2026-01-05 02:00,2\n2026-01-05 03:00,3\n");
  expect((await refused(asking)).status).toBe(409);
  const id = await read(BROKEN);
  const user = await addUser(platform, admin, "user@example.si", group);
  expect((await refused(id, user.headers)).status).toBe(403);
});

it("is gone with the file", async () => {
  const id = await read(BROKEN, { dateOrder: "YMD" });
  await platform.ok("POST", "/import/apply", admin, { id });
  await platform.app.jobs.run("imports");
  await goTo(START + 15 * DAY);
  await platform.app.jobs.run("imports' leftovers");
  expect((await refused(id)).status).toBe(404);
});
