import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const PERIOD = { startTimestamp: START - 7200, endTimestamp: START };

let platform: TestPlatform;
let admin: Headers;
beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());

interface Kept {
  sign: TestClient;
  group: number;
  headers: Headers;
  keys: Record<"view" | "full" | "admins" | "group", Headers>;
  scheduleId: number;
}

let made = 0;
/** A sign that counted something, and all that its group keeps of it. */
async function signOfGroup(): Promise<Kept> {
  made += 1;
  const group = await addGroup(platform, admin, `Old ${made}`);
  const { headers } = await addUser(platform, admin, `former${made}@example.si`, group);
  const sign = await addClient(platform, admin, group);
  await platform.ok("POST", "/device/measurements", sign.device, {
    batchId: "1",
    from: START - 3600,
    to: START - 1800,
    readings: [{ timestamp: START - 2000, speed: 44, length: 4 }],
  });
  const keyOf = async (who: Headers, viewOnly: boolean, opened: object = { clientId: sign.id }) => {
    const body = { ...opened, viewOnly };
    const { apikey } = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", who, body);
    return { authorization: `ApiKey ${apikey.key}` };
  };
  const keys = {
    view: await keyOf(headers, true),
    full: await keyOf(headers, false),
    admins: await keyOf(admin, false),
    group: await keyOf(headers, true, { groupId: group }),
  };
  const { id: scheduleId } = await platform.ok<{ id: number }>("POST", "/report-schedule", headers, {
    name: "Weekly",
    interval: "week",
    cron: "0 6 * * 1",
    clientIds: [sign.id],
    recipients: ["clerk@example.si"],
  });
  const summaryGroups = { groups: [{ name: "Road", clients: [sign.id] }] };
  await platform.ok("PATCH", "/group", admin, { id: group, metaData: { summaryGroups } });
  return { sign, group, headers, keys, scheduleId };
}

/** The place at which the sign stood for its former group. */
async function placeOf(headers: Headers): Promise<number> {
  const [place] = await platform.ok<{ id: number }[]>("GET", "/place/list", headers);
  return place?.id ?? 0;
}

const vehiclesOf = async (headers: Headers, clientId: number) => {
  const period = `startTimestamp=${PERIOD.startTimestamp}&endTimestamp=${PERIOD.endTimestamp}`;
  const { status, body } = await platform.call("GET", `/measurement?clientId=${clientId}&${period}`, headers);
  return status === 200 ? (body as { total_vehicles: number }).total_vehicles : status;
};

const WAYS: [string, (kept: Kept) => Promise<unknown>][] = [
  [
    "is given to another group",
    async ({ sign }) => {
      const groupId = await addGroup(platform, admin, `New ${made}`);
      return platform.ok("PUT", "/client/group", admin, { clientId: sign.id, groupId });
    },
  ],
  [
    "is moved to a place of another group",
    async ({ sign }) => {
      const groupId = await addGroup(platform, admin, `New ${made}`);
      const other = await addClient(platform, admin, groupId);
      const { stays } = await platform.ok<{ stays: { placeId: number }[] }>("PUT", "/client/stay", admin, {
        clientId: other.id,
        newPlace: { metaData: { locationName: "Trg" } },
      });
      const placeId = stays.at(-1)?.placeId;
      return platform.ok("PUT", "/client/stay", admin, { clientId: sign.id, placeId });
    },
  ],
];

describe.each(WAYS)("a device that %s", (_way, give) => {
  let kept: Kept;
  let place: number;
  beforeAll(async () => {
    kept = await signOfGroup();
    await give(kept);
    place = await placeOf(kept.headers);
  });

  it.each(["view", "full"] as const)("leaves its group's %s key to its place", async (kind) => {
    const key = kept.keys[kind];
    expect(await vehiclesOf(key, place)).toBe(1);
    expect(await vehiclesOf(key, kept.sign.id)).toBe(404);
    expect(await platform.ok("GET", "/user/session", key)).toMatchObject({
      apiKey: { clientId: place, formerClientId: kept.sign.id },
    });
  });

  it("is none of its group's key any more, whose links name it; what it measured there is", async () => {
    const { group } = kept.keys;
    expect(await vehiclesOf(group, place)).toBe(1);
    expect(await vehiclesOf(group, kept.sign.id)).toBe(404);
    const listed = async (path: string) =>
      (await platform.ok<{ id: number }[]>("GET", path, group)).map(({ id }) => id);
    expect(await listed("/client/list")).toEqual([]);
    expect(await listed("/place/list")).toEqual([place]);
  });

  it("goes on being opened by an administrator's key, which shows what its groups see", async () => {
    expect(await vehiclesOf(kept.keys.admins, kept.sign.id)).toBe(0);
    const { apiKey } = await platform.ok<{ apiKey: object }>("GET", "/user/session", kept.keys.admins);
    expect(apiKey).not.toHaveProperty("formerClientId");
  });

  it("leaves its place to the reports and the summary of its group, and their history", async () => {
    const schedules = await platform.ok<{ clientIds: number[] }[]>(
      "GET",
      "/report-schedule/list",
      kept.headers,
    );
    expect(schedules.map(({ clientIds }) => clientIds)).toEqual([[place]]);
    const [group] = await platform.ok<{ id: number; metaData: object }[]>("GET", "/group/list", kept.headers);
    expect(group?.metaData).toMatchObject({
      summaryGroups: { groups: [{ name: "Road", clients: [place] }] },
    });
    for (const query of [`kind=reportSchedule&id=${kept.scheduleId}`, `kind=group&id=${kept.group}`]) {
      const revisions = await platform.ok<object[]>("GET", `/revision/list?${query}`, admin);
      expect(revisions.length).toBeGreaterThan(1);
    }
  });
});

it("keeps all of what leads to a device where the change is only tried", async () => {
  const kept = await signOfGroup();
  const groupId = await addGroup(platform, admin, "Tried");
  const tried = { ...admin, "x-dry-run": "true" };
  await platform.ok("PUT", "/client/group", tried, { clientId: kept.sign.id, groupId });
  expect(await vehiclesOf(kept.keys.view, kept.sign.id)).toBe(1);
});

it("leads nothing to a place where nothing was measured", async () => {
  const group = await addGroup(platform, admin, "Never");
  const { headers } = await addUser(platform, admin, "never@example.si", group);
  const silent = await addClient(platform, admin, group);
  await platform.ok("POST", "/apikey", headers, { clientId: silent.id, viewOnly: true });
  const groupId = await addGroup(platform, admin, "Later");
  await platform.ok("PUT", "/client/group", admin, { clientId: silent.id, groupId });
  expect(await platform.ok("GET", "/place/list", headers)).toEqual([]);
});
