import { accounts } from "./rights/accounts.js";
import { actions } from "./rights/actions.js";
import { apiKeys } from "./rights/apiKeys.js";
import { audit } from "./rights/audit.js";
import { clients } from "./rights/clients.js";
import { configs } from "./rights/configs.js";
import { configTemplates } from "./rights/configTemplates.js";
import { crests } from "./rights/crests.js";
import { device } from "./rights/device.js";
import { errorReports } from "./rights/errorReports.js";
import { exclusions } from "./rights/exclusions.js";
import { firmware } from "./rights/firmware.js";
import { fleet } from "./rights/fleet.js";
import { groups } from "./rights/groups.js";
import { imports } from "./rights/imports.js";
import { measurements } from "./rights/measurements.js";
import { notes } from "./rights/notes.js";
import { notifications } from "./rights/notifications.js";
import { operation } from "./rights/operation.js";
import { reportSchedules } from "./rights/reportSchedules.js";
import { resources } from "./rights/resources.js";
import { revisions } from "./rights/revisions.js";
import { rollouts } from "./rights/rollouts.js";
import type { FeatureRights, RightsRow } from "./rights/row.js";
import { valves } from "./rights/valves.js";
import { videos } from "./rights/videos.js";

const FEATURES: FeatureRights[] = [
  operation,
  accounts,
  clients,
  groups,
  crests,
  measurements,
  device,
  audit,
  exclusions,
  imports,
  fleet,
  apiKeys,
  valves,
  resources,
  revisions,
  errorReports,
  videos,
  reportSchedules,
  notes,
  notifications,
  configs,
  configTemplates,
  actions,
  firmware,
  rollouts,
];

/** Every call of the platform. A route missing here fails the test. */
export const RIGHTS: RightsRow[] = FEATURES.flatMap(({ rows }) => rows);

export const PREPARATIONS = FEATURES.flatMap(({ prepare }) => (prepare ? [prepare] : []));

/** What a call needs of its tenant. */
export const preparationsFor = (row: RightsRow) =>
  FEATURES.filter(({ rows }) => rows.includes(row))
    .flatMap((feature) => [...(feature.needs ?? []), feature])
    .flatMap(({ prepare }) => (prepare ? [prepare] : []));
