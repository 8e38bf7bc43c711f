import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { type Hook, type Mailbox, readMail, startHook, startMailbox } from "../../test/receivers.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { HOUR, MINUTE } from "../time/clock.js";

interface Told {
  id: number;
  event: string;
  clientId: number | null;
  untold: number;
  deliveries: {
    channel: string;
    state: string;
    attempts: number;
    nextDate: number | null;
    reason: string | null;
    status: number | null;
  }[];
}
interface Sent {
  id: string;
  events: { event: string; since: number | null; alarms: string[]; untold: number; client: { id: string } }[];
}

let platform: TestPlatform;
let hook: Hook;
let mailbox: Mailbox;
let admin: Headers;
let user: Headers;
let userId: number;
let groupId: number;
let client: TestClient;
let secret: string;

beforeEach(async () => {
  hook = await startHook();
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Obcestje <portal@obcestje.si>",
    PORTAL_URL: "https://portal.si",
    WEBHOOK_ALLOW_PRIVATE: "1",
  });
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Koper");
  client = await addClient(platform, admin, groupId);
  await name(client, "Glavna cesta", "Glavna cesta 1, Koper");
  ({ id: userId, headers: user } = await addUser(platform, admin, "ana@example.si", groupId));
  ({ secret } = await platform.ok<{ secret: string }>("POST", "/notification/secret", user));
  await set({
    silentAfter: 10,
    channels: { webhook: { enabled: true, url: hook.url } },
  });
  await report(client);
  await platform.app.jobs.run("notification scan");
  await lookFor(MINUTE);
});
afterEach(async () => {
  await platform.stop();
  await hook.close();
  await mailbox.close();
});

const set = (change: object, headers = user) =>
  platform.ok<{ channels: { email: object } }>("PATCH", "/notification/preferences", headers, change);
const list = (headers = user) => platform.ok<Told[]>("GET", "/notification/list", headers);
const sent = () => hook.received.map(({ body }) => JSON.parse(body) as Sent);
const eventsSent = () => sent().flatMap(({ events }) => events.map(({ event }) => event));
const name = ({ id }: TestClient, locationName: string, locationAddress: string) =>
  platform.ok("POST", "/client/metaData", admin, {
    clientId: id,
    metaData: { locationName, locationAddress },
  });
const report = ({ device }: TestClient, more: object = {}) =>
  platform.ok("POST", "/device/status", device, { timestamp: platform.clock.now, ...more });
const send = () => platform.app.jobs.run("notification delivery");

/** Moves the clock on, looks every minute, and sends due messages. */
async function lookFor(seconds: number, meanwhile: () => Promise<unknown> = async () => undefined) {
  for (const end = platform.clock.now + seconds; platform.clock.now < end; ) {
    platform.clock.now += MINUTE;
    await meanwhile();
    await platform.app.jobs.run("notification scan");
    await send();
  }
}

it("tells by a signed webhook that a device is silent, and that it is back", async () => {
  await lookFor(10 * MINUTE);
  const told = platform.clock.now;
  await report(client);
  await lookFor(MINUTE);
  expect(sent()).toEqual([
    {
      id: expect.any(String),
      time: told,
      events: [
        {
          id: expect.any(String),
          event: "SILENT",
          time: told,
          since: START,
          alarms: [],
          untold: 0,
          client: {
            id: String(client.id),
            guid: client.guid,
            name: "Glavna cesta",
            address: "Glavna cesta 1, Koper",
            timeZone: "Europe/Ljubljana",
            url: `https://portal.si/client/${client.id}`,
          },
        },
      ],
    },
    { id: expect.any(String), time: told + MINUTE, events: [expect.objectContaining({ event: "BACK" })] },
  ]);
  const [{ headers, body } = { headers: {}, body: "" }] = hook.received;
  const timestamp = headers["x-obcestje-timestamp"];
  const mac = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  expect(headers["x-obcestje-signature"]).toBe(`sha256=${mac}`);
  expect(timestamp).toBe(String(told));
  expect(headers["x-obcestje-message"]).toBe(sent()[0]?.id);
  expect(await list()).toMatchObject([
    { event: "back", clientId: client.id, deliveries: [{ channel: "webhook", state: "sent", status: 204 }] },
    { event: "silent", deliveries: [{ state: "sent", attempts: 1, reason: null }] },
  ]);
});

it("tells of alarms that are new, and of none that were there before or are gone", async () => {
  await report(client, { alarms: ["Odprta vrata"] });
  await lookFor(2 * MINUTE);
  await report(client, { alarms: ["Odprta vrata", "Nizka baterija"] });
  await lookFor(2 * MINUTE);
  await report(client, { alarms: [] });
  await lookFor(2 * MINUTE);
  expect(sent().map(({ events }) => events[0]?.alarms)).toEqual([["Odprta vrata"], ["Nizka baterija"]]);
});

it("tells nothing of what was so before somebody asked to be told", async () => {
  const other = await addUser(platform, admin, "bor@example.si", groupId);
  await lookFor(30 * MINUTE);
  await platform.ok("POST", "/notification/secret", other.headers);
  const settings = { silentAfter: 10, channels: { webhook: { enabled: true, url: hook.url } } };
  hook.received.length = 0;
  await set(settings, other.headers);
  await lookFor(5 * MINUTE);
  await report(client);
  await lookFor(MINUTE);
  expect(await list(other.headers)).toEqual([]);
  expect(eventsSent()).toEqual(["BACK"]);
});

it("announces no fleet after the platform was away", async () => {
  platform.clock.now += 5 * HOUR;
  await lookFor(9 * MINUTE);
  expect(eventsSent()).toEqual([]);
  await lookFor(3 * MINUTE);
  expect(eventsSent()).toEqual(["SILENT"]);
});

it("sends many silences of one look as one message, and few by themselves", async () => {
  const more: TestClient[] = [];
  for (let count = 0; count < 21; count += 1) more.push(await addClient(platform, admin, groupId));
  for (const one of [client, ...more]) await report(one);
  await lookFor(12 * MINUTE);
  expect(sent().map(({ events }) => events.length)).toEqual([22]);
  for (const one of more.slice(0, 3)) await report(one);
  await lookFor(MINUTE);
  expect(sent().map(({ events }) => events.length)).toEqual([22, 1, 1, 1]);
});

describe("quiet hours", () => {
  // The tests' clock begins at 01:00 in Ljubljana.
  const NIGHT = { enabled: true, from: 22 * 60, to: 90 };

  it("gather what happens, and let it go in one message at their end", async () => {
    await set({ quietHours: { ...NIGHT, alarmsPass: false } });
    await lookFor(12 * MINUTE);
    await report(client, { alarms: ["Odprta vrata"] });
    await lookFor(5 * MINUTE);
    expect(await list()).toMatchObject([
      { event: "alarm", deliveries: [{ state: "waiting", attempts: 0 }] },
      { event: "back" },
      { event: "silent" },
    ]);
    expect(hook.received).toEqual([]);
    await lookFor(START + 30 * MINUTE - platform.clock.now, () => report(client));
    expect(sent().map(({ events }) => events.map(({ event }) => event))).toEqual([
      ["SILENT", "BACK", "ALARM"],
    ]);
  });

  it("let alarms pass where the person wants that", async () => {
    await set({ quietHours: { ...NIGHT, alarmsPass: true } });
    await lookFor(12 * MINUTE);
    await report(client, { alarms: ["Odprta vrata"] });
    await lookFor(MINUTE);
    expect(eventsSent()).toEqual(["ALARM"]);
  });

  it("let go of what they gathered when they are turned off", async () => {
    await set({ quietHours: NIGHT });
    await lookFor(12 * MINUTE);
    await set({ quietHours: { enabled: false } });
    await send();
    expect(eventsSent()).toEqual(["SILENT"]);
  });
});

describe("whoever has lost sight of a device", () => {
  const beingAway = async () => {
    hook.answers = { status: 500 };
    await lookFor(11 * MINUTE);
    hook.answers = { status: 204 };
    hook.received.length = 0;
  };
  const tryAgain = async () => {
    platform.clock.now += HOUR;
    await send();
    admin = await platform.signIn(ADMIN);
    return hook.received;
  };

  it("is told nothing more of it, and finds nothing of it in the list", async () => {
    await beingAway();
    await platform.ok("DELETE", `/group/assignUser?userId=${userId}`, admin);
    const other = await addGroup(platform, admin, "Piran");
    await platform.ok("POST", "/group/assignUser", admin, { groupId: other, userId });
    expect(await tryAgain()).toEqual([]);
    expect(await list()).toEqual([]);
    await platform.ok("DELETE", `/group/assignUser?userId=${userId}`, admin);
    await platform.ok("POST", "/group/assignUser", admin, { groupId, userId });
    expect(await list()).toMatchObject([{ deliveries: [{ state: "dropped", reason: "notInSight" }] }]);
  });

  it("is told nothing of what they have not chosen, or of a device that is gone", async () => {
    await beingAway();
    await set({ allClients: false, clientIds: [] });
    expect(await tryAgain()).toEqual([]);
    await platform.ok("DELETE", `/client?clientId=${client.id}`, admin);
    expect(await list()).toEqual([]);
  });

  it("is told nothing by a channel that is off, and nothing at all once the account is gone", async () => {
    await beingAway();
    await set({ channels: { webhook: { enabled: false } } });
    expect(await tryAgain()).toEqual([]);
    expect(await list()).toMatchObject([{ deliveries: [{ state: "dropped", reason: "channelOff" }] }]);
    await platform.ok("DELETE", `/user?userId=${userId}`, admin);
    await lookFor(HOUR);
    expect(hook.received).toEqual([]);
  });
});

it("tries again after longer and longer pauses under the same name, and gives up in the end", async () => {
  hook.answers = { status: 503 };
  await platform.ok("POST", "/notification/test", user);
  const tried: number[] = [];
  for (let next: number | null = platform.clock.now; next !== null; ) {
    platform.clock.now = next;
    await send();
    tried.push(next);
    next = (await list())[0]?.deliveries[0]?.nextDate ?? null;
  }
  expect(hook.received).toHaveLength(tried.length);
  const pauses = tried.slice(1).map((at, index) => (at - (tried[index] ?? 0)) / MINUTE);
  expect(pauses).toEqual([1, 3, 9, 27, 81, 243, 360]);
  expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
  expect(await list()).toMatchObject([
    { event: "test", deliveries: [{ state: "failed", attempts: 8, reason: "refused", status: 503 }] },
  ]);
});

it("takes a redirect for a refusal", async () => {
  hook.answers = { status: 302, headers: { location: `${hook.url}/elsewhere` } };
  await platform.ok("POST", "/notification/test", user);
  await send();
  expect(hook.received).toHaveLength(1);
  expect(await list()).toMatchObject([
    { deliveries: [{ state: "waiting", reason: "refused", status: 302 }] },
  ]);
});

describe("an e-mail", () => {
  beforeEach(() => set({ channels: { email: { enabled: true }, webhook: { enabled: false } } }));
  const mails = () => mailbox.received.map(({ raw }) => readMail(raw));

  it("says in Slovenian which device is silent, where, since when, and links to it", async () => {
    await lookFor(10 * MINUTE);
    const [mail] = mails();
    expect(mailbox.received[0]).toMatchObject({ from: "portal@obcestje.si", to: ["ana@example.si"] });
    expect(mail?.headers.get("subject")).toEqual(["Ne oddaja: Glavna cesta · Obcestje"]);
    expect(mail?.body).toContain("Glavna cesta, Glavna cesta 1, Koper");
    expect(mail?.body).toContain("15. november 2026 ob 01:00");
    expect(mail?.body).toContain(`https://portal.si/client/${client.id}`);
    expect(await list()).toMatchObject([{ deliveries: [{ channel: "email", state: "sent" }] }]);
  });

  it("says it in English to those who read English", async () => {
    await platform.ok("PATCH", "/user/profile", user, { language: "en" });
    await report(client, { alarms: ["Door open <b>&"] });
    await lookFor(MINUTE);
    const [mail] = mails();
    expect(mail?.headers.get("subject")).toEqual(["Alarm: Glavna cesta · Obcestje"]);
    expect(mail?.body).toContain("The device reports: Door open <b>&");
    expect(mail?.body).toContain("Door open &lt;b&gt;&amp;");
  });

  it("has the headers that it should, whatever a place is called", async () => {
    await name(client, "Cesta\r\nBcc: vsi@example.si\r\n\r\nVsebina", "\u0000\u2028x");
    await lookFor(10 * MINUTE);
    const [mail] = mails();
    expect(mailbox.received[0]?.to).toEqual(["ana@example.si"]);
    expect(mail?.headers.has("bcc")).toBe(false);
    expect(mail?.headers.get("subject")).toHaveLength(1);
    expect(mail?.headers.get("message-id")?.[0]).toMatch(/^<[\w-]{36}@obcestje\.si>$/);
  });

  it("to an address that is refused for ever is given up", async () => {
    mailbox.refuses = true;
    await platform.ok("POST", "/notification/test", user);
    await send();
    expect(await list()).toMatchObject([
      { deliveries: [{ state: "failed", attempts: 1, reason: "addressRefused", status: 550 }] },
    ]);
  });
});

it("counts a silence that comes again within the hour, and tells it then", async () => {
  const flapping = async () => {
    if ((platform.clock.now - START) % (15 * MINUTE) < 3 * MINUTE) await report(client);
  };
  await lookFor(80 * MINUTE, flapping);
  const silences = sent().flatMap(({ events }) => events.filter(({ event }) => event === "SILENT"));
  expect(silences.map(({ untold }) => untold)).toEqual([0, 3]);
});
