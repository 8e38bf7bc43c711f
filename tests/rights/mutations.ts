import { REPORT } from "../../platform/test/principals.js";
import { FILE } from "../../platform/test/rights/notes.js";
import { ADMIN } from "../../platform/test/testPlatform.js";
import { PEOPLE } from "./callers.js";
import type { FieldRow, Ids } from "./row.js";

type Input = (ids: Ids) => Record<string, unknown>;

const change = (
  field: string,
  audience: FieldRow["audience"],
  about: FieldRow["about"],
  input: Input,
  more: Partial<FieldRow> = {},
): FieldRow => ({ field, audience, about, variables: (ids) => ({ input: input(ids) }), ...more });

const id = (value: number | undefined) => String(value);
const ids = (value: number | undefined) => [id(value)];
const ofClient: Input = ({ clientId }) => ({ clientIds: ids(clientId) });
const inGroup: Input = ({ clientId, groupId }) => ({ clientIds: ids(clientId), groupId: id(groupId) });
const ofImport: Input = ({ importId }) => ({ id: id(importId) });
const ofRollout: Input = ({ rolloutId }) => ({ id: id(rolloutId) });
const inLocation: Input = ({ groupId }) => ({ locationId: id(groupId) });
/** A location or a bundle contains more than one client. */
const SHARED_VALVES: Partial<FieldRow> = { otherwise: { "full key of the client": "hidden" } };
/** A key of one device is not for what is of its whole group. */
const OF_GROUP: Partial<FieldRow> = { otherwise: { "full key of the client": "hidden" } };
const NOTE = { kind: "EVENT", text: "Run", from: REPORT.start, to: REPORT.end };
const TOO_LONG = "x".repeat(201);
const PLACE = { locationName: "Elsewhere" };

/** Changes of a client, a group, or another thing of a tenant. */
const TENANTS: FieldRow[] = [
  change("addExclusion", "admin", "tenant", ({ clientId }) => ({
    clientId: id(clientId),
    from: REPORT.start,
    to: REPORT.end,
    reason: "Test drive",
  })),
  // It was not read yet.
  change("applyImport", "members", "tenant", ofImport, { success: "CONFLICT" }),
  change("applyConfigTemplate", "admin", "tenant", ({ clientId, configTemplateId }) => ({
    clientIds: ids(clientId),
    templateId: id(configTemplateId),
  })),
  change("assignClientsToGroup", "admin", "tenant", inGroup),
  change("assignConfig", "members", "tenant", ({ clientId }) => ({
    clientIds: ids(clientId),
    document: { cfgID: "KB0", BasicConfig: { displayDisable: 0 } },
  })),
  change("assignFirmware", "admin", "tenant", ({ clientId, firmwareId }) => ({
    clientIds: ids(clientId),
    firmwareId: id(firmwareId),
    force: true,
  })),
  change(
    "assignSerialNumbers",
    "admin",
    "tenant",
    ({ clientId }) => ({ items: [{ clientId: id(clientId), serialNumber: "SN-9" }] }),
    { lookedUpBy: "members", otherwise: { viewer: "FORBIDDEN", operator: "FORBIDDEN" } },
  ),
  change(
    "assignUsersToGroup",
    "admin",
    "tenant",
    ({ userId, groupId }) => ({ userIds: ids(userId), groupId: id(groupId) }),
    // They have a group.
    { success: "CONFLICT" },
  ),
  change("createApiKey", "signed in", "tenant", ({ clientId }) => ({
    clientId: id(clientId),
    viewOnly: true,
  })),
  change("createDeviceKey", "admin", "tenant", ({ clientId }) => ({
    clientId: id(clientId),
    purpose: "IMPORT",
  })),
  change("createReportSchedule", "signed in", "tenant", ({ clientId }) => ({
    name: "Weekly",
    clientIds: ids(clientId),
    interval: "WEEK",
    cron: "0 6 * * 1",
    recipients: ["somebody@example.si"],
  })),
  change("createValveBundle", "admin", "tenant", ({ groupId }) => ({
    name: "Roses",
    locationId: id(groupId),
  })),
  change("deleteActions", "members", "tenant", ({ actionId }) => ({ ids: ids(actionId) })),
  change("deleteApiKeys", "signed in", "tenant", ({ apiKeyId }) => ({ ids: ids(apiKeyId) })),
  change("deleteClients", "admin", "tenant", ({ clientId }) => ({ ids: ids(clientId) })),
  change("deletePlace", "members", "tenant", ({ placeId }) => ({ id: id(placeId) }), {
    otherwise: { "full key of the client": "hidden" },
  }),
  // The tenants' clients are valves, which stay.
  change("moveClient", "members", "tenant", ({ clientId }) => ({ clientId: id(clientId), toStore: true }), {
    success: "VALIDATION_FAILED",
  }),
  // The tenants' clients are valves, which have no limits.
  change(
    "setSpeedLimits",
    "members",
    "tenant",
    ({ clientId }) => ({ clientId: id(clientId), limits: [{ speedLimit: 50 }] }),
    { success: "VALIDATION_FAILED" },
  ),
  change("createNote", "members", "tenant", ({ clientId }) => ({ clientId: id(clientId), ...NOTE })),
  change("updateNote", "members", "tenant", ({ noteId }) => ({ id: id(noteId), ...NOTE })),
  change("deleteNote", "members", "tenant", ({ noteId }) => ({ id: id(noteId) })),
  change(
    "createCalendar",
    "members",
    "tenant",
    ({ groupId }) => ({ groupId: id(groupId), name: "Days", kind: "EVENT", file: FILE }),
    OF_GROUP,
  ),
  change(
    "updateCalendar",
    "members",
    "tenant",
    ({ calendarId }) => ({ id: id(calendarId), name: "Days", kind: "EVENT" }),
    OF_GROUP,
  ),
  change("refreshCalendar", "members", "tenant", ({ calendarId }) => ({ id: id(calendarId) }), OF_GROUP),
  change("deleteCalendar", "members", "tenant", ({ calendarId }) => ({ id: id(calendarId) }), OF_GROUP),
  change("denyMove", "members", "tenant", ({ clientId }) => ({ clientId: id(clientId), until: 1 })),
  change("deleteExclusion", "admin", "tenant", ({ exclusionId }) => ({ id: id(exclusionId) })),
  change("deleteGroups", "admin", "tenant", ({ groupId }) => ({ ids: ids(groupId) })),
  change("deleteImport", "members", "tenant", ofImport),
  change("deleteReportSchedules", "signed in", "tenant", ({ reportScheduleId }) => ({
    ids: ids(reportScheduleId),
  })),
  change("deleteUsers", "managers", "tenant", ({ invitedUserId }) => ({ ids: ids(invitedUserId) })),
  change("deleteValveBundles", "admin", "tenant", ({ bundleId }) => ({ ids: ids(bundleId) })),
  change("moveValves", "admin", "tenant", ({ clientId, bundleId }) => ({
    clientIds: ids(clientId),
    bundleId: id(bundleId),
  })),
  change("pauseValveBundle", "members", "tenant", ({ bundleId }) => ({ id: id(bundleId) }), SHARED_VALVES),
  change("queueActions", "members", "tenant", ({ clientId }) => ({
    clientIds: ids(clientId),
    type: "restart",
  })),
  change("removeClientsFromGroup", "admin", "tenant", inGroup),
  change("removeGroupCrest", "admin", "tenant", ({ groupId }) => ({ groupId: id(groupId) })),
  change("removeUsersFromGroup", "admin", "tenant", ({ userId }) => ({ userIds: ids(userId) })),
  // None of its deliveries has failed.
  change("resendReport", "signed in", "tenant", ({ reportRunId }) => ({ runId: id(reportRunId) }), {
    success: "CONFLICT",
  }),
  change("restoreConfig", "members", "tenant", ({ clientId }) => ({ clientId: id(clientId), version: 1 })),
  // One is waiting already.
  change(
    "runReportSchedule",
    "signed in",
    "tenant",
    ({ reportScheduleId }) => ({ id: id(reportScheduleId) }),
    {
      success: "CONFLICT",
    },
  ),
  change("setActionsEnabled", "members", "tenant", ({ actionId }) => ({
    ids: ids(actionId),
    enabled: true,
  })),
  change("setClientsGroup", "admin", "tenant", inGroup),
  change("setErrorReportsDone", "admin", "tenant", ({ errorReportId }) => ({
    ids: ids(errorReportId),
    done: true,
  })),
  // It waits to be read.
  change("setImportOptions", "members", "tenant", (of) => ({ ...ofImport(of), options: {} }), {
    success: "CONFLICT",
  }),
  change("setRainDelay", "members", "tenant", inLocation, SHARED_VALVES),
  change("setValveMode", "members", "tenant", ({ clientId }) => ({
    clientIds: ids(clientId),
    mode: "MANUAL_OFF",
  })),
  change("stopValveLocation", "members", "tenant", inLocation, SHARED_VALVES),
  change("undoImport", "members", "tenant", ofImport, { success: "CONFLICT" }),
  change("updateApiKey", "signed in", "tenant", ({ apiKeyId }) => ({ id: id(apiKeyId), name: "New" })),
  change("updateClientNotes", "members", "tenant", ({ clientId }) => ({
    items: [{ clientId: id(clientId), notes: "changed" }],
  })),
  change("updateClientSettings", "members", "tenant", ({ clientId }) => ({
    clientId: id(clientId),
    settings: PLACE,
  })),
  change("updateClients", "admin", "tenant", (of) => ({ ...ofClient(of), visionType: "VISION_BIKE" })),
  change(
    "restoreRevision",
    "members",
    "tenant",
    ({ clientId }) => ({ kind: "CLIENT", id: id(clientId), version: 1 }),
    { lookedUpBy: "members" },
  ),
  change("updateGroup", "admin", "tenant", ({ groupId }) => ({ id: id(groupId), name: "Renamed" })),
  change("updateReportSchedule", "signed in", "tenant", ({ reportScheduleId }) => ({
    id: id(reportScheduleId),
    name: "Renamed",
  })),
  change("updateUser", "managers", "tenant", ({ userId }) => ({ id: id(userId), role: "VIEWER" })),
  change("makeAccountLink", "admin", "tenant", ({ userId }) => ({ id: id(userId) })),
  change("mailAccountLink", "managers", "tenant", ({ invitedUserId }) => ({ id: id(invitedUserId) })),
  change("inviteUser", "managers", "tenant", ({ groupId }) => ({
    email: `guest${groupId}@example.si`,
    groupId: id(groupId),
    mail: false,
  })),
  change("updateUsers", "managers", "tenant", ({ userId }) => ({ ids: ids(userId), role: "VIEWER" })),
  change(
    "updateValveBundle",
    "members",
    "tenant",
    // Its name is for administrators.
    ({ bundleId }) => ({ id: id(bundleId), schedule: [] }),
    SHARED_VALVES,
  ),
];

/** Things that administrators keep for all. */
const HOUSE: FieldRow[] = [
  change("addTrafficVideo", "admin", "nothing", () => ({ url: "/videos/2.mp4", frameRate: 15 })),
  change("clearSucceededActions", "admin", "nothing", () => ({})),
  change("createActionTemplate", "admin", "nothing", () => ({ name: "Restart", type: "restart" })),
  change("createClient", "admin", "nothing", () => ({})),
  change("createConfigTemplate", "admin", "nothing", () => ({
    name: "T",
    hardwareType: "K200DISP_AMG",
    document: { cfgID: "KB0" },
  })),
  change("createGroup", "admin", "nothing", () => ({ name: "New" })),
  change("createResource", "admin", "nothing", () => ({
    bucket: "HARDWARE_CONFIGURATION",
    data: { key: "value" },
  })),
  change("deleteActionTemplates", "admin", "tenant", ({ actionTemplateId }) => ({
    ids: ids(actionTemplateId),
  })),
  change("deleteConfigTemplates", "admin", "tenant", ({ configTemplateId }) => ({
    ids: ids(configTemplateId),
  })),
  change("deleteFirmwares", "admin", "tenant", ({ firmwareId }) => ({ ids: ids(firmwareId) })),
  change("deleteResources", "admin", "tenant", ({ resourceId }) => ({ ids: ids(resourceId) })),
  change("retryFirmware", "admin", "tenant", ({ firmwareId }) => ({ firmwareId: id(firmwareId) })),
  change("addToRollout", "admin", "tenant", ({ rolloutId, clientId }) => ({
    id: id(rolloutId),
    clientIds: ids(clientId),
    force: true,
  })),
  change("resumeRollout", "admin", "tenant", ofRollout),
  change("retryRollout", "admin", "tenant", ofRollout),
  change("startRollout", "admin", "tenant", ({ firmwareId, clientId }) => ({
    firmwareId: id(firmwareId),
    clientIds: ids(clientId),
    pilots: 1,
    failuresAtMost: 0,
    force: true,
  })),
  change("stopRollout", "admin", "tenant", ofRollout),
  change(
    "updateActionTemplate",
    "admin",
    "shared",
    ({ actionTemplateId }) => ({ id: id(actionTemplateId), name: "Renamed" }),
    { lookedUpBy: "members" },
  ),
  change("updateConfigTemplate", "admin", "tenant", ({ configTemplateId }) => ({
    id: id(configTemplateId),
    name: "Renamed",
  })),
  change("updateFirmware", "admin", "tenant", ({ firmwareId }) => ({
    id: id(firmwareId),
    description: "changed",
  })),
  change("updateResource", "admin", "shared", ({ resourceId }) => ({ id: id(resourceId), name: "Renamed" }), {
    lookedUpBy: "members",
  }),
];

/** Changes of the caller's own account. */
const OWN: FieldRow[] = [
  change(
    "changePassword",
    "signed in",
    "nothing",
    () => ({ currentPassword: "not mine", newPassword: "a new password" }),
    { success: "VALIDATION_FAILED" },
  ),
  // Faulty, so that no mails and failed tries are counted for so many calls.
  change("askForPassword", "everybody", "nothing", () => ({ email: "nobody" }), {
    success: "VALIDATION_FAILED",
  }),
  change("changeEmail", "signed in", "nothing", () => ({ email: "nobody", password: "not mine" }), {
    success: "VALIDATION_FAILED",
  }),
  change("checkAccountLink", "everybody", "nothing", () => ({ token: TOO_LONG }), {
    success: "VALIDATION_FAILED",
  }),
  change("confirmEmail", "everybody", "nothing", () => ({ token: TOO_LONG }), {
    success: "VALIDATION_FAILED",
  }),
  change("setPasswordByLink", "everybody", "nothing", () => ({ token: "al_none", password: "short" }), {
    success: "VALIDATION_FAILED",
  }),
  change("endSession", "signed in", "nothing", () => ({ id: "0123456789abcdef" }), { success: "NOT_FOUND" }),
  { field: "endOtherSessions", audience: "signed in", about: "nothing" },
  change("renewWebhookSecret", "signed in", "nothing", () => ({})),
  change("reportError", "signed in", "nothing", () => ({ message: "The chart is empty" })),
  change("deleteTrafficVideos", "admin", "nothing", () => ({ ids: ["999999"] }), { success: "NOT_FOUND" }),
  change("returnTrafficVideo", "labellers", "nothing", () => ({ id: "999999" }), { success: "NOT_FOUND" }),
  change(
    "saveTrafficVideoLabels",
    "labellers",
    "nothing",
    () => ({ id: "999999", checked: true, vehicles: [{ id: "1", plate: "LJ AB-123" }] }),
    { success: "NOT_FOUND" },
  ),
  change("sendTestNotification", "signed in", "nothing", () => ({}), {
    // No channel is on.
    otherwise: {
      ...{ viewer: "VALIDATION_FAILED", operator: "VALIDATION_FAILED", manager: "VALIDATION_FAILED" },
      "user without group": "VALIDATION_FAILED",
    },
  }),
  change("signIn", "everybody", "nothing", () => ADMIN),
  change("signInSecondStep", "everybody", "nothing", () => ({ token: "none", code: "1" }), {
    success: "CONFLICT",
  }),
  { field: "beginPasskeySignIn", audience: "everybody", about: "nothing" },
  change("signInByPasskey", "everybody", "nothing", () => ({ token: "none", passkey: {} }), {
    success: "CONFLICT",
  }),
  change("beginSecondFactor", "signed in", "nothing", () => ({ kind: "TOTP", password: "not mine" }), {
    success: "VALIDATION_FAILED",
  }),
  change("addSecondFactor", "signed in", "nothing", () => ({ token: "none", name: "Phone", code: "1" }), {
    success: "CONFLICT",
  }),
  change("removeSecondFactor", "signed in", "nothing", () => ({ id: "1", password: "not mine" }), {
    success: "NOT_FOUND",
  }),
  change("renewRecoveryCodes", "signed in", "nothing", () => ({ password: "not mine" }), {
    success: "CONFLICT",
  }),
  change("takeSecondFactors", "admin", "nothing", () => ({ id: "999999" }), { success: "NOT_FOUND" }),
  // Ends the caller's session; rightsLost.test.ts tests it further.
  { field: "signOut", audience: "everybody", about: "nothing", elsewhere: [...PEOPLE, "report key"] },
  change("signUp", "everybody", "nothing", () => ({
    email: "new@example.si",
    password: "a new password",
  })),
  change("updateNotificationPreferences", "signed in", "nothing", () => ({ silentAfter: 90 })),
  change("updateProfile", "signed in", "nothing", () => ({ phone: "031 123 456" })),
];

export const MUTATIONS: FieldRow[] = [...TENANTS, ...HOUSE, ...OWN];
