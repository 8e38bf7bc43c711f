import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { expectWhole } from "../../platform/test/expectWhole.js";
import { killRounds } from "../../platform/test/killRounds.js";
import { keepFigures } from "../../tools/figures.mjs";
import { findPostgres, startPostgres } from "../../tools/postgres.mjs";
import { CuttableDisk } from "../support/cuttableDisk.js";

const ROUNDS = Number(process.env.POWER_CUTS ?? 10);
const LIMIT_MS = 60_000 + ROUNDS * 30_000;

const missing = CuttableDisk.missing();
if (missing) process.stderr.write(`\nThe power cuts are SKIPPED. ${missing}\n\n`);
if (!findPostgres())
  process.stderr.write("\nThe power cuts on PostgreSQL are SKIPPED: it is not installed.\n\n");

const describeCuts = missing ? describe.skip : describe;
const onPostgres = findPostgres() ? it : it.skip;

describeCuts("a power cut while batches come in", () => {
  let disk: CuttableDisk;
  let stop: () => Promise<void>;

  beforeEach(() => {
    disk = new CuttableDisk();
    stop = async () => undefined;
  });
  afterEach(async () => {
    await stop();
    disk.remove();
  });

  it("takes what was not brought to the disk, and leaves what was", () => {
    const [kept, lost] = ["kept", "lost"].map((name) => join(disk.folder, name)) as [string, string];
    writeFileSync(kept, "x".repeat(4096), { flush: true });
    writeFileSync(lost, "x".repeat(4096));
    disk.cut();
    disk.powerUp();
    expect(readFileSync(kept, "utf8")).toHaveLength(4096);
    expect(existsSync(lost) ? readFileSync(lost, "utf8") : "").not.toContain("x");
  });

  it(
    "loses no acknowledged batch and keeps no half one on SQLite",
    async () => {
      const place = { DATABASE_URL: "", DATA_DIR: join(disk.folder, "data") };
      mkdirSync(place.DATA_DIR);
      const kills = await killRounds(place, ROUNDS, async ({ platform, countNoMore }) => {
        countNoMore();
        disk.cut();
        platform.process.kill("SIGKILL");
        await platform.exit;
        disk.powerUp();
      });
      await expectWhole(place, kills);
      keepFigures("powerCut-sqlite", ["what", "measured"], figuresOf(kills.acknowledged));
    },
    LIMIT_MS,
  );

  const cutPostgres = async (settings: Record<string, string>, rounds: number) => {
    const server = await startPostgres(settings, disk.folder);
    stop = server.stop;
    const place = { DATABASE_URL: server.url("postgres"), DATA_DIR: "" };
    const kills = await killRounds({ DATABASE_URL: place.DATABASE_URL }, rounds, async ({ countNoMore }) => {
      countNoMore();
      disk.cut();
      await server.crash(async () => disk.powerUp());
    });
    return { place, kills };
  };

  onPostgres(
    "loses no acknowledged batch and keeps no half one on PostgreSQL",
    async () => {
      const { place, kills } = await cutPostgres({}, ROUNDS);
      await expectWhole(place, kills);
      keepFigures("powerCut-postgres", ["what", "measured"], figuresOf(kills.acknowledged));
    },
    LIMIT_MS,
  );
});

function figuresOf(acknowledged: ReadonlyMap<number, string[]>) {
  return [
    ["power cuts", String(ROUNDS)],
    ["batches acknowledged before their cut", String([...acknowledged.values()].flat().length)],
    ["of these lost, or half there", "0"],
  ] as const;
}
