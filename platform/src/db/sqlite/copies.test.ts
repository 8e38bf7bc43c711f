import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { startCommand } from "../../../test/command.js";
import { addClient, addGroup, type TestClient } from "../../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../../test/testPlatform.js";
import { DataFolderInUse } from "../lock.js";
import { backUpFolder, NoBackup, restoreFolder } from "./copies.js";
import { DatabaseSync } from "./driver.js";

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;
let elsewhere: string;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  client = await addClient(platform, admin);
  elsewhere = mkdtempSync(join(tmpdir(), "platform-backup-"));
});
afterEach(async () => {
  await platform.stop();
  rmSync(elsewhere, { recursive: true });
});

const send = (index: number) =>
  platform.ok("POST", "/device/measurements", client.device, {
    batchId: `batch ${index}`,
    from: START - 3600,
    to: START,
    readings: [{ timestamp: START - index - 1, speed: 40 }],
  });

const batchesIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const { found } = database.prepare("select count(*) as found from reading_batch").get() as {
    found: number;
  };
  database.close();
  return found;
};

it("backs up while the platform takes batches in: whole, checked, for its owner alone", async () => {
  const file = join(elsewhere, "backup.db");
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)));
  const sending = Promise.all(Array.from({ length: 40 }, (_, index) => send(20 + index)));
  await backUpFolder(platform.folder, file);
  await sending;
  expect(batchesIn(file)).toBeGreaterThanOrEqual(20);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(elsewhere)).toEqual(["backup.db"]);
  await expect(backUpFolder(platform.folder, file)).rejects.toThrow("is there already");
  await expect(backUpFolder(elsewhere, join(elsewhere, "other.db"))).rejects.toThrow(NoBackup);
});

it("restores once no platform holds the folder, and keeps what was there", async () => {
  const file = join(elsewhere, "backup.db");
  await send(0);
  await backUpFolder(platform.folder, file);
  await send(1);
  expect(() => restoreFolder(file, platform.folder, "x")).toThrow(DataFolderInUse);
  await platform.app.close();
  const kept = restoreFolder(file, platform.folder, "x") ?? "";
  expect(batchesIn(kept)).toBe(2);
  expect(existsSync(join(platform.folder, "platform.db-wal"))).toBe(false);
  const restored = await TestPlatform.start(platform.database);
  expect((await restored.call("GET", "/client/list", await restored.signIn(ADMIN))).body).toHaveLength(1);
  await restored.app.close();
  expect(batchesIn(join(platform.folder, "platform.db"))).toBe(1);
});

it("restores in the place of a database that is damaged, or gone", async () => {
  const file = join(elsewhere, "backup.db");
  await backUpFolder(platform.folder, file);
  await platform.app.close();
  for (const log of ["-wal", "-shm"]) rmSync(join(platform.folder, `platform.db${log}`), { force: true });
  writeFileSync(join(platform.folder, "platform.db"), "not a database at all");
  const kept = restoreFolder(file, platform.folder, "x") ?? "";
  expect(readFileSync(kept).length).toBe("not a database at all".length);
  rmSync(join(platform.folder, "platform.db"));
  expect(restoreFolder(file, platform.folder, "y")).toBeUndefined();
  expect(batchesIn(join(platform.folder, "platform.db"))).toBe(0);
});

it("refuses files that are damaged, foreign or of a newer version, and changes nothing", async () => {
  const good = join(elsewhere, "backup.db");
  await addGroup(platform, admin, "g".repeat(200));
  await backUpFolder(platform.folder, good);
  await platform.app.close();
  const before = readFileSync(join(platform.folder, "platform.db"));
  const bad = (name: string, change: (path: string) => void) => {
    const path = join(elsewhere, name);
    writeFileSync(path, readFileSync(good));
    change(path);
    expect(() => restoreFolder(path, platform.folder, "x")).toThrow(NoBackup);
  };
  bad("short", (path) => truncateSync(path, 100_000));
  bad("text", (path) => writeFileSync(path, "time;speed\n"));
  bad("newer", (path) => {
    const database = new DatabaseSync(path);
    database.exec("insert into kysely_migration values ('999-future', 'x')");
    database.close();
  });
  expect(() => restoreFolder(join(elsewhere, "missing"), platform.folder, "x")).toThrow(NoBackup);
  expect(readFileSync(join(platform.folder, "platform.db")).equals(before)).toBe(true);
  expect(readdirSync(platform.folder).filter((name) => name.includes("before"))).toEqual([]);
});

it("is a command each, which say what they did or what is wrong", async () => {
  const file = join(elsewhere, "backup.db");
  const env = { DATA_DIR: platform.folder };
  expect(await startCommand("backup", env, [file]).done).toEqual({
    code: 0,
    output: `Backed up to ${file}\n`,
  });
  const refused = await startCommand("restore", env, [file]).done;
  expect(refused.code).toBe(1);
  expect(refused.output).toContain("is in use by another platform");
  await platform.app.close();
  const restored = await startCommand("restore", env, [file]).done;
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(`Restored ${file}.`) });
  expect((await startCommand("restore", env).done).output).toContain("Which file?");
});
