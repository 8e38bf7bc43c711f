import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, type TestClient } from "../../test/devices.js";
import { addPark } from "../../test/park.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";

/** Devices whose clocks are right, in front of a platform whose own is not, until somebody sets it. */
let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let groupId: number;
let valve: TestClient;
/** The time that it is. */
let time = START;
/** Seconds that the platform's clock is ahead of it. */
let error = 0;
let hasSentAt = false;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.stop());

const tell = () => {
  platform.clock.now = time + error;
};
const pass = (seconds: number) => {
  time += seconds;
  tell();
};
/** People sign in again: for sessions, too, the time jumps. */
const setRight = async () => {
  error = 0;
  tell();
  admin = await platform.signIn(ADMIN);
};
const sentAt = () => (hasSentAt ? { sentAt: time } : {});
const status = (body: object = {}) =>
  platform.ok("POST", "/device/status", valve.device, { timestamp: time, ...sentAt(), ...body });
const statusTwice = async (body: object = {}) => {
  await status(body);
  pass(MINUTE);
  await status(body);
};
interface Told {
  accepted: number;
  refused: { index: number; reason: string }[];
}
const post = (batchId: string, from: number, readings: object[]) =>
  platform.ok<Told>("POST", "/device/measurements", valve.device, {
    ...{ batchId, from, to: from + 900, readings },
    ...sentAt(),
  });
interface Shown {
  lastActiveDate: number | null;
  lastCountDate: number | null;
  info: { lastBatt: number | null; clockSkewSeconds: number | null };
  alarms: { text: string }[];
}
const shown = () => platform.ok<Shown>("GET", `/client?clientId=${valve.id}`, admin);
/** Seconds since it was heard, by the platform's clock. */
const age = async () => platform.clock.now - ((await shown()).lastActiveDate ?? 0);
const voltages = () =>
  platform.ok<{ time: number; value: number }[]>(
    "GET",
    `/graph/voltage?clientId=${valve.id}&startTimestamp=${time - DAY}&endTimestamp=${time + DAY}`,
    admin,
  );
interface Location {
  unbundled: { id: number; valve: { state: string; order: { state: string } | null } }[];
}
const valveNow = async () =>
  (await platform.ok<Location[]>("GET", "/zalivalnik", user))
    .flatMap(({ unbundled }) => unbundled)
    .find(({ id }) => id === valve.id)?.valve;

const ERRORS: [string, number][] = [
  ["an hour behind", -HOUR],
  ["ten minutes behind", -10 * MINUTE],
  ["ten minutes ahead", 10 * MINUTE],
  ["an hour ahead", HOUR],
];

describe.each([
  ["that say what their clocks show", true],
  ["that only say what happened when", false],
])("in front of devices %s", (_which, tells) => {
  describe.each(ERRORS)("a platform whose clock is %s, until it is set right", (_name, seconds) => {
    beforeEach(async () => {
      // Nothing of what was before is later than what comes.
      time += 2 * DAY;
      [error, hasSentAt] = [seconds, tells];
      tell();
      admin = await platform.signIn(ADMIN);
      ({ user, groupId } = await addPark(platform, admin, `Server ${time}`));
      valve = await addClient(platform, admin, groupId);
    });

    it("has a device active that is heard, before and after, and never in the future", async () => {
      await statusTwice({ battery: 12.1 });
      expect(await age()).toBeGreaterThanOrEqual(0);
      expect(await age()).toBeLessThanOrEqual(MINUTE);
      await setRight();
      pass(MINUTE);
      await status({ battery: 12.9 });
      expect((await shown()).info.lastBatt).toBe(12.9);
      expect(await age()).toBeGreaterThanOrEqual(0);
      expect(await age()).toBeLessThanOrEqual(MINUTE);
      const told = await voltages();
      expect(told.length).toBeGreaterThan(1);
      expect(told.at(-1)).toEqual({ time: platform.clock.now, value: 12.9 });
      await status();
      expect((await shown()).info.clockSkewSeconds).toBe(0);
    });

    it("has a device silent that is heard no more, once its time is over", async () => {
      await statusTwice();
      await setRight();
      pass(MINUTE);
      await platform.app.jobs.run("times ahead");
      expect(await age()).toBeGreaterThanOrEqual(0);
      pass(HOUR);
      expect(await age()).toBeGreaterThanOrEqual(HOUR);
    });

    it("lets an alarm go that is over", async () => {
      await statusTwice({ alarms: ["Nizka baterija"] });
      expect((await shown()).alarms).toEqual([{ text: "Nizka baterija" }]);
      await setRight();
      pass(MINUTE);
      await status({ alarms: [] });
      expect((await shown()).alarms).toEqual([]);
    });

    it("follows a valve, and its orders", async () => {
      await platform.ok("PATCH", "/zalivalnik/client", user, { clientId: valve.id, mode: "manualOn" });
      pass(MINUTE);
      await platform.ok("GET", "/device/schedule", valve.device);
      pass(MINUTE);
      await statusTwice({ reported: { Valve: 1 } });
      expect(await valveNow()).toMatchObject({ state: "OPEN", order: { state: "confirmed" } });
      await setRight();
      pass(MINUTE);
      await platform.ok("PATCH", "/zalivalnik/client", user, { clientId: valve.id, mode: "manualOff" });
      pass(MINUTE);
      await platform.ok("GET", "/device/schedule", valve.device);
      pass(MINUTE);
      await statusTwice({ reported: { Valve: 0 } });
      expect(await valveNow()).toMatchObject({ state: "CLOSED", order: { state: "confirmed" } });
    });

    it("loses nothing of what was counted: it stands at its time, or comes back with a code and is taken later", async () => {
      const [from, to] = [time - 900, time];
      const at = [from + 100, from + 500, from + 890];
      const readings = at.map((timestamp) => ({ timestamp, speed: 50 }));
      const told = await post("first", from, readings);
      expect(told.accepted + told.refused.length).toBe(readings.length);
      expect(new Set(told.refused.map(({ reason }) => reason))).toEqual(
        new Set(told.refused.length > 0 ? ["FUTURE"] : []),
      );
      await setRight();
      pass(15 * MINUTE);
      const left = told.refused.flatMap(({ index }) => readings[index] ?? []);
      if (left.length > 0)
        expect(await post("again", from, left)).toMatchObject({ accepted: left.length, refused: [] });
      // What was counted in the platform's future counts as of then, until the next is.
      const counted = (await shown()).lastCountDate ?? 0;
      expect(Math.abs(counted - (at.at(-1) ?? 0))).toBeLessThanOrEqual(10 * MINUTE);
      expect((await post("next", to, [{ timestamp: to + 10, speed: 40 }])).accepted).toBe(1);
      expect((await shown()).lastCountDate).toBe(to + 10);
    });
  });
});
