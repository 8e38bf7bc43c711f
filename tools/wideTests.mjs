// What `npm test` leaves out, so that it takes less than 25 minutes on two cores: each says once more, or for
// every screen and route, what a quicker test there says of one. `npm run test:heavy -- wide` runs these.

/** Test files, by why `npm test` can do without them. */
export const WIDE = {
  "one rule at every screen, edit or route; each of these has tests of its own": [
    ...["tests/e2e/accessibility", "tests/e2e/adminAccessibility", "tests/e2e/adminFleetAccessibility"],
    ...["tests/e2e/blockedStorage", "tests/e2e/clientFaults", "tests/e2e/everyEdit", "tests/e2e/firstView"],
    ...["tests/e2e/dialogAccessibility", "tests/e2e/everyRestore"],
    ...[
      "tests/e2e/namesAreText",
      "tests/e2e/plainPlatformUntold",
      "tests/e2e/viewerClock",
      "tests/rights/edges",
      "tests/input/graphql",
    ],
    ...["tests/contact/switches", "platform/src/http/input"],
  ],
  "processes and servers are killed, or a day of theirs passes": [
    ...["platform/test/kills", "platform/test/importKills", "platform/test/migrationKills"],
    ...["platform/test/postgres/crash", "platform/test/postgres/lost", "platform/test/postgres/migrating"],
    ...[
      "platform/test/postgres/dumps",
      "platform/test/postgres/failover",
      "platform/test/postgres/move",
      "platform/src/main",
    ],
    ...["platform/src/storage/compaction", "platform/src/exports/download", "platform/src/videos/leases"],
    ...["report-renderer/test/faults", "report-renderer/test/recycling", "simulator/src/import/away"],
    ...["tests/live/restart", "tests/rights/rightsLostLive", "simulator/src/demo/seedVideos"],
  ],
  "journeys beside a feature's main one, which web, gateway and platform test in parts": [
    ...["tests/e2e/accountLinks", "tests/e2e/compare", "tests/e2e/embeds", "tests/e2e/graphiql"],
    ...["tests/e2e/movedSigns", "tests/e2e/notes", "tests/e2e/notifications", "tests/e2e/people"],
    ...["tests/e2e/secondFactor", "tests/e2e/signInProviders", "tests/e2e/summary"],
    ...["tests/e2e/accounts", "tests/e2e/adminBulk", "tests/e2e/adminDelete", "tests/e2e/adminFirmware"],
    ...["tests/e2e/adminKeyboard", "tests/e2e/customTexts", "tests/e2e/groupCrest", "tests/e2e/importForms"],
    ...["tests/e2e/labelling", "tests/e2e/offline", "tests/e2e/overviewOverTime", "tests/e2e/ownClasses"],
    ...["tests/e2e/paper", "tests/e2e/plainPlatform", "tests/e2e/reportSchedules", "tests/e2e/reportSheets"],
    ...["tests/e2e/signYear", "tests/e2e/viewAs", "tests/e2e/wallScreen"],
  ],
};

/** Their paths from the root of the tree. */
export const wideTests = Object.values(WIDE)
  .flat()
  .map((name) => `${name}.test.ts`);
