import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { expectWhole } from "../../platform/test/expectWhole.js";
import { type PlatformProcess, startProcess } from "../../platform/test/process.js";
import { onServer } from "../../platform/test/server.js";
import { until } from "../../platform/test/until.js";
import { keepFigures } from "../../tools/figures.mjs";
import { findPostgres, type PostgresServer, startPostgres } from "../../tools/postgres.mjs";
import { SmallDisk } from "../support/smallDisk.js";
import { Town } from "./fullDisk/town.js";

const BEFORE = 40;
const AT_ONCE = 8;
/** This many refusals in a row show that the disk is full. */
const TURNS_REFUSED = 10;
const LIMIT_MS = 300_000;

type Place = { DATABASE_URL: string; DATA_DIR: string };

const missing = SmallDisk.missing();
if (missing) process.stderr.write(`\nThe full disks are SKIPPED. ${missing}\n\n`);
if (!findPostgres())
  process.stderr.write("\nThe full disks of PostgreSQL are SKIPPED: it is not installed.\n\n");

const describeDisks = missing ? describe.skip : describe;
const onPostgres = findPostgres() ? it : it.skip;

describeDisks("a disk that is full", () => {
  let disk: SmallDisk;
  let server: PostgresServer | undefined;
  let platform: PlatformProcess | undefined;

  beforeEach(() => {
    disk = new SmallDisk();
  });
  afterEach(async () => {
    platform?.process.kill("SIGKILL");
    await platform?.exit;
    await server?.stop();
    [platform, server] = [undefined, undefined];
    disk.remove();
  });

  async function startPlatform(env: Place): Promise<string> {
    platform = await startProcess(env, "built");
    await platform.ready;
    return platform.url;
  }

  async function startTown(env: Place): Promise<Town> {
    const town = await Town.on(await startPlatform(env));
    while (town.sent < BEFORE) expect(await town.send()).toBe(true);
    return town;
  }

  /** Until nothing is written any more. */
  async function fillUp(town: Town): Promise<void> {
    for (let refused = 0; refused < TURNS_REFUSED; ) {
      disk.fill();
      const turn = [...Array.from({ length: AT_ONCE }, () => town.send()), town.rename()];
      refused = (await Promise.all(turn)).some(Boolean) ? 0 : refused + 1;
    }
    await town.writeOtherwise();
  }

  /** Existing data can be read, even from a platform that starts on the full disk. */
  async function lookTwice(town: Town, place: Place): Promise<void> {
    expect(await town.look()).toEqual([200, 200, 200, 200]);
    platform?.process.kill("SIGKILL");
    await platform?.exit;
    town.url = await startPlatform(place);
    expect(await town.look()).toEqual([200, 200, 200, 200]);
  }

  async function settle(town: Town, place: Place): Promise<void> {
    await town.settle();
    expect(platform?.process.exitCode).toBeNull();
    platform?.process.kill("SIGTERM");
    expect(await platform?.exit).toBe(0);
    const { clientId } = town.sender;
    const acknowledged = new Map([
      [clientId, Array.from({ length: town.sent }, (_, index) => `batch ${index}`)],
    ]);
    await expectWhole(place, { clientIds: [clientId], acknowledged, rounds: 1 });
  }

  it(
    "has SQLite refuse batches and changes and go on showing, and each batch is there once after",
    async () => {
      const place = { DATABASE_URL: "", DATA_DIR: join(disk.folder, "data") };
      mkdirSync(place.DATA_DIR);
      const town = await startTown(place);
      await fillUp(town);
      await lookTwice(town, place);
      disk.free();
      await settle(town, place);
      keepFigures("fullDisk-sqlite", ["what", "measured"], figuresOf(town));
    },
    LIMIT_MS,
  );

  async function startOnServer() {
    const started = await startPostgres({}, disk.folder);
    server = started;
    const place = { DATABASE_URL: started.url("postgres"), DATA_DIR: "" };
    const town = await startTown(place);
    const nextLog = () => onServer((client) => client.query("select pg_switch_wal()"), place.DATABASE_URL);
    return { started, place, town, nextLog };
  }

  onPostgres(
    "has PostgreSQL refuse batches and changes and go on showing, and each batch is there once after",
    async () => {
      const { place, town, nextLog } = await startOnServer();
      // Its log has room in the file that begins here; for the other case see below.
      await nextLog();
      expect(await town.send()).toBe(true);
      await fillUp(town);
      await lookTwice(town, place);
      disk.free();
      await settle(town, place);
      keepFigures("fullDisk-postgres", ["what", "measured"], figuresOf(town));
    },
    LIMIT_MS,
  );

  onPostgres(
    "ends a PostgreSQL whose log has no room; the platform waits for it, and each batch is there once after",
    async () => {
      const { started, place, town, nextLog } = await startOnServer();
      await fillUp(town);
      const isThere = () => existsSync(join(started.folder, ".s.PGSQL.5432"));
      await until(async () => {
        disk.fill();
        await nextLog().catch(() => undefined);
        await town.send();
        await town.look();
        return !isThere();
      });
      expect(await town.look()).toEqual([503, 503, 503, 503]);
      await town.writeOtherwise();
      disk.free();
      await started.start();
      await settle(town, place);
      keepFigures("fullDisk-log", ["what", "measured"], figuresOf(town));
    },
    LIMIT_MS,
  );
});

function figuresOf({ sent, acknowledged, refused, changesRefused }: Town) {
  return [
    ["batches acknowledged before nothing found room any more", String(acknowledged.size)],
    ["batches and changes refused with 503 and Retry-After", `${refused}, ${changesRefused}`],
    ["batches that are there once after there was room again", `${sent} of ${sent}`],
  ] as const;
}
