import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { expectWhole } from "./expectWhole.js";
import { keepFound } from "./keepFound.js";
import { killRounds } from "./killRounds.js";
import { newTestDatabase, type TestDatabase } from "./testDatabase.js";

/** `npm run test:heavy -- faults` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);

let place: TestDatabase;

beforeEach(async () => {
  place = await newTestDatabase();
});
afterEach(() => place.drop());

it(
  "loses no acknowledged batch and keeps no half one when the platform is killed while it takes them in",
  async () => {
    const env = { DATABASE_URL: place.DATABASE_URL, DATA_DIR: place.DATA_DIR };
    const kills = await killRounds(env, ROUNDS, async ({ platform }) => {
      platform.process.kill("SIGKILL");
    });
    const acknowledged = [...kills.acknowledged.values()].flat().length;
    expect(acknowledged).toBeGreaterThanOrEqual(10 * ROUNDS);
    await expectWhole(place, kills);
    keepFound("kills", [
      ["kills -9 of the platform", String(ROUNDS)],
      ["batches acknowledged before", String(acknowledged)],
      ["of these lost, or half there", "0"],
    ]);
  },
  30_000 + ROUNDS * 15_000,
);
