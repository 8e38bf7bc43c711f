import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { BrowserPool } from "./browserPool.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browser-pool-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("leaves no profile behind where the browser doesn't start", async () => {
  // The file exists, but is no browser.
  const pool = new BrowserPool(process.execPath, 1, folder);
  await expect(pool.openPage(new AbortController().signal)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
  await pool.close();
});
