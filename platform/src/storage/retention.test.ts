import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { allReadings, hoursOf, newClient, send } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { ensureMonth } from "../db/months.js";
import { transactClients } from "../db/transact.js";
import { packedSeconds } from "../measurements/coverage.js";
import { periodHours } from "../measurements/period.store.js";
import { rebuildHours } from "../measurements/rebuild.store.js";
import { tallyPeriod } from "../measurements/tally.rules.js";
import { DAY, HOUR } from "../time/clock.js";
import { compact } from "./compaction.js";
import { deleteOld } from "./retention.js";
import { keptFrom } from "./retention.rules.js";

/** 2026-11-15 00:00 UTC. */
const NOW = 1_794_700_800;
const at = (text: string) => Date.parse(text) / 1000;
const context = () => ({ now: NOW, signal: new AbortController().signal });

let place: TestDatabase;
let db: Databases;

beforeAll(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
});
afterAll(async () => {
  await db.close();
  await place.drop();
});

it("keeps whole months, and all where none are named", () => {
  expect(keptFrom(24, NOW)).toBe(at("2024-11-01T00:00:00Z"));
  expect(keptFrom(12, NOW)).toBe(at("2025-11-01T00:00:00Z"));
  expect(keptFrom(0, NOW)).toBe(0);
});

const hourly = (from: number, hours: number) =>
  Array.from({ length: hours }, (_, index) => ({
    from: from + index * HOUR,
    to: from + (index + 1) * HOUR,
    readings: [
      { timestamp: from + index * HOUR + 600, speed: 50 },
      { timestamp: from + index * HOUR + 2400, speed: 60 },
    ],
  }));

it("deletes old readings and diagnostics, packed or not, and keeps every hour", async () => {
  const client = { id: await newClient(db), timeZone: "UTC" };
  const border = at("2026-10-01T00:00:00Z");
  const batches = hourly(border - 4 * DAY, 10 * 24);
  for (const [index, batch] of batches.entries()) await send(db, client, `${index}`, batch, NOW);
  await compact(db, context(), border - 3 * DAY);
  for (const [time, parameter] of [
    [border - DAY, "a"],
    [border - 1, "b"],
    [border, "a"],
  ] as const) {
    await ensureMonth(db.write, "diagnostic", time);
    await ensureMonth(db.write, "reported_value", time);
    await db.write.insertInto("diagnostic").values({ client_id: client.id, time, battery: 12 }).execute();
    await db.write
      .insertInto("reported_value")
      .values({ client_id: client.id, parameter, time, value: "1" })
      .execute();
  }
  const given = { client_id: client.id, orders: "{}", changed_by: null, reason: "mode" };
  const noted = [0, border - 2 * DAY, border - DAY, border + DAY];
  await db.write
    .insertInto("valve_orders")
    .values(noted.map((since) => ({ ...given, since })))
    .execute();
  const before = await hoursOf(db, client.id);
  await deleteOld(db, context(), { readings: border, diagnostics: border });
  const left = await db.read.selectFrom("valve_orders").select("since").orderBy("since").execute();
  expect(left.map(({ since }) => since)).toEqual([border - DAY, border + DAY]);
  expect(await hoursOf(db, client.id)).toEqual(before);
  const readings = await allReadings(db, client.id, { start: 0, end: NOW });
  expect(readings).toHaveLength(2 * 6 * 24);
  expect(readings[0]?.timestamp).toBe(border + 600);
  for (const table of ["diagnostic", "reported_value"] as const)
    expect(await db.read.selectFrom(table).select("time").execute()).toEqual([{ time: border }]);
}, 60_000);

it("moves hours without readings to another zone's hours, and takes those that a period cuts whole", async () => {
  const client = { id: await newClient(db), timeZone: "UTC" };
  const border = at("2026-10-01T00:00:00Z");
  for (const [index, batch] of hourly(border - DAY, 4 * 24).entries())
    await send(db, client, `${index}`, batch, NOW);
  await deleteOld(db, context(), { readings: border, diagnostics: 0 });
  await transactClients(db.write, (tx) => rebuildHours(tx, client.id, "Asia/Kolkata"));
  const moved = await hoursOf(db, client.id);
  expect(moved.every(({ hour_start }) => hour_start % HOUR === HOUR / 2)).toBe(true);
  const sum = moved.reduce((seconds, { coverage }) => seconds + packedSeconds(coverage).covered, 0);
  expect(sum).toBe(4 * DAY);
  const kolkata = { ...client, timeZone: "Asia/Kolkata", seenFrom: null };
  const heard = async (start: number, end: number) => {
    for await (const { hours, period } of periodHours(db.read, [kolkata], { start, end }, "speeds"))
      return { covered: hours.reduce((seconds, { covered }) => seconds + covered, 0), period };
    throw new Error("A client has no hours.");
  };
  const whole = { start: border - 2 * DAY, end: border + 5 * DAY };
  expect(await heard(whole.start, whole.end)).toEqual({ covered: 4 * DAY, period: whole });
  const hour = border - DAY + 10 * HOUR + HOUR / 2;
  expect(await heard(hour + 10, hour + HOUR)).toEqual({
    covered: HOUR,
    period: { start: hour, end: hour + HOUR },
  });
  expect(await heard(hour + HOUR - 10, hour + HOUR + 10)).toEqual({
    covered: 2 * HOUR,
    period: { start: hour, end: hour + 2 * HOUR },
  });
  const late = border + 2.5 * DAY + HOUR / 2;
  const cut = { start: late + 10, end: late + HOUR };
  expect(await heard(cut.start, cut.end)).toEqual({ covered: HOUR - 10, period: cut });
});

it("tells exactly what a cut hour without readings holds, where nothing was heard on one side", async () => {
  const client = { id: await newClient(db), timeZone: "UTC", seenFrom: null };
  const border = at("2026-10-01T00:00:00Z");
  const hour = border - DAY;
  const readings = Array.from({ length: 7 }, (_, second) => ({ timestamp: hour + 2000 + second, speed: 50 }));
  await send(db, client, "late in the hour", { from: hour + 1800, to: hour + HOUR, readings }, NOW);
  await deleteOld(db, context(), { readings: border, diagnostics: 0 });
  const heard = async (start: number, end: number) => {
    for await (const { hours, isWidened } of periodHours(db.read, [client], { start, end }, "histogram"))
      return [tallyPeriod({ hours, period: { start, end }, isWidened }, null).vehicles, isWidened];
    throw new Error("A client has no hours.");
  };
  expect(await heard(hour, hour + 1800)).toEqual([0, false]);
  expect(await heard(hour + 900, hour + 2 * HOUR)).toEqual([7, false]);
  expect(await heard(hour + 2003, hour + 2 * HOUR)).toEqual([7, true]);
});
