import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { SAME_ON_BOTH, testsOnPostgres } from "../../tools/onPostgres.mjs";

const PLATFORM = fileURLToPath(new URL("../../platform/", import.meta.url));
const files = readdirSync(`${PLATFORM}src`, { recursive: true }).map((file) => `src/${file}`);
const folderOf = (file: string) => file.split("/")[1];

/** Folders whose SQL runs in the tests of what uses them. */
const USED_BY_OTHERS: Record<string, string> = {
  auth: "each test signs somebody in, and asks with a session",
  parts: "firmware, films and reports are stored and read in parts",
  "sign-in-providers": "second-factor/elsewhere signs in through one",
};

it("runs on PostgreSQL, in each feature that has SQL, some of its tests", () => {
  const stores = files.filter((file) => file.endsWith(".store.ts"));
  const tested = new Set(testsOnPostgres(false).map(folderOf));
  const without = new Set(stores.map(folderOf).filter((folder) => !tested.has(folder)));
  expect([...without].sort()).toEqual(Object.keys(USED_BY_OTHERS));
});

it("leaves out there only tests that have a database, and no file twice", () => {
  const whole = testsOnPostgres(true);
  const kept = testsOnPostgres(false);
  for (const start of Object.values(SAME_ON_BOTH).flat()) {
    expect(whole.filter((file) => file.startsWith(start))).not.toEqual([]);
    expect(kept.filter((file) => file.startsWith(start))).toEqual([]);
  }
});

it("takes a test that has its database of another file, and none that has only a type of one", () => {
  const whole = testsOnPostgres(true);
  expect(whole).toContain("src/actions/paging.test.ts");
  expect(whole).toContain("test/postgres/lost.test.ts");
  expect(whole).not.toContain("src/crests/picture.test.ts");
  expect(whole).not.toContain("src/valves/orders.test.ts");
});
