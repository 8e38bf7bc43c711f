import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ROWS, rootFieldOf } from "../rights/asking.js";
import { operationFor, selectionOf } from "../rights/selection.js";
import { NOW } from "./demoStore.js";
import { type Headers, type Pair, startPair, unknownCalls } from "./pair.js";

let pair: Pair;
let admin: Headers;
beforeAll(async () => {
  pair = await startPair();
  admin = await pair.signIn("admin");
});
afterAll(async () => {
  expect(unknownCalls(pair)).toEqual([]);
  await pair.close();
});

/** Root fields that need calls outside the specification. */
const LACKED = [
  ...["auditLog", "comparison", "errorReports", "fleetHealth", "mySessions", "notificationPreferences"],
  ...["notifications", "profile", "reportSchedule", "reportScheduleDates", "reportSchedules", "rollout"],
  ...["rollouts", "system", "trafficVideoCounts", "trafficVideos", "valveSchedulePreview", "apiKeys"],
  ...["addToRollout", "addTrafficVideo", "changePassword", "createDeviceKey", "createReportSchedule"],
  ...["deleteApiKeys", "deleteReportSchedules", "deleteTrafficVideos", "endOtherSessions", "endSession"],
  ...["moveValves", "pauseValveBundle", "renewWebhookSecret", "reportError", "resendReport"],
  ...["restoreConfig", "resumeRollout", "retryFirmware", "retryRollout", "returnTrafficVideo"],
  ...["runReportSchedule", "sendTestNotification", "setActionsEnabled", "setErrorReportsDone"],
  ...["setRainDelay", "startRollout", "stopRollout", "updateApiKey", "updateClients"],
  ...["updateNotificationPreferences", "updateProfile", "updateReportSchedule", "updateUsers"],
  ...["import", "applyImport", "setImportOptions", "undoImport", "deleteImport"],
  ...["addExclusion", "deleteExclusion", "revisions", "restoreRevision", "auditChanges"],
  ...["removeGroupCrest", "places", "moveClient", "denyMove", "deletePlace", "setSpeedLimits"],
  ...["askForPassword", "changeEmail", "checkAccountLink", "confirmEmail", "inviteUser"],
  ...["mailAccountLink", "makeAccountLink", "setPasswordByLink", "updateUser"],
  ...["mySecondFactors", "signInSecondStep", "beginPasskeySignIn", "signInByPasskey", "beginSecondFactor"],
  ...["addSecondFactor", "removeSecondFactor", "renewRecoveryCodes", "takeSecondFactors"],
  ...["createNote", "updateNote", "deleteNote"],
  ...["createCalendar", "updateCalendar", "refreshCalendar", "deleteCalendar"],
];

/** Ids of things; most of them exist. */
const IDS = new Proxy({ clientId: 1, groupId: 3, userId: 2, bundleId: 1 } as Record<string, number>, {
  get: (ids, name) => ids[String(name)] ?? 1,
}) as { clientId: number; groupId: number; userId: number; [thing: string]: number };

describe.each(LACKED)("%s", (name) => {
  it("is not offered, and nothing of it is tried", async () => {
    const row = ROWS.find(({ field }) => field === name);
    if (!row) throw new Error(`There is no row of ${name}.`);
    const root = rootFieldOf(row);
    const variables = row.variables?.(IDS) ?? {};
    // A bulk change has its results one level deeper.
    const depth = root.kind === "mutation" ? 2 : 1;
    const operation = operationFor(root, selectionOf(root.field.type, depth), variables);
    let answer: unknown;
    const calls = await pair.callsOf(async () => {
      answer = await pair.ask(admin, operation, variables);
    });
    const codes = [...JSON.stringify(answer).matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code);
    expect(codes).toEqual(["NOT_OFFERED"]);
    expect(calls.filter((call) => call !== "GET /user/session")).toEqual([]);
  });
});

describe("fields below", () => {
  const INTERVAL = `interval: { from: ${NOW - 86_400}, to: ${NOW} }`;
  it.each([
    "firmwareAssignment { state }",
    `readings(${INTERVAL}, first: 5) { nodes { time } }`,
    "configHistory { nodes { version } }",
    "configVersion(version: 1) { version }",
  ])("%s of a client are null, with one error, and the rest is told", async (field) => {
    const { data, errors } = await pair.ask(admin, `{ client(id: 1) { id ${field} } }`);
    expect(data).toEqual({ client: { id: "1", [field.split(/\W/)[0] ?? ""]: null } });
    expect(errors).toMatchObject([{ extensions: { code: "NOT_OFFERED" } }]);
  });

  it.each([["firmwares { id rollout { state } }"], ["groups { id apiKeys { key } }"]])(
    "%s",
    async (field) => {
      const codes = await pair.codes(admin, `{ ${field} }`);
      expect(new Set(codes)).toEqual(new Set(["NOT_OFFERED"]));
    },
  );
});

describe("all other root fields", () => {
  // Signing out would end the session for all later fields.
  const others = ROWS.filter(({ field }) => !LACKED.includes(field) && field !== "signOut").filter(
    (row) => rootFieldOf(row).kind !== "subscription",
  );
  it.each(others.map((row) => [row.field, row] as const))(
    "%s is not said to be lacking",
    async (_name, row) => {
      const root = rootFieldOf(row);
      const variables = row.variables?.(IDS) ?? {};
      const answer = await pair.ask(
        admin,
        operationFor(root, selectionOf(root.field.type, 0), variables),
        variables,
      );
      const codes = [...JSON.stringify(answer).matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code);
      expect(codes).not.toContain("NOT_OFFERED");
      expect(codes).not.toContain("INTERNAL_SERVER_ERROR");
      expect(codes).not.toContain("UPSTREAM_INVALID_RESPONSE");
    },
  );
});
