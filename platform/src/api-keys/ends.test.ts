import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { contentOf } from "../../test/content.js";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { EventStream } from "../../test/eventStream.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ENGINE } from "../../test/testDatabase.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { openDatabases } from "../db/database.js";
import { DAY, HOUR } from "../time/clock.js";

const onServer = ENGINE === "postgres" ? it : it.skip;
const WEEK = 7 * DAY;

let platform: TestPlatform;
let mailbox: Mailbox;
let admin: Headers;
let groupId: number;
let client: TestClient;
let ana: { id: number; headers: Headers };

beforeEach(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Občina");
  client = await addClient(platform, admin, groupId);
  ana = await addUser(platform, admin, "ana@example.si", groupId);
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

interface Key {
  id: number;
  key: string;
  keyStart: string | null;
  expireDate: number | null;
  lastUsedAddress: string | null;
  etag: string;
}
async function make(more: object = {}, who = ana.headers) {
  const body = { groupId, viewOnly: false, ...more };
  const { apikey } = await platform.ok<{ apikey: Key }>("POST", "/apikey", who, body);
  return { ...apikey, headers: { authorization: `ApiKey ${apikey.key}` } };
}
const listed = async (id: number) =>
  (await platform.ok<Key[]>("GET", "/apikey/list", await platform.signIn(ADMIN))).find(
    (key) => key.id === id,
  );
const patch = (body: object, who = ana.headers) => platform.call("PATCH", "/apikey", who, body);
const status = async (headers: Headers) => (await platform.call("GET", "/client/list", headers)).status;
/** Looks for ends, and gives the mails that go out then. */
async function warned() {
  await platform.app.jobs.run("ends of keys");
  return mailsNow(platform, mailbox);
}

describe("a key's beginning", () => {
  it("is told of every key, and stored without the rest", async () => {
    const full = await make();
    const view = await make({ viewOnly: true });
    expect((await listed(full.id))?.keyStart).toBe(full.key.slice(0, 9));
    expect((await listed(view.id))?.keyStart).toBe(view.key.slice(0, 9));
    expect(JSON.stringify(await contentOf(platform.database))).not.toContain(full.key.slice(0, 10));
  });

  it("is unknown of a full key that is older than it, until its next use", async () => {
    const full = await make();
    const view = await make({ viewOnly: true });
    await platform.app.close();
    const db = await openDatabases(platform.database);
    await db.write.updateTable("api_key").set({ key_start: null }).execute();
    await db.close();
    platform = await TestPlatform.start(platform.database, mailing(mailbox), undefined, platform.clock);
    expect((await listed(full.id))?.keyStart).toBeNull();
    expect((await listed(view.id))?.keyStart).toBe(view.key.slice(0, 9));
    expect(await status(full.headers)).toBe(200);
    expect(await listed(full.id)).toMatchObject({
      keyStart: full.key.slice(0, 9),
      lastUsedAddress: "127.0.0.1",
    });
  });
});

describe("the end of a key", () => {
  it("comes by itself: the key, its report keys and its open stream are dead from that second on", async () => {
    const key = await make({ expireDate: platform.clock.now + 60 });
    const url = await platform.app.listen({ port: 0, host: "127.0.0.1" });
    const stream = await EventStream.open(Number(new URL(url).port), key.headers);
    const { sessionKey } = await platform.ok<{ sessionKey: string }>("POST", "/report-key", key.headers, {
      clientId: client.id,
      startTimestamp: platform.clock.now - DAY,
      endTimestamp: platform.clock.now,
    });
    const report = { "x-session-id": sessionKey };
    platform.clock.now += 59;
    expect([await status(key.headers), await status(report)]).toEqual([200, 200]);
    platform.clock.now += 1;
    expect([await status(key.headers), await status(report)]).toEqual([401, 401]);
    await platform.app.events.recheckListeners();
    await stream.until(({ isOver }) => isOver);
    expect(await listed(key.id)).toMatchObject({ expireDate: platform.clock.now });
  });

  it("is changed, taken away, and never set into the past", async () => {
    const past = { expireDate: platform.clock.now };
    const fault = { error: { details: { fields: [{ path: "expireDate", fault: "IN_PAST" }] } } };
    const body = { groupId, viewOnly: true, ...past };
    expect(await platform.call("POST", "/apikey", ana.headers, body)).toMatchObject({
      status: 422,
      body: fault,
    });
    const key = await make({ expireDate: platform.clock.now + HOUR });
    expect(await patch({ id: key.id, ...past })).toMatchObject({ status: 422, body: fault });
    const stale = { ...ana.headers, "if-match": `"${"x".repeat(22)}"` };
    expect((await patch({ id: key.id, ...past }, stale)).status).toBe(412);
    expect((await patch({ id: key.id, name: "Nova" })).body).toMatchObject({
      apikey: { expireDate: platform.clock.now + HOUR },
    });
    const { etag } = (await listed(key.id)) as Key;
    const mine = { ...ana.headers, "if-match": `"${etag}"` };
    expect((await patch({ id: key.id, expireDate: null }, mine)).body).toMatchObject({
      apikey: { expireDate: null },
    });
    expect((await patch({ id: key.id, expireDate: null }, mine)).status).toBe(412);
    platform.clock.now += HOUR;
    expect(await status(key.headers)).toBe(200);
  });

  it("brings a key back that has ended", async () => {
    const key = await make({ expireDate: platform.clock.now + 60 });
    platform.clock.now += 60;
    expect(await status(key.headers)).toBe(401);
    expect((await patch({ id: key.id, expireDate: platform.clock.now + 60 })).status).toBe(200);
    expect(await status(key.headers)).toBe(200);
  });
});

describe("a week before a key ends", () => {
  it("its maker is mailed once", async () => {
    const key = await make({ name: "Stran <občine>", expireDate: platform.clock.now + WEEK + HOUR });
    expect(await warned()).toEqual([]);
    platform.clock.now += HOUR;
    const [mail, ...others] = await warned();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "ana@example.si", subject: "Ključ bo potekel · Obcestje" });
    expect(mail?.body).toContain(`Stran <občine>, ${key.keyStart}…`);
    expect(mail?.body).toContain("https://portal.si/keys");
    expect(mail?.body).not.toContain(key.key);
    platform.clock.now += HOUR;
    expect(await warned()).toEqual([]);
  });

  onServer("two platforms tell of it once", async () => {
    await make({ expireDate: platform.clock.now + WEEK + HOUR });
    platform.clock.now += HOUR;
    const other = await TestPlatform.start(platform.database, mailing(mailbox), undefined, platform.clock);
    await Promise.all([platform, other].map(({ app }) => app.jobs.run("ends of keys")));
    await other.app.jobs.run("ends of keys");
    await other.app.close();
    expect(await mailsNow(platform, mailbox)).toHaveLength(1);
  });

  it("another end is told of again, and who sets one that is near is not told what they know", async () => {
    const key = await make({ expireDate: platform.clock.now + DAY });
    expect(await warned()).toEqual([]);
    await patch({ id: key.id, expireDate: platform.clock.now + 2 * WEEK });
    platform.clock.now += WEEK;
    ana.headers = await platform.signIn({ email: "ana@example.si", password: "password of ana@example.si" });
    expect(await warned()).toHaveLength(1);
    await patch({ id: key.id, expireDate: platform.clock.now + 2 * WEEK });
    platform.clock.now += WEEK;
    expect(await warned()).toHaveLength(1);
  });

  it("no mail goes out of an end that was put off, or of a key that is gone", async () => {
    const [late, gone] = [
      await make({ expireDate: platform.clock.now + WEEK + HOUR }),
      await make({ expireDate: platform.clock.now + WEEK + HOUR }),
    ];
    platform.clock.now += HOUR;
    await platform.app.jobs.run("ends of keys");
    await patch({ id: late.id, expireDate: null });
    await platform.ok("DELETE", `/apikey?id=${gone.id}`, ana.headers);
    expect(await mailsNow(platform, mailbox)).toEqual([]);
  });

  it("the editors of its group are told if its maker is not of them any more, else the administrators", async () => {
    const bor = await addUser(platform, admin, "bor@example.si", groupId);
    await addUser(platform, admin, "gledalka@example.si", groupId, "viewer");
    await make({ expireDate: platform.clock.now + WEEK + HOUR }, bor.headers);
    await platform.ok("DELETE", `/user?userId=${bor.id}`, admin);
    await make(
      { groupId: undefined, clientId: client.id, expireDate: platform.clock.now + WEEK + HOUR },
      admin,
    );
    platform.clock.now += HOUR;
    const told = (await warned()).map(({ to }) => to).sort();
    expect(told).toEqual([ADMIN.email, "ana@example.si"].sort());
  });
});
