import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const SENT = [
  { timestamp: START - 1800, speed: 51.6, direction: "outgoing", samples: 7, length: 4.27, kind: "vehicle" },
  { timestamp: START - 3000, direction: "incoming", kind: "bicycle" },
  { timestamp: START - 2400, speed: 0, direction: "incoming" },
];

let platform: TestPlatform;
let user: Headers;
let admin: Headers;
let client: TestClient;
let foreign: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const groupId = await addGroup(platform, admin, "Bled");
  client = await addClient(platform, admin, groupId);
  foreign = await addClient(platform, admin, await addGroup(platform, admin, "Bohinj"));
  ({ headers: user } = await addUser(platform, admin, "user@example.si", groupId));
  const batch = { batchId: "batch 1", from: START - 3600, to: START, readings: SENT };
  await platform.ok("POST", "/device/measurements", client.device, batch);
});
afterAll(() => platform.stop());

const list = (more = "", clientId = client.id) =>
  platform.call(
    "GET",
    `/reading/list?clientId=${clientId}&startTimestamp=${START - 3600}&endTimestamp=${START}${more}`,
    user,
  );

it("tells each reading as it is stored, oldest first", async () => {
  const { body, headers } = await list();
  expect(body).toEqual([
    {
      timestamp: START - 3000,
      speed: null,
      direction: "incoming",
      samples: 1,
      length: null,
      kind: "bicycle",
    },
    { timestamp: START - 2400, speed: 0, direction: "incoming", samples: 1, length: null, kind: "vehicle" },
    { timestamp: START - 1800, speed: 52, direction: "outgoing", samples: 7, length: 4.2, kind: "vehicle" },
  ]);
  expect(headers).not.toHaveProperty("x-next-cursor");
  expect(headers).not.toHaveProperty("x-total-count");
});

it("goes on where a page ended, and counts where it is asked to", async () => {
  const first = await list("&limit=2&count=true");
  expect(first.body).toHaveLength(2);
  expect(first.headers["x-total-count"]).toBe("3");
  const next = await list(`&limit=2&cursor=${first.headers["x-next-cursor"]}`);
  expect(next.body).toMatchObject([{ timestamp: START - 1800 }]);
  expect(next.headers).not.toHaveProperty("x-next-cursor");
});

it("shows nothing of another group's client", async () => {
  expect((await list("", foreign.id)).status).toBe(404);
});

it.each([
  ["&limit=1001", 422, "limit"],
  ["&limit=0", 422, "limit"],
  ["&cursor=x", 400, "cursor"],
  [`&cursor=${Buffer.from("[1,2,3]").toString("base64url")}`, 400, "cursor"],
  [`&cursor=${Buffer.from("[1,0,0,0,0,1,0]").toString("base64url")}`, 400, "cursor"],
  [`&cursor=${Buffer.from("[4102444801,0,0,0,0,1,1]").toString("base64url")}`, 400, "cursor"],
  ["&count=1", 422, "count"],
])("refuses %s by name", async (more, status, path) => {
  expect(await list(more)).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } });
});

it("is at its end with a cursor from behind the period", async () => {
  const behind = Buffer.from(JSON.stringify([START + 5, 0, 0, 0, 0, 1, 1])).toString("base64url");
  expect(await list(`&cursor=${behind}`)).toMatchObject({ status: 200, body: [] });
});
