import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { TestClient } from "../../test/devices.js";
import { addPark } from "../../test/park.js";
import { type Hook, type Mailbox, readMail, startHook, startMailbox } from "../../test/receivers.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { HOUR, MINUTE } from "../time/clock.js";

interface Sent {
  events: { event: string; since: number | null; client: { url: string } }[];
}

let platform: TestPlatform;
let hook: Hook;
let mailbox: Mailbox;
let admin: Headers;
let user: Headers;
let groupId: number;
let valve: TestClient;
let flows = 0;

beforeAll(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Obcestje <portal@obcestje.si>",
    PORTAL_URL: "https://portal.si",
    WEBHOOK_ALLOW_PRIVATE: "1",
  });
});
afterAll(async () => {
  await platform.stop();
  await mailbox.close();
});
let places = 0;
beforeEach(async () => {
  platform.clock.now = START + ++places * 100 * HOUR;
  hook = await startHook();
  admin = await platform.signIn(ADMIN);
  ({ groupId, user, valve } = await addPark(platform, admin, `Park ${places}`));
  const metaData = { locationName: "Vrtnice", locationAddress: "Park 1, Koper" };
  await platform.ok("POST", "/client/metaData", admin, { clientId: valve.id, metaData });
  await platform.ok("POST", "/notification/secret", user);
  await set({ channels: { webhook: { enabled: true, url: hook.url } } });
  flows = 0;
  await lookFor(2 * MINUTE);
});
afterEach(() => hook.close());

const set = (change: object) => platform.ok("PATCH", "/notification/preferences", user, change);
const setMode = (mode: string) =>
  platform.ok("PATCH", "/zalivalnik/client", user, { clientId: valve.id, mode });
const events = () => hook.received.flatMap(({ body }) => (JSON.parse(body) as Sent).events);

/** Moves the clock on by minutes: the valve reports, the platform looks, and due messages are sent. */
async function lookFor(seconds: number) {
  for (const end = platform.clock.now + seconds; platform.clock.now < end; ) {
    platform.clock.now += MINUTE;
    const status = { timestamp: platform.clock.now, reported: { Valve: flows } };
    await platform.ok("POST", "/device/status", valve.device, status);
    await platform.app.jobs.run("notification scan");
    await platform.app.jobs.run("notification delivery");
  }
}

it("tells that a valve flows though it should not, and that it is as it should be again, each once", async () => {
  const began = platform.clock.now + MINUTE;
  flows = 1;
  await lookFor(10 * MINUTE);
  flows = 0;
  await lookFor(5 * MINUTE);
  const client = expect.objectContaining({ name: "Vrtnice", url: `https://portal.si/location/${groupId}` });
  expect(events()).toEqual([
    expect.objectContaining({ event: "VALVE_FLOWS", since: began, client }),
    expect.objectContaining({ event: "VALVE_OBEYS", since: began, client }),
  ]);
  expect(await platform.ok("GET", "/notification/list", user)).toMatchObject([
    { event: "valveObeys", clientId: valve.id },
    { event: "valveFlows", clientId: valve.id, since: began },
  ]);
});

it("tells that a valve is dry, by mail in the person's language", async () => {
  const before = mailbox.received.length;
  await set({ channels: { email: { enabled: true } } });
  await setMode("manualOn");
  await lookFor(4 * MINUTE);
  const { headers, body } = readMail(mailbox.received[before]?.raw ?? "");
  expect(headers.get("subject")).toEqual(["Voda ne teče: Vrtnice · Obcestje"]);
  expect(body).toContain("Voda ne teče, čeprav bi moral biti ventil odprt. Tako je od ");
  expect(body).toContain(`https://portal.si/location/${groupId}`);
  expect(mailbox.received).toHaveLength(before + 1);
});

it("tells of water that flows in quiet hours, too; the rest waits for their end", async () => {
  await set({ quietHours: { enabled: true, from: 0, to: 1439, timeZone: "UTC", alarmsPass: false } });
  await setMode("manualOn");
  await lookFor(4 * MINUTE);
  expect(events()).toEqual([]);
  flows = 1;
  await setMode("manualOff");
  await lookFor(4 * MINUTE);
  expect(events()).toMatchObject([{ event: "VALVE_FLOWS" }]);
  // It was dry and flows now: in between it does not obey.
  const told = await platform.ok<{ event: string }[]>("GET", "/notification/list", user);
  expect(told.map(({ event }) => event)).toEqual(["valveFlows", "valveDry"]);
});

it("tells nothing of valves to who does not want it, nor of one that is silent", async () => {
  await set({ events: { valve: false } });
  flows = 1;
  await lookFor(5 * MINUTE);
  await set({ events: { valve: true } });
  flows = 0;
  await lookFor(5 * MINUTE);
  await setMode("manualOn");
  platform.clock.now += HOUR + MINUTE;
  await platform.app.jobs.run("notification scan");
  await platform.app.jobs.run("notification delivery");
  expect(events().filter(({ event }) => event.startsWith("VALVE") && event !== "VALVE_OBEYS")).toEqual([]);
});
