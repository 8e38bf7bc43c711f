import { afterEach, describe, expect, it } from "@jest/globals";
import { addSender, sendBatch } from "../../platform/test/batchSender.js";
import { expectWhole } from "../../platform/test/expectWhole.js";
import { killRounds } from "../../platform/test/killRounds.js";
import { startProcess } from "../../platform/test/process.js";
import { onServer } from "../../platform/test/server.js";
import { keepFigures } from "../../tools/figures.mjs";
import { findPostgres, type PostgresServer, startPostgres } from "../../tools/postgres.mjs";

const ROUNDS = Number(process.env.FAILOVERS ?? 5);
/** A platform gives up on an unconfirmed commit after 65 s. */
const REFUSED_WITHIN_MS = 90_000;

if (!findPostgres())
  process.stderr.write(
    "\nThe tests of a second database server are SKIPPED: PostgreSQL is not installed.\n\n",
  );

const describeReplica = findPostgres() ? describe : describe.skip;
const databaseOf = (server: PostgresServer) => server.url("postgres");
const query = (server: PostgresServer, text: string) =>
  onServer((client) => client.query(text), databaseOf(server));

describeReplica("a second database server that confirms each commit", () => {
  const servers: PostgresServer[] = [];

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
  });

  /** The steps of docs/operation.md, "A second database server". */
  async function addReplica(primary: PostgresServer): Promise<PostgresServer> {
    const replica = await startPostgres({}, undefined, primary.folder);
    servers.push(replica);
    await query(primary, "alter system set synchronous_standby_names = 'replica'");
    await query(primary, "select pg_reload_conf()");
    const isConfirming = async () => {
      const { rows } = await query(primary, "select sync_state from pg_stat_replication");
      return rows.some(({ sync_state }) => sync_state === "sync");
    };
    while (!(await isConfirming()));
    return replica;
  }

  async function startPair(): Promise<[primary: PostgresServer, replica: PostgresServer]> {
    const primary = await startPostgres();
    servers.push(primary);
    return [primary, await addReplica(primary)];
  }

  it(
    "takes over with every batch that the first one had acknowledged, again and again",
    async () => {
      let [primary, replica] = await startPair();
      const promotions: number[] = [];
      const env = { DATABASE_URL: databaseOf(primary) };
      const kills = await killRounds(env, ROUNDS, async () => {
        await primary.end();
        const begin = Date.now();
        await query(replica, "select pg_promote()");
        promotions.push(Date.now() - begin);
        await primary.stop();
        primary = replica;
        replica = await addReplica(primary);
        env.DATABASE_URL = databaseOf(primary);
      });
      await expectWhole({ ...env, DATA_DIR: "" }, kills);
      const acknowledged = [...kills.acknowledged.values()].flat().length;
      expect(acknowledged).toBeGreaterThanOrEqual(10 * ROUNDS);
      keepFigures(
        "replica",
        ["what", "measured"],
        [
          ["first servers ended at once, second ones promoted", String(ROUNDS)],
          ["batches acknowledged before", String(acknowledged)],
          ["of these lost, or half there", "0"],
          ["a promotion takes", promotions.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(", ")],
        ],
      );
    },
    60_000 + ROUNDS * 60_000,
  );

  it(
    "acknowledges nothing that only the first one has",
    async () => {
      const [primary, replica] = await startPair();
      const platform = await startProcess({ DATABASE_URL: databaseOf(primary) }, "built");
      await platform.ready;
      const sender = await addSender(platform.url);
      const begin = Math.floor(Date.now() / 1000) - 86_400;
      const send = (index: number) => sendBatch(platform.url, sender, index, begin);
      expect((await send(0)).status).toBe(200);
      await replica.end();
      expect((await send(1)).status).toBe(503);
      await replica.start();
      expect((await send(1)).status).toBe(200);
      const { rows } = await query(primary, "select batch_id from reading_batch order by batch_id");
      expect(rows).toEqual([{ batch_id: "batch 0" }, { batch_id: "batch 1" }]);
      platform.process.kill("SIGKILL");
      await platform.exit;
    },
    60_000 + REFUSED_WITHIN_MS,
  );
});
