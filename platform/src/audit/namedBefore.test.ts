import { expect, it } from "@jest/globals";
import { newTestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import { up } from "../db/migrations/014-backups-and-audit.js";
import { clientsOf, targetOf } from "./target.rules.js";

const INPUTS = [
  { clientId: 7 },
  { clientId: "7,8", groupId: 3 },
  { clients: [9, "10"], id: 4 },
  { session_id: "x", id: 5 },
  { clientId: "../7" },
];
/** Longer than the stored part of a list. */
const LONG = { clientId: Array.from({ length: 100 }, (_, index) => 1000 + index) };

it("finds what named a client before that was kept, as far as it was written down", async () => {
  const place = await newTestDatabase();
  const db = await openDatabases(place);
  const rows = [...INPUTS, LONG].map((input, index) => ({
    time: 100 + index,
    request_id: "request",
    call: "POST /config/assign",
    target: JSON.stringify(targetOf(input)),
    result: "done",
  }));
  const ids = await db.write.insertInto("audit_log").values(rows).returning("id").execute();
  const { schema } = db.write;
  for (const name of ["user_id", "who", "call", "refused"])
    await schema.dropIndex(`audit_log_${name}`).execute();
  await schema.dropIndex("action_open").execute();
  for (const name of ["audit_client", "backup"]) await schema.dropTable(name).execute();
  await db.write.transaction().execute((tx) => up(tx as never));
  const named = await db.read
    .selectFrom("audit_client")
    .selectAll()
    .orderBy("time")
    .orderBy("client_id")
    .execute();
  const expected = INPUTS.flatMap((input, index) =>
    clientsOf(input).map((client_id) => ({ client_id, time: 100 + index, audit_id: ids[index]?.id })),
  );
  expect(named.slice(0, expected.length)).toEqual(expected);
  const ofLong = named.slice(expected.length).map(({ client_id }) => client_id);
  expect(ofLong).toEqual(LONG.clientId.slice(0, ofLong.length));
  expect(ofLong.length).toBeGreaterThan(30);
  await db.close();
  await place.drop();
});
