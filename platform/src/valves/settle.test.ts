import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { addClient } from "../clients/write.store.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { NOBODY_ELSE } from "../db/signal.js";
import { numberEvents } from "../events/numbering.js";
import { addClientsToGroup, addGroup } from "../groups/write.store.js";
import { expiredModes, writeMode } from "./modes.store.js";
import { settleExpiredModes } from "./settle.js";

const NOW = 1_794_700_800;

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

it("writes down what has ended, and tells it once to those who see it", async () => {
  const group = { name: "Tivoli", metaData: { groupType: "valve" }, timeZone: "Europe/Ljubljana" };
  const { id: groupId } = await addGroup(db.write, group, NOW);
  const valve = async (until: number | null) => {
    const { id } = await addClient(db.write, { visionType: 0, metaData: {} }, NOW);
    await addClientsToGroup(db.write, groupId, [id], NOW);
    const run = { mode: "manualOn", manualUntil: until, modeAfter: "manualOff", changeDate: NOW } as const;
    await writeMode(db.write, id, run, null);
    return id;
  };
  const ended = await valve(NOW + 600);
  const [running, endless] = [await valve(NOW + 601), await valve(null)];
  let woken = 0;
  const wake = () => {
    woken += 1;
  };
  const settle = () => settleExpiredModes({ db, now: () => NOW + 600, events: { wake } });
  await settle();
  await settle();
  expect(woken).toBe(1);
  const rows = await db.read.selectFrom("valve_mode").selectAll().orderBy("client_id").execute();
  expect(rows).toMatchObject([
    { client_id: ended, mode: "manualOff", manual_until: null, change_date: NOW + 600 },
    { client_id: running, mode: "manualOn", manual_until: NOW + 601 },
    { client_id: endless, mode: "manualOn", manual_until: null },
  ]);
  expect(await expiredModes(db.read, NOW + 600)).toEqual([]);
  await numberEvents(db.write, NOBODY_ELSE);
  const events = await db.read.selectFrom("event_log").select(["type", "audience", "data"]).execute();
  expect(events).toEqual([
    {
      type: "valve.changed",
      audience: JSON.stringify([groupId]),
      data: JSON.stringify({ clientId: ended, mode: "manualOff", manualUntil: null }),
    },
  ]);
});
