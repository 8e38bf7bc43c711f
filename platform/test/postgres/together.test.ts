import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { openDatabases } from "../../src/db/database.js";
import type { Databases } from "../../src/db/databases.js";
import { NOBODY_ELSE } from "../../src/db/signal.js";
import { transact, transactClients } from "../../src/db/transact.js";
import { numberEvents } from "../../src/events/numbering.js";
import { eventsAfter, lastEventId, logEvents } from "../../src/events/store.js";
import { rebuildHours } from "../../src/measurements/rebuild.store.js";
import { addClient, addGroup, addUser, type TestClient } from "../devices.js";
import { EventStream } from "../eventStream.js";
import { ADMIN, type Headers, START, TestPlatform } from "../testPlatform.js";
import { until } from "../until.js";

const BATCHES = 60;

let first: TestPlatform;
let second: TestPlatform;
let db: Databases;
let admin: Headers;
let client: TestClient;
let groupId: number;

beforeEach(async () => {
  first = await TestPlatform.start();
  second = await TestPlatform.start(first.database);
  db = await openDatabases(first.database);
  admin = await first.signIn(ADMIN);
  groupId = await addGroup(first, admin, "Group");
  client = await addClient(first, admin, groupId);
  // The client's own events, which a platform would number at any later time.
  await numberEvents(db.write, NOBODY_ELSE);
});
afterEach(async () => {
  await db.close();
  await second.app.close();
  await first.stop();
});

const send = (index: number) =>
  (index % 2 ? first : second).ok("POST", "/device/measurements", client.device, {
    batchId: `batch ${index}`,
    from: START - 3600,
    to: START,
    readings: [{ timestamp: START - 1800 + index, speed: 30 + (index % 40) }],
  });

const hours = () =>
  db.read
    .selectFrom("reading_hour")
    .select(["hour_start", "histogram", "speeds", "coverage"])
    .where("client_id", "=", client.id)
    .orderBy("hour_start")
    .execute();

async function expectHoursOf(timeZone: string) {
  const stored = await hours();
  await transactClients(db.write, (tx) => rebuildHours(tx, client.id, timeZone));
  expect(await hours()).toEqual(stored);
}

it("loses no reading of one hour that two platforms fill at once", async () => {
  await Promise.all(Array.from({ length: BATCHES }, (_, index) => send(index)));
  await expectHoursOf("Europe/Ljubljana");
  const query = `clientId=${client.id}&startTimestamp=${START - 3600}&endTimestamp=${START}`;
  expect(await first.ok("GET", `/measurement?${query}`, admin)).toMatchObject({ total_vehicles: BATCHES });
});

it("takes every batch along when the hours of a zone begin elsewhere, whenever it comes", async () => {
  const zones = ["Asia/Kolkata", "Europe/Ljubljana", "Asia/Kathmandu", "Asia/Kolkata"];
  const rezone = async () => {
    for (const timeZone of zones) await second.ok("PATCH", "/group", admin, { id: groupId, timeZone });
  };
  await Promise.all([...Array.from({ length: BATCHES }, (_, index) => send(index)), rezone()]);
  await expectHoursOf("Asia/Kolkata");
});

it("tells nobody at one platform what another has just taken from them", async () => {
  const { headers, id: userId } = await addUser(first, admin, "ana@example.si", groupId);
  await second.app.listen({ port: 0, host: "127.0.0.1" });
  const address = second.app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  for (let round = 0; round < 5; round += 1) {
    const stream = await EventStream.open(port, headers);
    await first.ok("DELETE", `/group/assignUser?userId=${userId}`, admin);
    await send(round);
    await stream.until(({ isOver, events }) => isOver || events.length > 1);
    expect(stream.events.map(([, type]) => type)).toEqual(["hello"]);
    await first.ok("POST", "/group/assignUser", admin, { userId, groupId });
  }
});

it("numbers events by two platforms at once, each once, and none that is not committed", async () => {
  const event = { type: "client.changed" as const, clientId: client.id, audience: [], data: {} };
  const before = await lastEventId(db.read);
  const number = () => numberEvents(db.write, NOBODY_ELSE);
  await transact(db.write, async (tx) => {
    await logEvents(tx, [event], START);
    await Promise.all(
      Array.from({ length: BATCHES }, async () => {
        await transact(db.write, (other) => logEvents(other, [event, event], START));
        await Promise.all([number(), number()]);
      }),
    );
    expect(await eventsAfter(db.read, before, 1000)).toHaveLength(2 * BATCHES);
  });
  await number();
  expect(await eventsAfter(db.read, before, 1000)).toHaveLength(2 * BATCHES + 1);
});

it("shows no event while one with a lower id is not committed", async () => {
  const event = { type: "client.changed" as const, clientId: client.id, audience: [], data: {} };
  const before = await lastEventId(db.read);
  const log = () => transact(db.write, (tx) => logEvents(tx, [event], START));
  const lockIsWaitedFor = async () => {
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
    return (await waiting.execute(db.read)).rows.length > 0;
  };
  let secondIsDone = false;
  let second: Promise<void> | undefined;
  await log();
  await numberEvents(db.write, {
    ...NOBODY_ELSE,
    // The first has given out an id, and is about to commit.
    send: async () => {
      await log();
      second = numberEvents(db.write, NOBODY_ELSE).then(() => {
        secondIsDone = true;
      });
      await until(async () => secondIsDone || (await lockIsWaitedFor()));
      expect(await eventsAfter(db.read, before, 10)).toEqual([]);
    },
  });
  await second;
  expect(await eventsAfter(db.read, before, 10)).toHaveLength(2);
});

it("makes the part for a month once, however many are the first in it", async () => {
  const statuses = Array.from({ length: 12 }, (_, index) =>
    (index % 2 ? first : second).call("POST", "/device/status", client.device, {
      timestamp: START - 200 * 86_400 + index,
      battery: 12,
      reported: { limit: index },
    }),
  );
  for (const { status, body } of await Promise.all(statuses)) expect([status, body]).toEqual([204, null]);
  const { rows } = await sql`select 1 from diagnostic`.execute(db.read);
  expect(rows).toHaveLength(12);
});

it("keeps what two people change of one row at once", async () => {
  const add = (note: string) =>
    transact(db.write, async (tx) => {
      const { name } = await tx
        .selectFrom("user_group")
        .select("name")
        .where("id", "=", groupId)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable("user_group")
        .set({ name: `${name}${note}` })
        .where("id", "=", groupId)
        .execute();
    });
  await Promise.all(["a", "b", "c"].map(add));
  const group = await db.read
    .selectFrom("user_group")
    .select("name")
    .where("id", "=", groupId)
    .executeTakeFirstOrThrow();
  expect([...group.name.replace("Group", "")].sort()).toEqual(["a", "b", "c"]);
});
