import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { Client } from "pg";
import { type PostgresServer, startPostgres } from "../../../tools/postgres.mjs";
import { openDatabases } from "../../src/db/database.js";
import { contentOf } from "../content.js";
import { makeOldDatabase } from "../oldDatabase.js";
import { type PlatformProcess, startProcess } from "../process.js";
import { onServer } from "../server.js";
import { shapeOf } from "../shape.js";
import { until } from "../until.js";

/** The last migration changes one of these. Earlier ones are done by then, but not committed. */
const HELD = "lock table video in access share mode";
const ENDS_PLATFORMS =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'obcestje-platform'";

let server: PostgresServer;
let upgraded: Awaited<ReturnType<typeof stateOf>>;
let old: { DATABASE_URL: string; DATA_DIR: string };
let holder: Client;
const running: PlatformProcess[] = [];

beforeAll(async () => {
  server = await startPostgres({ fsync: "off" });
  const unharmed = await makeOld("unharmed");
  await (await openDatabases(unharmed)).close();
  upgraded = await stateOf(unharmed);
}, 60_000);
beforeEach(async () => {
  old = await makeOld("old");
  holder = new Client(old.DATABASE_URL);
  holder.on("error", () => undefined);
  await holder.connect();
  await holder.query(`begin; ${HELD}`);
});
afterEach(async () => {
  for (const platform of running.splice(0)) {
    platform.process.kill("SIGKILL");
    await platform.exit;
  }
  await holder.end().catch(() => undefined);
  await ask("drop database old with (force)");
});
afterAll(() => server.stop());

const ask = (text: string) => onServer((client) => client.query(text), server.url("postgres"));

async function makeOld(name: string) {
  await ask(`create database ${name}`);
  const place = { DATABASE_URL: server.url(name), DATA_DIR: "" };
  await makeOldDatabase(place);
  return place;
}

async function start(): Promise<PlatformProcess> {
  const platform = await startProcess({ DATABASE_URL: old.DATABASE_URL });
  running.push(platform);
  return platform;
}

/**
 * Waits until so many sessions wait for a lock of this kind: on a table, or the one that lets one platform at
 * a time migrate.
 */
const waitFor = (kind: "relation" | "advisory", sessions = 1) =>
  until(async () => {
    const { rows } = await ask(`select 1 from pg_stat_activity where wait_event = '${kind}'`);
    return rows.length === sessions;
  });

/** After a crash there are no locks. */
const letGo = () => holder.query("rollback").catch(() => undefined);

const stateOf = async (place: typeof old) => ({
  shape: await shapeOf(place),
  content: await contentOf(place),
});

it.each<[string, (platform: PlatformProcess) => Promise<unknown>]>([
  ["the platform is killed", async (platform) => platform.process.kill("SIGKILL")],
  ["its session is ended", () => ask(ENDS_PLATFORMS)],
  ["the server crashes", () => server.crash()],
])(
  "leaves the old schema where %s in the middle of a migration, and the next start completes",
  async (_name, harm) => {
    const before = await stateOf(old);
    const platform = await start();
    await waitFor("relation");
    await harm(platform);
    expect(await platform.exit).not.toBe(0);
    await letGo();
    await waitFor("relation", 0);
    expect(await stateOf(old)).toEqual(before);
    await (await openDatabases(old)).close();
    expect(await stateOf(old)).toEqual(upgraded);
  },
  60_000,
);

it("is completed by another platform that starts meanwhile, where the one that had begun is killed", async () => {
  const first = await start();
  await waitFor("relation");
  const second = await start();
  await waitFor("advisory");
  first.process.kill("SIGKILL");
  await first.exit;
  await letGo();
  await second.ready;
  second.process.kill("SIGKILL");
  await second.exit;
  expect((await stateOf(old)).shape).toEqual(upgraded.shape);
}, 60_000);

it("is done once by platforms that start at once", async () => {
  const platforms = await Promise.all([start(), start(), start()]);
  await waitFor("relation");
  await waitFor("advisory", 2);
  await letGo();
  await Promise.all(platforms.map(({ ready }) => ready));
  expect((await stateOf(old)).shape).toEqual(upgraded.shape);
}, 60_000);
