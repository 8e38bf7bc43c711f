import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { startCommand } from "../command.js";
import { addClient, addGroup } from "../devices.js";
import { newTestDatabase } from "../testDatabase.js";
import { ADMIN, type Headers, START, TestPlatform } from "../testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
let folder: string;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  folder = mkdtempSync(join(tmpdir(), "platform-dump-"));
});
afterEach(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

const command = (name: "backup" | "restore", file: string, url = platform.database.DATABASE_URL) =>
  startCommand(name, { DATABASE_URL: url }, [file]).done;

it("dumps while the platform runs, and restores once none does", async () => {
  const client = await addClient(platform, admin);
  await platform.ok("POST", "/device/status", client.device, { timestamp: START, battery: 12 });
  const file = join(folder, "backup.dump");
  expect(await command("backup", file)).toEqual({ code: 0, output: `Backed up to ${file}\n` });
  await addGroup(platform, admin, "after the backup");
  const refused = await command("restore", file);
  expect(refused.output).toContain("The database is in use by a platform");
  await platform.app.close();
  const restored = await command("restore", file);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("What was there before: ") });
  rmSync(restored.output.trim().split(": ").at(-1) ?? "");
  const again = await TestPlatform.start(platform.database);
  const headers = await again.signIn(ADMIN);
  expect(await again.ok("GET", "/group/list", headers)).toEqual([]);
  await again.ok("POST", "/device/status", client.device, { timestamp: START + 1, battery: 12 });
  await again.app.close();
});

it("restores to an empty database, and refuses what is no dump", async () => {
  const file = join(folder, "backup.dump");
  await command("backup", file);
  const other = await newTestDatabase();
  const restored = await command("restore", file, other.DATABASE_URL);
  expect(restored.code).toBe(0);
  rmSync(restored.output.trim().split(": ").at(-1) ?? "");
  writeFileSync(join(folder, "text"), "time;speed\n");
  expect((await command("restore", join(folder, "text"), other.DATABASE_URL)).code).toBe(1);
  await other.drop();
}, 60_000);
