import { afterEach, expect, it } from "@jest/globals";
import type { DatabasePlace } from "../src/db/databases.js";
import { contentOf } from "./content.js";
import { keepFound } from "./keepFound.js";
import { makeOldDatabase } from "./oldDatabase.js";
import { startProcess } from "./process.js";
import { shapeOf } from "./shape.js";
import { newTestDatabase, type TestDatabase } from "./testDatabase.js";

/** `npm run test:heavy -- faults` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);

const places: TestDatabase[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.drop();
});

async function oldDatabase(): Promise<TestDatabase> {
  const place = await newTestDatabase("empty");
  places.push(place);
  await makeOldDatabase(place);
  return place;
}

const stateOf = async (place: DatabasePlace) => ({
  shape: await shapeOf(place),
  content: await contentOf(place),
});

/**
 * Starts a platform that is killed after so many statements of its migrations, or right after these.
 * @returns the number of statements begun
 */
async function killedAfter(statements: number, { DATABASE_URL, DATA_DIR }: DatabasePlace): Promise<number> {
  const platform = await startProcess({
    DATABASE_URL,
    DATA_DIR,
    DIES_AFTER_STATEMENTS: String(statements),
    NODE_OPTIONS: "--import ./tools/swc-register.mjs --import ./platform/test/dieAtStatement.ts",
  });
  await platform.exit;
  if (platform.process.signalCode !== "SIGKILL") throw new Error(platform.output());
  return Number(/(\d+) statements/.exec(platform.output())?.[1]);
}

it(
  "leaves the old schema with its data when the platform is killed within a migration, and the next start completes",
  async () => {
    const unharmed = await oldDatabase();
    const place = await oldDatabase();
    const before = await stateOf(place);
    const all = await killedAfter(Number.POSITIVE_INFINITY, unharmed);
    const after = await stateOf(unharmed);
    expect(after.shape).not.toEqual(before.shape);
    for (let round = 0; round < ROUNDS; round += 1) {
      const statements = Math.ceil(((round + 1) * (all - 1)) / ROUNDS);
      expect(await killedAfter(statements, place)).toBe(statements);
      expect(await stateOf(place)).toEqual(before);
    }
    expect(await killedAfter(all, place)).toBe(all);
    expect(await stateOf(place)).toEqual(after);
    keepFound("migrationKills", [
      ["statements of the last migrations, in one transaction", String(all)],
      ["kills -9 between two of them", String(ROUNDS)],
      ["of these with another schema than the old one, or other data", "0"],
    ]);
  },
  60_000 + ROUNDS * 10_000,
);
