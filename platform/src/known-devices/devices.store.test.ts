import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { addUser, findUserByEmail } from "../accounts/store.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { addKnownDevice, type Device, noteKnownDevice } from "./devices.store.js";

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

async function account(email: string): Promise<number> {
  await addUser(db.write, { email, passwordHash: "-", admin: false, confirmed: true }, 1);
  return (await findUserByEmail(db.write, email))?.id ?? 0;
}

const browser = (secret: string | null): Device => ({ secret, address: "203.0.113.7", userAgent: "Firefox" });
const add = (userId: number, secret: string | null, now: number) =>
  addKnownDevice(db.write, userId, browser(secret), now);
const knows = async (userId: number, secret: string | null, now: number) =>
  (await noteKnownDevice(db.write, userId, browser(secret), now)) !== null;

it("keeps the 50 devices of a person that were used last, and all of others", async () => {
  const [ana, bor] = [await account("ana@example.si"), await account("bor@example.si")];
  const secrets: (string | null)[] = [];
  const ofBor = await add(bor, null, 1);
  for (let now = 1; now <= 50; now += 1) secrets.push((await add(ana, null, now)).secret);
  expect(await knows(ana, secrets[0] ?? null, 51)).toBe(true);
  await add(ana, null, 52);
  expect(await knows(ana, secrets[0] ?? null, 53)).toBe(true);
  expect(await knows(ana, secrets[1] ?? null, 53)).toBe(false);
  expect(await knows(ana, secrets[2] ?? null, 53)).toBe(true);
  expect(await knows(bor, ofBor.secret, 53)).toBe(true);
});

it("gives whoever knew a browser by its old secret the new one, and the old one to nobody", async () => {
  const [ana, bor, eva] = [await account("a@a.si"), await account("b@b.si"), await account("e@e.si")];
  const { secret: first } = await add(ana, null, 1);
  const { secret: second } = await add(bor, first, 2);
  const { secret: third } = await add(eva, second, 3);
  for (const person of [ana, bor, eva])
    expect([
      await knows(person, third, 4),
      await knows(person, second, 4),
      await knows(person, first, 4),
    ]).toEqual([true, false, false]);
});

it("takes no secret for a script, whatever it is", async () => {
  const ana = await account("ana@example.si");
  const script: Device = { secret: undefined, address: "203.0.113.7", userAgent: "curl" };
  await addKnownDevice(db.write, ana, script, 1);
  const [row] = await db.read.selectFrom("known_device").select("secret_hash").execute();
  const forged = ["203.0.113.7\ncurl", row?.secret_hash ?? "", (row?.secret_hash ?? "").slice(3)];
  for (const secret of forged) expect(await knows(ana, secret, 2)).toBe(false);
  expect(await noteKnownDevice(db.write, ana, { ...script, address: "203.0.113.8" }, 2)).toBeNull();
  expect(await noteKnownDevice(db.write, ana, script, 2)).not.toBeNull();
});
