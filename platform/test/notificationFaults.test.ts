import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { openDatabases } from "../src/db/database.js";
import { deliver } from "../src/notifications/delivery.js";
import { scan } from "../src/notifications/scan.js";
import { WebhookSender } from "../src/notifications/webhook.js";
import { addClient, addGroup, addUser } from "./devices.js";
import { type PlatformProcess, startProcess } from "./process.js";
import { type Hook, startHook } from "./receivers.js";
import { ENGINE, newTestDatabase, type TestDatabase } from "./testDatabase.js";
import { ADMIN, TestPlatform } from "./testPlatform.js";
import { until } from "./until.js";

const PRIVATE = { WEBHOOK_ALLOW_PRIVATE: "1" };
const MINUTE = 60;
const FLEET = 12;

let place: TestDatabase;
let hook: Hook;

beforeEach(async () => {
  place = await newTestDatabase();
  hook = await startHook();
});
afterEach(async () => {
  await hook.close();
  await place.drop();
});

const idsReceived = () => hook.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);

it("sends what it was sending when it was killed again, under the same name, and then no more", async () => {
  hook.answers = { status: 0 };
  const env = { DATABASE_URL: place.DATABASE_URL, DATA_DIR: place.DATA_DIR, LOG_LEVEL: "info", ...PRIVATE };
  const first = await startProcess(env);
  await first.ready;
  const session = await signIn(first);
  await call(first, session, "POST", "/notification/secret");
  const webhook = { enabled: true, url: hook.url };
  await call(first, session, "PATCH", "/notification/preferences", { channels: { webhook } });
  await call(first, session, "POST", "/notification/test");
  await until(async () => hook.received.length === 1);
  first.process.kill("SIGKILL");
  await first.exit;
  hook.answers = { status: 204 };
  await endLeases();
  const second = await startProcess(env);
  await second.ready;
  const outcome = async () => {
    const [told] = (await call(second, session, "GET", "/notification/list")) as {
      deliveries: { state: string; attempts: number }[];
    }[];
    return told?.deliveries[0];
  };
  await until(async () => (await outcome())?.state === "sent");
  second.process.kill("SIGKILL");
  await second.exit;
  const [once, again, ...more] = idsReceived();
  expect([again, more]).toEqual([once, []]);
}, 60_000);

async function signIn({ url }: PlatformProcess): Promise<string> {
  const answer = await fetch(`${url}/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { sessionId: string }).sessionId;
}

async function call(
  { url }: PlatformProcess,
  session: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { "x-session-id": session, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Has the effect of waiting for minutes. */
async function endLeases(): Promise<void> {
  const db = await openDatabases(place);
  await db.write.updateTable("notification_delivery").set({ lease_until: 0 }).execute();
  await db.write.updateTable("job").set({ lease_until: 0, next_run: 0 }).execute();
  await db.close();
}

const onServer = ENGINE === "postgres" ? it : it.skip;

onServer(
  "tells everything once where two platforms look and send at the same time",
  async () => {
    const platforms = [await TestPlatform.start(place, PRIVATE), await TestPlatform.start(place, PRIVATE)];
    const [one] = platforms;
    if (!one) throw new Error("There is none.");
    const admin = await one.signIn(ADMIN);
    const groupId = await addGroup(one, admin, "Koper");
    const { headers } = await addUser(one, admin, "ana@example.si", groupId);
    await one.ok("POST", "/notification/secret", headers);
    const webhook = { enabled: true, url: hook.url };
    await one.ok("PATCH", "/notification/preferences", headers, { silentAfter: 10, channels: { webhook } });
    for (let count = 0; count < FLEET; count += 1) {
      const { device } = await addClient(one, admin, groupId);
      await one.ok("POST", "/device/status", device, { timestamp: one.clock.now });
    }
    // After the job's lease: as if the holder had been thought dead.
    const databases = await Promise.all(platforms.map(() => openDatabases(place)));
    const clock = one.clock;
    const sender = new WebhookSender({ private: true, development: false }, "", () => clock.now);
    const send = sender.send.bind(sender);
    for (let minute = 0; minute < 13; minute += 1) {
      clock.now += MINUTE;
      await Promise.all(databases.map((db) => scan(db, clock.now)));
      await Promise.all(
        databases.map((db) =>
          deliver(db, { email: send, webhook: send }, () => clock.now, {
            signal: new AbortController().signal,
          }),
        ),
      );
    }
    expect(idsReceived()).toHaveLength(FLEET);
    expect(new Set(idsReceived()).size).toBe(FLEET);
    expect(await one.ok("GET", "/notification/list", headers)).toHaveLength(FLEET);
    for (const db of databases) await db.close();
    for (const platform of platforms) await platform.app.close();
  },
  60_000,
);
