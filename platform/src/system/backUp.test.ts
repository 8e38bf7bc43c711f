import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { startCommand } from "../../test/command.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { openAsItIs } from "../db/database.js";

interface Told {
  file: string;
  bytes: number | null;
  outcome: string;
}

let platform: TestPlatform;
let admin: Headers;
const folder = mkdtempSync(join(tmpdir(), "backup-"));

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

const backup = (file: string, more: Record<string, string> = {}) => {
  const { DATABASE_URL, DATA_DIR } = platform.database;
  return startCommand("backup", { DATABASE_URL, DATA_DIR, ...more }, [file]).done;
};
const system = () => platform.ok<{ backups: Told[] }>("GET", "/system", admin);

it("is noted, newest first: what was made, and why what was not", async () => {
  expect((await system()).backups).toEqual([]);
  const [good, taken] = [join(folder, "good.backup"), join(folder, "taken.backup")];
  expect(await backup(good)).toEqual({ code: 0, output: `Backed up to ${good}\n` });
  writeFileSync(taken, "somebody's");
  expect((await backup(taken)).code).toBe(1);
  expect((await backup(join(folder, "nowhere", "lost.backup"))).code).toBe(1);
  const answer = await system();
  expect(answer.backups).toMatchObject([
    { file: "lost.backup", bytes: null, outcome: "noAccess" },
    { file: "taken.backup", bytes: null, outcome: "fileExists" },
    { file: "good.backup", bytes: statSync(good).size, outcome: "done" },
  ]);
  expect(JSON.stringify(answer)).not.toContain(basename(folder));
}, 30_000);

it("stands where it can't be noted: the database of an older version has no place for it", async () => {
  const db = openAsItIs(platform.database);
  await db.schema.alterTable("backup").renameTo("backup_of_later").execute();
  const file = join(folder, "old.backup");
  const { code, output } = await backup(file);
  await db.schema.alterTable("backup_of_later").renameTo("backup").execute();
  await db.destroy();
  expect([code, output]).toEqual([0, `Backed up to ${file}\nIt could not be noted in the database.\n`]);
  expect(statSync(file).size).toBeGreaterThan(0);
}, 30_000);
