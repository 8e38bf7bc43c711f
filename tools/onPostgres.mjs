// Which of the platform's test files run on PostgreSQL, too.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./setup.mjs";

/** What makes a database, or starts a platform with one. */
const DATABASES = ["platform/test/testDatabase.ts", "platform/test/process.ts", "tools/postgres.mjs"];

/** About the files of the embedded database: how they are locked, full, copied. */
const ABOUT_FILES = ["src/db/sqlite/", "src/main.test.ts"];

/** What says little more on a second engine, by why. It runs on PostgreSQL with `npm run test:heavy -- postgres`. */
export const SAME_ON_BOTH = {
  "thousands of calls each, of what each feature has its own tests for": [
    ...["src/auth/rights.test.ts", "src/changes/everyChange.test.ts", "src/http/input.test.ts"],
  ],
  "about bytes on their way, mail and threads": [
    ...["src/exports/download.test.ts", "src/firmware/upload.test.ts", "src/http/bodies.test.ts"],
    ...["src/videos/film.test.ts", "src/videos/upload.test.ts", "src/videos/labellers.test.ts"],
    ...["src/report-schedules/sending.test.ts", "test/notificationFaults.test.ts"],
  ],
  "about what routes say of themselves, and the log": [
    ...["src/openapi/", "src/http/logging.test.ts", "src/device-api/documented.test.ts"],
  ],
  "passwords and how often they may be tried: most of it computes hashes": [
    ...["src/accounts/accounts.test.ts", "src/accounts/bootstrap.test.ts"],
  ],
  "slow there, and its SQL runs in other tests of its feature": [
    ...["src/account-links/reset.test.ts", "src/auth/interleaved.test.ts", "src/clients/moves.test.ts"],
    ...["src/device-api/clocks.test.ts", "src/exports/exports.test.ts"],
    ...["src/notifications/notifications.test.ts", "src/places/cutHours.test.ts"],
    ...["src/places/figures.test.ts", "src/report-schedules/reportSchedules.test.ts"],
    ...["src/report-schedules/runs.test.ts", "src/videos/videos.test.ts"],
  ],
  "a platform is killed on a server by migrating.test and crash.test, which end the server, too": [
    ...["test/kills.test.ts", "test/migrationKills.test.ts"],
  ],
};

const tests = () =>
  readdirSync(join(ROOT, "platform"), { recursive: true })
    .filter((file) => /^(src|test)\/.*\.test\.ts$/.test(file))
    .sort();

/** Files that a file imports values of, without packages. */
function imported(file) {
  const text = readFileSync(join(ROOT, file), "utf8").replaceAll(/^import type [^;]*;/gm, "");
  return [...text.matchAll(/from "(\.{1,2}\/[^"]+)"/g)].map(([, path]) =>
    join(dirname(file), path).replace(/\.js$/, ".ts"),
  );
}

/** True if a file has a database of its own, or has one from the tests' own files. */
function hasDatabase(file, seen = new Set()) {
  if (DATABASES.includes(file)) return true;
  if (seen.has(file) || !/^platform\/(test\/|src\/.*\.test\.ts$)/.test(file)) return false;
  seen.add(file);
  return imported(file).some((next) => hasDatabase(next, seen));
}

/**
 * The platform's test files that run on PostgreSQL, as paths in its folder.
 * @param inFull with those that are the same on both engines
 */
export function testsOnPostgres(inFull) {
  const left = inFull ? ABOUT_FILES : [...ABOUT_FILES, ...Object.values(SAME_ON_BOTH).flat()];
  return tests().filter(
    (file) => !left.some((start) => file.startsWith(start)) && hasDatabase(join("platform", file)),
  );
}
