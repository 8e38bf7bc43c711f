import { REPORT } from "../../platform/test/principals.js";
import type { FieldRow, Ids } from "./row.js";

const nothing = (field: string, audience: FieldRow["audience"], more: Partial<FieldRow> = {}): FieldRow => ({
  field,
  audience,
  about: "nothing",
  ...more,
});

const byId = (
  field: string,
  audience: FieldRow["audience"],
  idOf: (ids: Ids) => number | undefined,
  more: Partial<FieldRow> = {},
): FieldRow => ({
  field,
  audience,
  about: "tenant",
  variables: (ids) => ({ id: String(idOf(ids)) }),
  ...more,
});

const shared = { about: "shared" } as const;

export const QUERIES: FieldRow[] = [
  byId("actionTemplate", "members", ({ actionTemplateId }) => actionTemplateId, shared),
  nothing("actionTemplates", "members"),
  {
    field: "actions",
    audience: "members",
    about: "tenant",
    missing: "NOT_FOUND",
    variables: ({ clientId }) => ({ clientId: String(clientId) }),
  },
  nothing("apiKeys", "signed in"),
  nothing("auditLog", "admin"),
  { ...nothing("auditChanges", "admin"), variables: () => ({ id: "1" }) },
  {
    field: "revisions",
    audience: "members",
    about: "tenant",
    missing: "NOT_FOUND",
    variables: ({ clientId }) => ({ kind: "CLIENT", id: String(clientId) }),
  },
  byId("client", "readers", ({ clientId }) => clientId),
  nothing("clients", "readers"),
  nothing("places", "readers"),
  nothing("locations", "readers"),
  {
    field: "comparison",
    audience: "readers",
    about: "tenant",
    variables: ({ clientId }) => {
      const side = {
        clientId: String(clientId),
        interval: { from: REPORT.start, to: REPORT.end },
      };
      return { before: side, after: side };
    },
  },
  byId("configTemplate", "admin", ({ configTemplateId }) => configTemplateId),
  nothing("configTemplates", "admin"),
  nothing("errorReports", "admin"),
  nothing("fleetHealth", "admin", {
    variables: () => ({ interval: { from: REPORT.start, to: REPORT.end } }),
  }),
  byId("firmware", "admin", ({ firmwareId }) => firmwareId),
  nothing("firmwares", "admin"),
  {
    field: "generatedConfig",
    // Callers that may see the sign may also preview other settings: nothing in it is hidden from them.
    audience: "readers",
    about: "tenant",
    variables: ({ clientId }) => ({ input: { clientId: String(clientId) } }),
  },
  byId("group", "readers", ({ groupId }) => groupId),
  nothing("groups", "readers"),
  byId("import", "members", ({ importId }) => importId),
  // The same for everybody, and known without calling the platform.
  nothing("hardwareTypes", "members", { otherwise: { "dead session": "data", "report key": "data" } }),
  nothing("mySecondFactors", "signed in"),
  nothing("mySessions", "signed in"),
  nothing("nextTrafficVideo", "labellers"),
  nothing("notificationPreferences", "signed in"),
  nothing("notifications", "signed in"),
  nothing("portal", "everybody"),
  nothing("profile", "signed in"),
  {
    field: "report",
    audience: "readers",
    about: "tenant",
    variables: ({ clientId }) => ({
      clientIds: [String(clientId)],
      interval: { from: REPORT.start, to: REPORT.end },
    }),
  },
  // It may include other devices of the group, too.
  byId("reportSchedule", "members", ({ reportScheduleId }) => reportScheduleId, {
    otherwise: { "full key of the client": "hidden" },
  }),
  nothing("reportScheduleDates", "members", { variables: () => ({ cron: "0 6 1 * *" }) }),
  nothing("reportSchedules", "members"),
  byId("resource", "members", ({ resourceId }) => resourceId, shared),
  // A printed report may read the static texts of its sign, and no other resource.
  nothing("resources", "members", {
    variables: () => ({ bucket: "HARDWARE_CONFIGURATION" }),
    otherwise: { "report key": "data" },
  }),
  byId("rollout", "admin", ({ rolloutId }) => rolloutId),
  nothing("rollouts", "admin"),
  nothing("session", "everybody", { otherwise: { guest: "null", "dead session": "null" } }),
  nothing("sharedTexts", "members"),
  nothing("staticTexts", "members", { otherwise: { "report key": "data" } }),
  nothing("system", "admin"),
  nothing("trafficVideoCounts", "labellers", { otherwise: { admin: "data" } }),
  nothing("trafficVideos", "admin"),
  nothing("users", "managers"),
  byId("valveLocation", "members", ({ groupId }) => groupId),
  nothing("valveLocations", "members"),
  {
    field: "valveSchedulePreview",
    audience: "members",
    about: "tenant",
    variables: ({ groupId }) => ({ locationId: String(groupId), schedule: [] }),
    missing: "NOT_FOUND",
    // It concerns all valves of the location.
    otherwise: { "full key of the client": "hidden" },
  },
];

export const SUBSCRIPTIONS: FieldRow[] = [
  {
    field: "actionChanged",
    audience: "members",
    about: "tenant",
    variables: ({ clientId }) => ({ clientId: String(clientId) }),
    missing: "NOT_FOUND",
  },
  nothing("bulkProgress", "members", { variables: () => ({ idempotencyKey: "a-key-of-the-table" }) }),
  {
    field: "clientMeasurement",
    audience: "members",
    about: "tenant",
    variables: ({ clientId }) => ({ clientId: String(clientId) }),
    missing: "NOT_FOUND",
  },
  {
    field: "clientStatus",
    audience: "members",
    about: "tenant",
    variables: ({ clientId }) => ({ clientId: String(clientId) }),
    missing: "NOT_FOUND",
  },
  {
    field: "valveLocationChanged",
    audience: "members",
    about: "tenant",
    variables: ({ groupId }) => ({ locationId: String(groupId) }),
    missing: "NOT_FOUND",
  },
];
