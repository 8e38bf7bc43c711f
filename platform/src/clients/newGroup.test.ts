import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { TestClient } from "../../test/devices.js";
import { MOVE, type Moved, moveClient, PERIOD, READERS, type Reader } from "../../test/moved/scene.js";
import { PAST, type PastRow, tracesOf } from "../../test/moved/table.js";
import type { Audience } from "../../test/rights/row.js";
import { RIGHTS } from "../../test/rightsTable.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import type { Headers } from "../../test/testPlatform.js";

let moved: Moved;

beforeAll(async () => {
  moved = await moveClient();
});
afterAll(() => moved?.platform.stop());

const PEOPLE = ["member", "admin acting as the group"] as const;
const MEMBERS = READERS.filter((reader) => !/^(view|report)/.test(reader));
const VIEWERS = READERS.filter((reader) => !reader.startsWith("report"));
const REPORTS = READERS.filter((reader) => reader.startsWith("report"));
const READERS_OF: Partial<Record<Audience, readonly Reader[]>> = {
  "signed in": PEOPLE,
  members: MEMBERS,
  viewers: VIEWERS,
  readers: READERS,
  "members and reports": [...MEMBERS, ...REPORTS],
};

const rows = RIGHTS.filter(({ method, audience }) => method === "GET" && READERS_OF[audience]);

it("says of every call that looks how it keeps to that", () => {
  expect(Object.keys(PAST).sort()).toEqual(rows.map(({ path }) => path).sort());
});

async function ask(path: string, query: Record<string, string | number>, headers: Headers) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = `${path}?${search}`;
  if (!path.endsWith(".xlsx")) return moved.platform.call("GET", url, headers);
  const { statusCode, rawPayload } = await moved.platform.app.inject({ method: "GET", url, headers });
  return { status: statusCode, body: readWorkbook(rawPayload).sheets };
}

/** Of one client only: the client's keys do not open its twin. */
const asClient = (body: unknown, { id, guid }: TestClient) =>
  JSON.stringify(body)
    .replaceAll(new RegExp(`("\\w*[cC]lientId"):${id}\\b`, "g"), "$1:0")
    .replaceAll(guid, "guid");

const allowed = rows.flatMap((row) =>
  (READERS_OF[row.audience] ?? []).map((reader) => [row.path, reader, PAST[row.path]] as const),
);
const looks = allowed.filter(([, , row]) => row !== undefined && !("nothing" in row));

describe("shows a new group nothing from before the move", () => {
  it.each(looks)("%s to a %s", async (path, reader, row) => {
    await expectNoPast(path, row as PastRow, moved.headersOf[reader]);
  });
});

async function expectNoPast(path: string, row: PastRow, headers: Headers): Promise<void> {
  const { things, client, twin, headersOf } = moved;
  if ("missing" in row) {
    expect((await ask(path, row.missing(things), headers)).status).toBe(404);
  } else if ("asTwin" in row) {
    const own = await ask(path, row.asTwin(client.id), headers);
    const other = await ask(path, (row.ofTwin ?? row.asTwin)(twin.id), headersOf.admin);
    expect([own.status, other.status]).toEqual([200, 200]);
    expect(asClient(own.body, client)).toEqual(asClient(other.body, twin));
  } else if ("ask" in row) {
    const { status, body } = await ask(path, row.ask(things), headers);
    // A key of one client never sees a whole group.
    expect(status).toBe(path === "/group" && status === 404 ? 404 : 200);
    expect(tracesOf(body, row.besides)).toEqual([]);
  }
}

/** Lists that differ per person: an administrator has their own notifications. */
const OWN = ["/notification/list"];
const shown = rows.filter(({ path }) => PAST[path] && !("nothing" in PAST[path]) && !OWN.includes(path));

it.each(shown.map(({ path }) => path))("shows administrators all of %s", async (path) => {
  const row = PAST[path] as PastRow;
  const { things, client, twin, headersOf } = moved;
  const { admin } = headersOf;
  if ("missing" in row) {
    expect([200, 409]).toContain((await ask(path, row.missing(things), admin)).status);
  } else if ("asTwin" in row) {
    const [own, other] = [row.asTwin(client.id), row.asTwin(twin.id)];
    const answers = [await ask(path, own, admin), await ask(path, other, admin)];
    expect(asClient(answers[0]?.body, client)).not.toEqual(asClient(answers[1]?.body, twin));
  } else if ("ask" in row && row.besides === undefined) {
    expect(tracesOf((await ask(path, row.ask(things), admin)).body)).not.toEqual([]);
  }
});

describe("of what was before", () => {
  const period = `startTimestamp=${PERIOD.start}&endTimestamp=${PERIOD.end}`;

  it("tells that it is unknown, by completeness and in every hour, and compares with nothing", async () => {
    const { platform, client, headersOf } = moved;
    const measured = await platform.ok<{
      startTimestamp: number;
      completeness: object;
      previous_completeness: object;
      total_vehicles_trend: number | null;
      vehicle_count: { time: number; value: number | null }[];
    }>("GET", `/measurement?clientId=${client.id}&${period}`, headersOf.member);
    expect(measured).toMatchObject({
      startTimestamp: PERIOD.start,
      completeness: {
        covered_seconds: PERIOD.end - 3600 - MOVE,
        total_seconds: PERIOD.end - PERIOD.start,
      },
      previous_completeness: { covered_seconds: 0 },
      total_vehicles_trend: null,
      total_vehicles: 6,
      max_speed: 42,
    });
    expect(measured.vehicle_count.map(({ value }) => value)).toEqual([null, null, null, 3, 3, null]);
  });

  it("tells administrators all", async () => {
    const { platform, client, headersOf } = moved;
    const measured = await platform.ok(
      "GET",
      `/measurement?clientId=${client.id}&${period}`,
      headersOf.admin,
    );
    expect(measured).toMatchObject({ total_vehicles: 18, max_speed: 79 });
  });

  it("keeps an administrator's report whole, and none of others", async () => {
    const { platform, client, headersOf } = moved;
    const body = { clientId: client.id, startTimestamp: PERIOD.start, endTimestamp: PERIOD.end };
    const { sessionKey } = await platform.ok<{ sessionKey: string }>(
      "POST",
      "/report-key",
      headersOf.admin,
      body,
    );
    const printed = await platform.ok("GET", `/measurement?clientId=${client.id}&${period}`, {
      "x-session-id": sessionKey,
    });
    expect(printed).toMatchObject({ total_vehicles: 18 });
  });

  it("leaves an action and a version that are not seen to those who see them", async () => {
    const { platform, things, client, headersOf } = moved;
    const { actionId } = things;
    const hold = { id: actionId, enabled: false };
    expect((await platform.call("PATCH", "/action", headersOf.member, hold)).status).toBe(404);
    expect((await platform.call("DELETE", `/action?id=${actionId}`, headersOf.member)).status).toBe(404);
    const restored = { clientId: client.id, version: 2 };
    expect((await platform.call("POST", "/config/restore", headersOf.member, restored)).status).toBe(404);
    expect((await platform.call("PATCH", "/action", headersOf.admin, hold)).status).toBe(200);
  });

  it.each(["client", "clientGroups", "stays", "limits", "valveMode"])(
    "leaves every version of its %s to those who see it",
    async (kind) => {
      const { platform, client, headersOf } = moved;
      for (const reader of MEMBERS.filter((name) => !name.startsWith("report"))) {
        const headers = headersOf[reader];
        const list = await platform.ok("GET", `/revision/list?kind=${kind}&id=${client.id}`, headers);
        expect(tracesOf(list)).toEqual([]);
        for (let version = 0; version < 8; version += 1) {
          const url = `/revision?kind=${kind}&id=${client.id}&version=${version}`;
          const { status, body } = await platform.call("GET", url, headers);
          expect([200, 404]).toContain(status);
          if (status === 200) expect(tracesOf(body)).toEqual([]);
        }
      }
    },
  );

  it("says to members and administrators since when it is in the group, and to keys that look nothing", async () => {
    const { platform, client, headersOf } = moved;
    const since = async (who: Reader | "admin") =>
      (
        await platform.ok<{ groupSince: number | null }>(
          "GET",
          `/client?clientId=${client.id}`,
          headersOf[who],
        )
      ).groupSince;
    expect(await since("member")).toBe(MOVE);
    expect(await since("full key of the client, made by an admin")).toBe(MOVE);
    expect(await since("admin")).toBe(MOVE);
    expect(await since("view key")).toBeNull();
    expect(await since("report key")).toBeNull();
  });
});
