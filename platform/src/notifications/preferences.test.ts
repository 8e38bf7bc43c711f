import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const PATH = "/notification/preferences";
const URL_OK = "https://hooks.example.si/obcestje";

let platform: TestPlatform;
let admin: Headers;
let groupId: number;
let own: TestClient;
let foreign: TestClient;
let user: Headers;
let people = 0;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Koper", "Europe/London");
  own = await addClient(platform, admin, groupId);
  foreign = await addClient(platform, admin, await addGroup(platform, admin, "Piran"));
});
afterAll(() => platform.stop());
beforeEach(async () => {
  people += 1;
  user = (await addUser(platform, admin, `ana${people}@example.si`, groupId)).headers;
});

const get = (headers = user) => platform.ok("GET", PATH, headers);
const patch = (body: object, headers = user) => platform.call("PATCH", PATH, headers, body);
const refused = (path: string, message: string) => ({
  status: 422,
  body: { error: { details: { fields: [{ path, message }] } } },
});

describe("preferences", () => {
  it("send nothing until somebody asks for it, and then of all devices of the group", async () => {
    expect(await get()).toEqual({
      etag: expect.any(String),
      events: { silent: true, back: true, alarm: true, valve: true },
      silentAfter: 60,
      channels: {
        email: {
          enabled: false,
          address: `ana${people}@example.si`,
          available: false,
          reason: "notSetUp",
        },
        webhook: { enabled: false, url: null, secretDate: null },
      },
      quietHours: {
        enabled: false,
        from: 1320,
        to: 360,
        timeZone: null,
        usualTimeZone: "Europe/London",
        alarmsPass: true,
      },
      allClients: true,
      clientIds: [],
    });
  });

  it("are of no devices for an administrator, who may choose any, whatever group they act as", async () => {
    expect(await get(admin)).toMatchObject({ allClients: false, clientIds: [] });
    const acting = { ...admin, "x-group-id": String(groupId) };
    await patch({ clientIds: [own.id, foreign.id] }, acting);
    expect(await get(admin)).toMatchObject({ clientIds: [own.id, foreign.id] });
    await patch({ clientIds: [] }, admin);
  });

  it("change where they are given, and stay where they are not", async () => {
    await patch({ events: { back: false }, quietHours: { enabled: true, timeZone: "Asia/Tokyo" } });
    await patch({ silentAfter: 15, quietHours: { from: 60 }, clientIds: [own.id], allClients: false });
    expect(await get()).toMatchObject({
      events: { silent: true, back: false, alarm: true },
      silentAfter: 15,
      quietHours: { enabled: true, from: 60, to: 360, timeZone: "Asia/Tokyo" },
      allClients: false,
      clientIds: [own.id],
    });
  });

  it("name no device of others", async () =>
    expect((await patch({ clientIds: [own.id, foreign.id] })).status).toBe(404));

  it.each([
    [{ silentAfter: 9 }, "silentAfter", "must be >= 10"],
    [{ silentAfter: 1441 }, "silentAfter", "must be <= 1440"],
    [{ quietHours: { from: 60, to: 60 } }, "quietHours.to", "must not be the start"],
    [
      { quietHours: { timeZone: "Koper" } },
      "quietHours.timeZone",
      "must be an IANA time zone, such as Europe/Ljubljana",
    ],
    [{ channels: { webhook: { url: "http://a.si" } } }, "channels.webhook.url", "must begin with https://"],
    [{ channels: { webhook: { enabled: true } } }, "channels.webhook.url", "is required"],
    [
      { channels: { webhook: { enabled: true, url: URL_OK } } },
      "channels.webhook.enabled",
      "needs a secret first",
    ],
    [
      { channels: { webhook: { url: "https://169.254.169.254/" } } },
      "channels.webhook.url",
      "must be an address on the public internet",
    ],
  ])("refuse %j", async (change, path, message) =>
    expect(await patch(change)).toMatchObject(refused(path, message)),
  );
});

describe("the webhook's secret", () => {
  const renew = () =>
    platform.ok<{ secret: string; secretDate: number }>("POST", "/notification/secret", user);

  it("is told once, and is another one each time", async () => {
    const [first, second] = [await renew(), await renew()];
    expect(first).toEqual({ secret: expect.stringMatching(/^wh_[\w-]{43}$/), secretDate: START });
    expect(second.secret).not.toBe(first.secret);
    expect(JSON.stringify(await get())).not.toContain(second.secret.slice(3));
    const answer = await patch({ channels: { webhook: { enabled: true, url: ` ${URL_OK} ` } } });
    expect(answer).toMatchObject({
      status: 200,
      body: { channels: { webhook: { enabled: true, url: URL_OK, secretDate: START } } },
    });
  });

  it("is left out of the audit log", async () => {
    const { secret } = await renew();
    expect(JSON.stringify(await platform.ok("GET", "/audit/list", admin))).not.toContain(secret);
  });
});

describe("a test", () => {
  const test = () => platform.call("POST", "/notification/test", user);

  it("needs a channel", async () =>
    expect(await test()).toMatchObject(refused("channels", "must have one that is on")));

  it("by e-mail says that the server has none", async () => {
    await patch({ channels: { email: { enabled: true } } });
    expect(await test()).toMatchObject({
      status: 201,
      body: { event: "test", clientId: null, deliveries: [{ channel: "email", state: "waiting" }] },
    });
    await platform.app.jobs.run("notification delivery");
    expect(await platform.ok("GET", "/notification/list", user)).toMatchObject([
      { deliveries: [{ state: "failed", attempts: 1, reason: "notSetUp" }] },
    ]);
  });

  it("is sent ten times an hour at most", async () => {
    await patch({ channels: { email: { enabled: true } } });
    for (let count = 0; count < 10; count += 1) expect((await test()).status).toBe(201);
    expect(await test()).toMatchObject({ status: 429, headers: { "retry-after": "3600" } });
  });
});

it("lists what was told by pages, newest first, to the person alone, and forgets it after 90 days", async () => {
  await patch({ channels: { email: { enabled: true } } });
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await platform.ok<{ id: number }>("POST", "/notification/test", user);
    ids.unshift(id);
  }
  const first = await platform.call("GET", "/notification/list?limit=2&count=true", user);
  const next = await platform.ok<{ id: number }[]>(
    "GET",
    `/notification/list?cursor=${first.headers["x-next-cursor"]}`,
    user,
  );
  expect([...(first.body as { id: number }[]), ...next].map(({ id }) => id)).toEqual(ids);
  expect(first.headers["x-total-count"]).toBe("3");
  const other = await addUser(platform, admin, `bor${people}@example.si`, groupId);
  expect(await platform.ok("GET", "/notification/list", other.headers)).toEqual([]);
  platform.clock.now += 90 * 86_400;
  const again = await platform.signIn({
    email: `ana${people}@example.si`,
    password: `password of ana${people}@example.si`,
  });
  await platform.app.jobs.run("old notifications");
  expect(await platform.ok("GET", "/notification/list", again)).toHaveLength(3);
  platform.clock.now += 1;
  await platform.app.jobs.run("old notifications");
  expect(await platform.ok("GET", "/notification/list", again)).toEqual([]);
});
