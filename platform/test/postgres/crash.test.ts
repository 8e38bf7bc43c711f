import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { startPostgres } from "../../../tools/postgres.mjs";
import { expectWhole } from "../expectWhole.js";
import { keepFound } from "../keepFound.js";
import { killRounds } from "../killRounds.js";
import { onServer } from "../server.js";

/** `npm run test:heavy -- faults` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);

let server: Awaited<ReturnType<typeof startPostgres>>;

beforeEach(async () => {
  server = await startPostgres();
});
afterEach(() => server.stop());

it(
  "loses no acknowledged batch and keeps no half one when the server crashes or its sessions are killed",
  async () => {
    const place = { DATABASE_URL: server.url("postgres"), DATA_DIR: "" };
    const kills = await killRounds({ DATABASE_URL: place.DATABASE_URL }, ROUNDS, async ({ round }) => {
      if (round % 2 === 0) await server.crash();
      else
        await onServer(
          (client) =>
            client.query(
              "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()",
            ),
          place.DATABASE_URL,
        );
    });
    const acknowledged = [...kills.acknowledged.values()].flat().length;
    expect(acknowledged).toBeGreaterThanOrEqual(10 * ROUNDS);
    await expectWhole(place, kills);
    keepFound("crashes", [
      ["crashes of the server, or ends of all its sessions, in turns", String(ROUNDS)],
      ["batches acknowledged before", String(acknowledged)],
      ["of these lost, or half there", "0"],
    ]);
  },
  30_000 + ROUNDS * 20_000,
);
