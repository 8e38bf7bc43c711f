import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const [HOUR, DAY] = [3600, 86_400];
const BEGIN = START - 4 * DAY;

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let groupId: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Limits");
  user = (await addUser(platform, admin, "clerk@example.si", groupId)).headers;
});
afterAll(() => platform.stop());

interface Limit {
  from: number | null;
  speedLimit: number;
}
interface Told {
  limits: Limit[];
  etag: string;
}
interface Figures {
  percentage_over_limit: number | null;
  vehicle_over_limit_count: number;
  speed_limit: number;
  speed_limits: { from: number; speed_limit: number }[];
  is_assumed_limit: boolean;
  thresholds: { above: number | null; over_limit: number; vehicles: number; percentage: number | null }[];
  by_direction: { direction: string; percentage_over_limit: number | null }[];
}

const SPEEDS = [24, 31, 38, 45, 52, 59, 66, 73, 80];
interface Vehicle {
  timestamp: number;
  speed: number;
  direction: "incoming" | "outgoing";
}
/** One every seven minutes, at nine speeds in turn, in both directions. */
const VEHICLES = Array.from(
  { length: (4 * DAY) / 420 },
  (_, index): Vehicle => ({
    timestamp: BEGIN + index * 420,
    speed: SPEEDS[index % SPEEDS.length] ?? 50,
    direction: index % 4 === 0 ? "incoming" : "outgoing",
  }),
);

/** A device at a limit of 50, with four days of vehicles. */
async function newSign(speedLimit: number | null = 50): Promise<TestClient> {
  platform.clock.now = BEGIN;
  const sign = await addClient(platform, admin, groupId);
  if (speedLimit !== null) await setting(sign.id, speedLimit);
  for (let from = BEGIN; from < START; from += DAY) {
    const readings = VEHICLES.filter(({ timestamp }) => timestamp >= from && timestamp < from + DAY);
    platform.clock.now = from + DAY;
    const batch = { batchId: `${from}`, from, to: from + DAY, readings };
    await platform.ok("POST", "/device/measurements", sign.device, batch);
  }
  return sign;
}

const setting = (clientId: number, speedLimit: number) =>
  platform.ok("POST", "/client/metaData", admin, { clientId, metaData: { speedLimit } });
const limitsOf = (clientId: number, headers = admin) =>
  platform.ok<Told>("GET", `/client/limits?clientId=${clientId}`, headers);
const put = (clientId: number, limits: Limit[], headers = admin) =>
  platform.call("PUT", "/client/limits", headers, { clientId, limits });
const period = (clientId: number, from = BEGIN, to = START) =>
  `clientId=${clientId}&startTimestamp=${from}&endTimestamp=${to}`;
const figures = (clientId: number, from = BEGIN, to = START, more = "", headers = admin) =>
  platform.ok<Figures>(
    "GET",
    `/measurement?${period(clientId, from, to)}&type=ALL,thresholds,byDirection${more}`,
    headers,
  );

/** The same from single vehicles: an hour has the limit of its beginning. */
function naive(limits: Limit[], from: number, to: number) {
  const inside = VEHICLES.filter(({ timestamp }) => timestamp >= from && timestamp < to);
  const limitOf = ({ timestamp }: Vehicle) =>
    limits.findLast((limit) => (limit.from ?? 0) <= timestamp - (timestamp % HOUR))?.speedLimit ?? 0;
  const over = (more: number, of = inside) => of.filter((one) => one.speed > limitOf(one) + more).length;
  const share = (count: number, of: Vehicle[]) => (of.length === 0 ? null : (count / of.length) * 100);
  return {
    percentage_over_limit: share(over(0), inside),
    vehicle_over_limit_count: over(0),
    thresholds: [0, 10, 20, 30].map((more) => ({
      over_limit: more,
      vehicles: over(more),
      percentage: share(over(more), inside),
    })),
    by_direction: (["incoming", "outgoing"] as const).map((direction) => {
      const way = inside.filter((one) => one.direction === direction);
      return { direction, percentage_over_limit: share(over(0, way), way) };
    }),
  };
}

describe("shares and counts over the limit", () => {
  it("have a trend only against a period with one and the same limit", async () => {
    const sign = await newSign();
    const trends = async (from: number, more = "") => {
      const answer = await figures(sign.id, from, from + DAY, more);
      const { percentage_over_limit_trend: share, vehicle_over_limit_count_trend: count } =
        answer as unknown as Record<string, number | null>;
      return [share !== null, count !== null];
    };
    expect(await trends(START - DAY)).toEqual([true, true]);
    await put(sign.id, [
      { from: null, speedLimit: 50 },
      { from: START - DAY, speedLimit: 30 },
    ]);
    expect(await trends(START - DAY)).toEqual([false, false]);
    expect(await trends(START - DAY - HOUR)).toEqual([false, false]);
    expect(await trends(START - 2 * DAY)).toEqual([true, true]);
    expect(await trends(START - DAY, "&speedLimit=40")).toEqual([true, true]);
  });

  it("use the limit of the time, of any history and period, as computed from single vehicles", async () => {
    const sign = await newSign();
    const hour = fc.integer({ min: 0, max: 95 }).map((hours) => BEGIN + hours * HOUR);
    const history = fc
      .tuple(
        fc.constantFrom(30, 50, 60),
        fc.uniqueArray(fc.record({ from: hour, speedLimit: fc.constantFrom(30, 40, 50, 70) }), {
          maxLength: 4,
          selector: ({ from }) => from,
        }),
      )
      .map(([first, later]): Limit[] => [
        { from: null, speedLimit: first },
        ...later.sort((one, other) => one.from - other.from),
      ]);
    const borders = fc.uniqueArray(fc.integer({ min: BEGIN, max: START }), { minLength: 2, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(history, borders, async (limits, some) => {
        const [from = 0, to = 0] = [...some].sort((one, other) => one - other);
        expect((await put(sign.id, limits)).status).toBe(200);
        const answer = await figures(sign.id, from, to);
        const expected = naive(limits, from, to);
        const inPeriod = new Set(answer.speed_limits.map(({ speed_limit }) => speed_limit));
        expect(answer).toMatchObject({
          vehicle_over_limit_count: expected.vehicle_over_limit_count,
          is_assumed_limit: false,
          speed_limit: answer.speed_limits.at(-1)?.speed_limit,
        });
        if (inPeriod.size === 1) expect(answer.thresholds[0]?.above).toBe(answer.speed_limit);
        const rounded = (value: number | null | undefined) => value?.toPrecision(9) ?? null;
        expect(rounded(answer.percentage_over_limit)).toBe(rounded(expected.percentage_over_limit));
        expect(answer.thresholds.map(({ vehicles }) => vehicles)).toEqual(
          expected.thresholds.map(({ vehicles }) => vehicles),
        );
        for (const [index, way] of expected.by_direction.entries())
          expect(rounded(answer.by_direction[index]?.percentage_over_limit)).toBe(
            rounded(way.percentage_over_limit),
          );
        const [summary] = await platform.ok<Figures[]>(
          "GET",
          `/measurement/summary?${period(sign.id, from, to)}`,
          admin,
        );
        expect(rounded(summary?.percentage_over_limit)).toBe(rounded(expected.percentage_over_limit));
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it("are as if another limit had been in force, where that is asked, and the answer says so", async () => {
    const sign = await newSign();
    await put(sign.id, [
      { from: null, speedLimit: 50 },
      { from: BEGIN + DAY, speedLimit: 30 },
    ]);
    const asIf = await figures(sign.id, BEGIN, START, "&speedLimit=60");
    const {
      thresholds,
      by_direction: ways,
      ...plain
    } = naive([{ from: null, speedLimit: 60 }], BEGIN, START);
    expect(asIf).toMatchObject({ ...plain, is_assumed_limit: true, speed_limit: 60 });
    expect(asIf.thresholds).toMatchObject(thresholds);
    expect(asIf.by_direction).toMatchObject(ways);
    expect(asIf.speed_limits).toEqual([{ from: BEGIN, speed_limit: 60 }]);
    const compared = await platform.ok<{ before: Figures; after: Figures }>(
      "GET",
      `/measurement/comparison?beforeClientId=${sign.id}&beforeStartTimestamp=${BEGIN}&beforeEndTimestamp=${BEGIN + DAY}&afterClientId=${sign.id}&afterStartTimestamp=${BEGIN + DAY}&afterEndTimestamp=${START}`,
      admin,
    );
    expect([compared.before.speed_limit, compared.after.speed_limit]).toEqual([50, 30]);
    const flow = await platform.ok<Figures>("GET", `/measurement/free-flow?${period(sign.id)}`, admin);
    expect(flow.speed_limits).toHaveLength(2);
  });

  it("stand in the workbook with the limits of its period", async () => {
    const sign = await newSign();
    await put(sign.id, [
      { from: null, speedLimit: 50 },
      { from: BEGIN + DAY, speedLimit: 30 },
    ]);
    const cells = async (more: string) => {
      const { rawPayload, headers } = await platform.app.inject({
        method: "GET",
        url: `/export/report.xlsx?${period(sign.id)}&lang=en${more}`,
        headers: admin,
      });
      const [name] = /"[^"]+_report_en.xlsx"/.exec(String(headers["content-disposition"])) ?? [];
      return `${name?.includes("as-if")} ${JSON.stringify(readWorkbook(rawPayload).sheets[0])}`;
    };
    expect(await cells("")).toMatch(/^false .*"Speed limit".{0,40}50 km\/h, 30 km\/h since /);
    expect(await cells("&speedLimit=60")).toMatch(/^true .*"As if the limit were".{0,40}60 km\/h/);
  });
});

describe("a change of the setting", () => {
  it("holds from that hour on, and leaves what was printed as it was", async () => {
    const sign = await newSign();
    const before = await figures(sign.id);
    platform.clock.now = START + 1234;
    await setting(sign.id, 30);
    expect((await limitsOf(sign.id)).limits).toEqual([
      { from: null, speedLimit: 50 },
      { from: START, speedLimit: 30 },
    ]);
    expect(await figures(sign.id)).toEqual(before);
    // Changed twice within an hour, it is the last one.
    await setting(sign.id, 40);
    await setting(sign.id, 50);
    expect((await limitsOf(sign.id)).limits).toEqual([{ from: null, speedLimit: 50 }]);
  });

  it("holds for all time where it is the first that is told, or nothing was measured yet", async () => {
    const sign = await newSign(null);
    platform.clock.now = START;
    await setting(sign.id, 30);
    expect((await limitsOf(sign.id)).limits).toEqual([{ from: null, speedLimit: 30 }]);
    const fresh = await addClient(platform, admin, groupId);
    await setting(fresh.id, 70);
    await setting(fresh.id, 40);
    expect((await limitsOf(fresh.id)).limits).toEqual([{ from: null, speedLimit: 40 }]);
  });
});

describe("a history", () => {
  it("is corrected as a whole, held to what its maker knew, and can be tried", async () => {
    const sign = await newSign();
    const { etag } = await limitsOf(sign.id);
    const limits = [
      { from: null, speedLimit: 50 },
      { from: BEGIN + DAY + 1234, speedLimit: 30 },
    ];
    const send = async (headers: Headers) => {
      const body = { clientId: sign.id, limits };
      const answer = await platform.call("PUT", "/client/limits", { ...user, ...headers }, body);
      return { status: answer.status, body: answer.body as Told };
    };
    const tried = await send({ "x-dry-run": "true" });
    // It begins with its hour, and the answer says so.
    const stored = [limits[0], { from: BEGIN + DAY, speedLimit: 30 }];
    expect(tried.body.limits).toEqual(stored);
    expect((await limitsOf(sign.id)).limits).toHaveLength(1);
    expect((await send({ "if-match": `"${etag}"` })).body.limits).toEqual(stored);
    expect((await send({ "if-match": `"${etag}"` })).status).toBe(412);
    const { metaData } = await platform.ok<{ metaData: object }>("GET", `/client?clientId=${sign.id}`, user);
    expect(metaData).toMatchObject({ speedLimit: 30 });
  });

  it.each([
    ["without a beginning", [{ from: 1000, speedLimit: 50 }], "limits.0.from FIRST_FROM_EVER"],
    [
      "with two",
      [
        { from: null, speedLimit: 50 },
        { from: null, speedLimit: 30 },
      ],
      "limits.1.from FIRST_FROM_EVER",
    ],
    [
      "of the future",
      [
        { from: null, speedLimit: 50 },
        { from: START + DAY, speedLimit: 30 },
      ],
      "limits.1.from IN_FUTURE",
    ],
    [
      "with two in one hour",
      [
        { from: null, speedLimit: 50 },
        { from: BEGIN + 60, speedLimit: 30 },
        { from: BEGIN + 1200, speedLimit: 40 },
      ],
      "limits.2.from NOT_AFTER_BEFORE",
    ],
  ])("is refused %s", async (_, limits, fault) => {
    const sign = await newSign();
    platform.clock.now = START;
    const { status, body } = await put(sign.id, limits);
    const { error } = body as { error: { details: { fields: { path: string; fault: string }[] } } };
    expect([status, ...error.details.fields.map((one) => `${one.path} ${one.fault}`)]).toEqual([422, fault]);
  });

  it("goes with the street when the sign moves, and the sign has each street's while it stood there", async () => {
    const sign = await newSign();
    await put(sign.id, [
      { from: null, speedLimit: 50 },
      { from: BEGIN + DAY, speedLimit: 40 },
    ]);
    const moved = BEGIN + 2 * DAY + 1234;
    const { stays } = await platform.ok<{ stays: { placeId: number }[] }>("PUT", "/client/stay", user, {
      clientId: sign.id,
      newPlace: { metaData: { locationName: "Šolska", speedLimit: 30 } },
      from: moved,
    });
    const [street = 0, school = 0] = stays.map(({ placeId }) => placeId);
    expect((await limitsOf(street)).limits).toEqual([
      { from: null, speedLimit: 50 },
      { from: BEGIN + DAY, speedLimit: 40 },
    ]);
    expect((await limitsOf(school)).limits).toEqual([{ from: null, speedLimit: 30 }]);
    expect((await limitsOf(sign.id)).limits.map(({ speedLimit }) => speedLimit)).toEqual([50, 40, 30]);
    const [all, ...parts] = await Promise.all([sign.id, street, school].map((id) => figures(id)));
    const sum = parts.reduce((total, { vehicle_over_limit_count: count }) => total + count, 0);
    // The hour of the move has two limits: of the sign's own figures it has the one of its beginning.
    expect(Math.abs((all?.vehicle_over_limit_count ?? 0) - sum)).toBeLessThan(9);
    expect((await put(sign.id, [{ from: null, speedLimit: 50 }], user)).status).toBe(422);
    expect((await put(school, [{ from: null, speedLimit: 20 }], user)).status).toBe(200);
    const { metaData } = await platform.ok<{ metaData: object }>("GET", `/client?clientId=${sign.id}`, user);
    expect(metaData).toMatchObject({ speedLimit: 20 });
  });

  it("is not told of before the device came to a group, nor lost by what that group says", async () => {
    const sign = await newSign();
    await put(sign.id, [
      { from: null, speedLimit: 50 },
      { from: BEGIN + DAY, speedLimit: 40 },
    ]);
    const other = await addGroup(platform, admin, "Next");
    const next = (await addUser(platform, admin, `next${other}@example.si`, other)).headers;
    platform.clock.now = START;
    await platform.ok("PUT", "/client/group", admin, { clientId: sign.id, groupId: other });
    expect((await limitsOf(sign.id, next)).limits).toEqual([{ from: null, speedLimit: 40 }]);
    const seen = await figures(sign.id, BEGIN, START, "", next);
    expect(seen.speed_limits).toEqual([{ from: BEGIN, speed_limit: 40 }]);
  });
});
