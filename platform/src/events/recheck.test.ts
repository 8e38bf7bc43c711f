import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { lifetimesOf } from "../auth/lifetime.rules.js";
import type { ViewerPrincipal } from "../auth/principal.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { readEnv } from "../env.js";
import type { Listener } from "./listeners.js";
import { listenersToEnd } from "./recheck.js";

const NOW = 1_800_000_000;
const PEOPLE = 1_200;

let place: TestDatabase;
let db: Databases;

beforeEach(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
});
afterEach(async () => {
  await db.close();
  await place.drop();
});

/** A person with one session, `age` seconds old. */
async function addPerson(index: number, age: number) {
  const { id } = await db.write
    .insertInto("user_account")
    .values({
      first_name: "Ana",
      last_name: String(index),
      email: `ana.${index}@example.si`,
      email_key: `ana.${index}@example.si`,
      password_hash: "",
      admin: 0,
      confirmed: 1,
      labeller: 0,
      create_date: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { token_hash: `hash ${index}`, user_id: id, create_date: NOW - age, last_used_date: NOW - age };
}

const listenerOf = (principal: ViewerPrincipal): Listener => ({
  principal,
  hello: () => undefined,
  send: () => undefined,
  ping: () => undefined,
  end: () => undefined,
});

it("finds the few among a thousand people whose session has ended, with a query for some hundred", async () => {
  const sessions = [];
  for (let index = 0; index < 3; index += 1) sessions.push(await addPerson(index, index === 1 ? 1e6 : 0));
  const [{ user_id: userId } = { user_id: 0 }] = sessions;
  for (let index = 3; index < PEOPLE; index += 1)
    sessions.push({ token_hash: `hash ${index}`, user_id: userId, create_date: NOW, last_used_date: NOW });
  for (let first = 0; first < PEOPLE; first += 400)
    await db.write
      .insertInto("session")
      .values(sessions.slice(first, first + 400))
      .execute();
  await db.write.deleteFrom("session").where("token_hash", "=", "hash 2").execute();
  const listeners = sessions.map(({ token_hash, user_id }) =>
    listenerOf({
      kind: "user",
      userId: user_id,
      sessionHash: token_hash,
      groupId: null,
      role: "editor",
      labeller: false,
    }),
  );
  const [, expired, closed] = listeners;
  let queries = 0;
  const counted = db.read.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  expect(await listenersToEnd(counted, lifetimesOf(readEnv({})), listeners, NOW)).toEqual([expired, closed]);
  expect(queries).toBe(Math.ceil(PEOPLE / 100));
});
