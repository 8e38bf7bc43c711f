import { Migrator } from "kysely";
import * as accountsAndClients from "./migrations/001-accounts-and-clients.js";
import * as readings from "./migrations/002-readings.js";
import * as fleetAndAccounts from "./migrations/003-fleet-and-accounts.js";
import * as storage from "./migrations/004-storage.js";
import * as keptAnswers from "./migrations/005-kept-answers.js";
import * as nameKeys from "./migrations/006-name-keys.js";
import * as reportKeysOfScripts from "./migrations/007-report-keys-of-scripts.js";
import * as lastCount from "./migrations/008-last-count.js";
import * as notifications from "./migrations/009-notifications.js";
import * as runningConfig from "./migrations/010-running-config.js";
import * as reportRuns from "./migrations/011-report-runs.js";
import * as valveOrders from "./migrations/012-valve-orders.js";
import * as stagedRollouts from "./migrations/013-staged-rollouts.js";
import * as backupsAndAudit from "./migrations/014-backups-and-audit.js";
import * as videoFilms from "./migrations/015-video-films.js";
import * as countedIntervals from "./migrations/016-counted-intervals.js";
import * as imports from "./migrations/017-imports.js";
import * as revisions from "./migrations/018-revisions.js";
import * as deviceClocks from "./migrations/019-device-clocks.js";
import * as whatACallChanged from "./migrations/021-what-a-call-changed.js";
import * as groupCrests from "./migrations/022-group-crests.js";
import * as sinceWhenInAGroup from "./migrations/023-since-when-in-a-group.js";
import * as places from "./migrations/024-places.js";
import * as speedLimits from "./migrations/025-speed-limits.js";
import * as hourParts from "./migrations/026-hour-parts.js";
import * as deniedMoves from "./migrations/028-denied-moves.js";
import * as notes from "./migrations/029-notes.js";
import * as eventOutbox from "./migrations/030-event-outbox.js";
import * as accountLinks from "./migrations/031-account-links.js";
import * as signInProviders from "./migrations/032-sign-in-providers.js";
import * as keyEnds from "./migrations/034-key-ends.js";
import * as groupRoles from "./migrations/035-group-roles.js";
import * as keysOfPlaces from "./migrations/036-keys-of-places.js";
import * as knownDevices from "./migrations/037-known-devices.js";
import * as secondFactor from "./migrations/038-second-factor.js";
import type { Db } from "./tables.js";

/** In the order of their names; never changed once released. */
const MIGRATIONS = {
  "001-accounts-and-clients": accountsAndClients,
  "002-readings": readings,
  "003-fleet-and-accounts": fleetAndAccounts,
  "004-storage": storage,
  "005-kept-answers": keptAnswers,
  "006-name-keys": nameKeys,
  "007-report-keys-of-scripts": reportKeysOfScripts,
  "008-last-count": lastCount,
  "009-notifications": notifications,
  "010-running-config": runningConfig,
  "011-report-runs": reportRuns,
  "012-valve-orders": valveOrders,
  "013-staged-rollouts": stagedRollouts,
  "014-backups-and-audit": backupsAndAudit,
  "015-video-films": videoFilms,
  "016-counted-intervals": countedIntervals,
  "017-imports": imports,
  "018-revisions": revisions,
  "019-device-clocks": deviceClocks,
  "021-what-a-call-changed": whatACallChanged,
  "022-group-crests": groupCrests,
  "023-since-when-in-a-group": sinceWhenInAGroup,
  "024-places": places,
  "025-speed-limits": speedLimits,
  "026-hour-parts": hourParts,
  "028-denied-moves": deniedMoves,
  "029-notes": notes,
  "030-event-outbox": eventOutbox,
  "031-account-links": accountLinks,
  "032-sign-in-providers": signInProviders,
  "034-key-ends": keyEnds,
  "035-group-roles": groupRoles,
  "036-keys-of-places": keysOfPlaces,
  "037-known-devices": knownDevices,
  "038-second-factor": secondFactor,
};

export const MIGRATION_NAMES = Object.keys(MIGRATIONS);

/**
 * Brings the schema up to date, each step whole or not at all. If several platforms start on one database,
 * one of them does it.
 * @param last the last step to take; tests of upgrades begin at an older schema
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}
