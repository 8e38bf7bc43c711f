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
  "each of its statements, but for a few of the simplest, runs there in another test": [
    ...["src/account-links/email.test.ts", "src/accounts/editUser.test.ts"],
    ...["src/accounts/groupRoles.test.ts", "src/accounts/passwordGuesses.test.ts"],
    ...["src/auth/lifetime.test.ts", "src/clients/audience.test.ts", "src/clients/fieldsQuery.test.ts"],
    ...["src/configs/driverView.test.ts", "src/configs/reported.test.ts", "src/crests/crests.test.ts"],
    ...["src/exports/dailyTraffic.test.ts", "src/exports/freeGap.test.ts", "src/exports/intervals.test.ts"],
    ...["src/exports/leftOut.test.ts", "src/exports/ownClasses.test.ts", "src/http/drain.test.ts"],
    ...["src/imports/applying.test.ts", "src/imports/countedSteps.test.ts", "src/imports/drafts.test.ts"],
    ...["src/imports/missingRows.test.ts", "src/imports/ownFiles.test.ts"],
    ...["src/imports/partlyCovered.test.ts", "src/imports/partlyKnown.test.ts"],
    ...["src/imports/unplaced.test.ts", "src/jobs/housekeeping.test.ts"],
    ...["src/known-devices/knownDevices.test.ts", "src/measurements/countedIntervals.test.ts"],
    ...["src/measurements/ownClasses.test.ts", "src/measurements/readingList.test.ts"],
    ...["src/measurements/readingPage.test.ts", "src/measurements/readings.test.ts"],
    ...["src/measurements/rebuild.test.ts", "src/places/countedFigures.test.ts"],
    ...["src/places/moves.test.ts", "src/places/rights.test.ts", "src/report-keys/reportKeys.test.ts"],
    ...["src/report-schedules/placeRuns.test.ts", "src/rollouts/atOnce.test.ts"],
    ...["src/second-factor/attacks.test.ts"],
    ...["src/second-factor/passkeys.test.ts", "src/second-factor/takeFactors.test.ts"],
    ...["src/second-factor/totp.rules.test.ts", "src/second-factor/totp.test.ts"],
    ...["src/sign-in-providers/signIn.test.ts", "src/traffic/dailyTraffic.test.ts"],
    ...["src/traffic/freeFlow.test.ts", "src/traffic/quarterHours.test.ts", "src/valves/bundles.test.ts"],
    ...["src/valves/locations.test.ts", "src/valves/valves.test.ts"],
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
