import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, type TestClient } from "../../test/devices.js";
import { addPark } from "../../test/park.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";

let platform: TestPlatform;
let log: string[] = [];
let admin: Headers;
let user: Headers;
let valve: TestClient;
let groupId: number;
let skew = 0;
let hasSentAt = true;

beforeAll(async () => {
  const settings = { LOG_LEVEL: "warn" };
  platform = await TestPlatform.start(undefined, settings, { write: (line) => log.push(line) });
  admin = await platform.signIn(ADMIN);
  ({ user, groupId } = await addPark(platform, admin, "Clocks"));
});
afterAll(() => platform.stop());

/** A valve whose clock is off by this much. */
async function begin(seconds: number, tellsNow: boolean): Promise<void> {
  platform.clock.now = START;
  valve = await addClient(platform, admin, groupId);
  [skew, hasSentAt, log] = [seconds, tellsNow, []];
}

const now = () => platform.clock.now;
const pass = (seconds: number) => {
  platform.clock.now += seconds;
};
/** The time on the device's own clock. */
const own = () => now() + skew;
const sentAt = () => (hasSentAt ? { sentAt: own() } : {});
const status = (body: object) =>
  platform.call("POST", "/device/status", valve.device, { timestamp: own(), ...sentAt(), ...body });
const statusTwice = async (body: object) => {
  await status(body);
  pass(MINUTE);
  return status(body);
};
const post = (batchId: string, body: object = {}) => {
  const batch = { from: own() - 900, to: own(), readings: [{ timestamp: own() - 450, speed: 50 }] };
  return platform.call("POST", "/device/measurements", valve.device, {
    batchId,
    ...batch,
    ...sentAt(),
    ...body,
  });
};
interface Shown {
  lastActiveDate: number | null;
  info: { clockSkewSeconds: number | null; lastBatt: number | null };
  alarms: { text: string }[];
  metaData: { reportedParameters: Record<string, unknown> };
}
const shown = () => platform.ok<Shown>("GET", `/client?clientId=${valve.id}`, admin);
const voltages = () =>
  platform.ok<{ time: number; value: number }[]>(
    "GET",
    `/graph/voltage?clientId=${valve.id}&startTimestamp=${START - DAY}&endTimestamp=${START + DAY}`,
    admin,
  );
interface Location {
  unbundled: { id: number; valve: { state: string; order: { state: string } | null } }[];
}
const valveNow = async () =>
  (await platform.ok<Location[]>("GET", "/zalivalnik", user))
    .flatMap(({ unbundled }) => unbundled)
    .find(({ id }) => id === valve.id)?.valve;
const warnings = () => log.map((line) => (JSON.parse(line) as { msg: string }).msg);

const SKEWS: [string, number][] = [
  ["400 days behind", -400 * DAY],
  ["an hour behind", -HOUR],
  ["half an hour behind", -30 * MINUTE],
  ["five minutes behind", -5 * MINUTE],
  ["right, but for its way", -20],
  ["right", 0],
  ["half a minute ahead", 30],
  ["five minutes ahead", 5 * MINUTE],
  ["nine minutes ahead", 9 * MINUTE],
  ["half an hour ahead", 30 * MINUTE],
  ["an hour ahead", HOUR],
  ["400 days ahead", 400 * DAY],
];

describe.each([
  ["that says what its clock shows", true],
  ["that only says what happened when", false],
])("of a device %s", (_which, tells) => {
  describe.each(SKEWS)("whose clock is %s", (_name, seconds) => {
    beforeEach(() => begin(seconds, tells));
    const isWrong = Math.abs(seconds) > MINUTE;

    it("how far it is off is told, and the log names the device once", async () => {
      expect((await shown()).info.clockSkewSeconds).toBeNull();
      const answer = await statusTwice({});
      await statusTwice({});
      expect((await shown()).info.clockSkewSeconds).toBe(seconds);
      expect(answer.status).toBe(204);
      expect(answer.headers["x-clock-skew"]).toBe(isWrong ? String(seconds) : undefined);
      const named = warnings().filter((message) => message.startsWith(`The clock of device ${valve.id} is`));
      expect(named).toHaveLength(isWrong ? 1 : 0);
    });

    it("diagnostics stand where they belong, also once it is put right", async () => {
      await statusTwice({ battery: 12.1 });
      const last = (await voltages()).at(-1);
      expect(last?.value).toBe(12.1);
      expect(Math.abs((last?.time ?? 0) - now())).toBeLessThanOrEqual(MINUTE);
      pass(MINUTE);
      skew = 0;
      await status({ battery: 12.9 });
      expect((await shown()).info.lastBatt).toBe(12.9);
      expect((await voltages()).at(-1)).toEqual({ time: now(), value: 12.9 });
    });

    it("a valve confirms its orders, and what it says then counts once its clock is put right", async () => {
      await platform.ok("PATCH", "/zalivalnik/client", user, { clientId: valve.id, mode: "manualOn" });
      pass(MINUTE);
      await platform.ok("GET", "/device/schedule", valve.device);
      pass(MINUTE);
      await status({ reported: { Valve: 0 } });
      pass(MINUTE);
      await statusTwice({ reported: { Valve: 1 } });
      expect(await valveNow()).toMatchObject({ state: "OPEN", order: { state: "confirmed" } });
      pass(MINUTE);
      skew = 0;
      await status({ reported: { Valve: 0 } });
      expect(await valveNow()).toMatchObject({ state: "CLOSED", order: { state: "heard" } });
    });

    it("an alarm comes, and goes once its clock is put right", async () => {
      await statusTwice({ alarms: ["Nizka baterija"] });
      expect((await shown()).alarms).toEqual([{ text: "Nizka baterija" }]);
      pass(MINUTE);
      skew = 0;
      await status({ alarms: [] });
      expect((await shown()).alarms).toEqual([]);
    });

    it("it is not silent while it tells how it is", async () => {
      await statusTwice({});
      expect(Math.abs(((await shown()).lastActiveDate ?? 0) - now())).toBeLessThanOrEqual(MINUTE);
    });

    it("a measurement is stored as sent, or refused with a reason, and the device is named", async () => {
      const answer = await post("one");
      const list = "readings";
      const ownDay = tells && Math.abs(seconds) > DAY;
      const reason = ownDay ? "WRONG_CLOCK" : seconds - 450 > 10 * MINUTE ? "FUTURE" : null;
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        accepted: reason === null ? 1 : 0,
        refused: reason === null ? [] : [{ list, index: 0, reason }],
        clockSkewSeconds: tells || seconds > -MINUTE ? seconds : null,
      });
      const refusals = warnings().filter((message) => message.startsWith("Refused of what device"));
      expect(refusals).toEqual(reason ? [`Refused of what device ${valve.id} sent: 1 ${reason}.`] : []);
      if (tells || seconds > -MINUTE)
        expect(Math.abs(((await shown()).lastActiveDate ?? 0) - now())).toBeLessThanOrEqual(MINUTE);
    });
  });
});

describe("what cannot be told", () => {
  it("is not: states that waited are late, not behind", async () => {
    await begin(0, false);
    await status({ timestamp: START - 3 * HOUR, battery: 12 });
    pass(2);
    await status({ timestamp: START - 3 * HOUR + MINUTE, battery: 12.1 });
    pass(MINUTE);
    await status({ timestamp: START - 2 * HOUR, battery: 12.2 });
    expect(await shown()).toMatchObject({
      lastActiveDate: START - 2 * HOUR,
      info: { clockSkewSeconds: null, lastBatt: 12.2 },
    });
    expect((await voltages()).map(({ time }) => time)).toEqual([
      START - 3 * HOUR,
      START - 3 * HOUR + MINUTE,
      START - 2 * HOUR,
    ]);
  });

  it("is kept as it was last told, until states tell otherwise", async () => {
    await begin(3 * HOUR, false);
    await status({});
    expect((await shown()).info.clockSkewSeconds).toBe(3 * HOUR);
    pass(MINUTE);
    await status({ timestamp: START - 2 * HOUR });
    expect((await shown()).info.clockSkewSeconds).toBe(3 * HOUR);
    skew = 0;
    pass(MINUTE);
    await status({});
    expect((await shown()).info.clockSkewSeconds).toBe(0);
  });

  it("of a device that sends batches alone is told where it is off by days", async () => {
    await begin(-400 * DAY, false);
    await post("first");
    expect((await shown()).info.clockSkewSeconds).toBeNull();
    pass(15 * MINUTE);
    expect((await post("second")).body).toMatchObject({ accepted: 1, clockSkewSeconds: -400 * DAY });
    expect((await shown()).lastActiveDate).toBe(now());
    expect(warnings()).toEqual([`The clock of device ${valve.id} is 400 d behind.`]);
  });
});

describe("a batch", () => {
  beforeEach(() => begin(0, false));

  it("that comes again is answered with what was refused of it the first time", async () => {
    const readings = [
      { timestamp: START - 10 },
      { timestamp: START + 700 },
      { timestamp: START - 9, speed: -1 },
    ];
    const batch = { from: START - 900, to: START + 900, readings };
    const first = await post("again", batch);
    expect(first.body).toMatchObject({ accepted: 1, refused: [{ index: 1 }, { index: 2 }] });
    pass(10 * MINUTE);
    const { refused } = first.body as { refused: object[] };
    expect((await post("again", batch)).body).toMatchObject({ accepted: 0, duplicate: 1, refused });
  });

  it("that comes again says what its clock shows then, which is no other content", async () => {
    hasSentAt = true;
    const batch = { from: START - 900, to: START, readings: [{ timestamp: START - 10 }] };
    await post("said", batch);
    pass(MINUTE);
    expect((await post("said", batch)).body).toMatchObject({
      accepted: 0,
      duplicate: 1,
      clockSkewSeconds: 0,
    });
  });

  it("under the id of another one is refused as a conflict, and the log names the device", async () => {
    await post("one");
    pass(900);
    expect((await post("one")).status).toBe(409);
    expect(warnings().join()).toContain(`Refused a batch of device ${valve.id}: "one" is stored already`);
  });
});
