/** A feature beyond the specification, with the calls that it needs. */
interface Feature {
  /** Description for people. */
  description: string;
  /** Calls that the specification does not have: method and path. Empty if it changes existing calls. */
  calls: readonly string[];
}

/**
 * The features by the names that a platform sends in the header X-Platform-Features of its answers. A
 * platform that names none has only the calls of the specification (docs/platforms.md), and no others are
 * tried on it.
 */
export const FEATURES = {
  "id-lists": { description: "Asks about, and changes, several devices with one call.", calls: [] },
  paging: { description: "Tells long lists in pages, sorted and filtered by itself.", calls: [] },
  "dry-run": { description: "Tries a change without making it.", calls: [] },
  "idempotency-key": { description: "Makes a change once, however often it is sent.", calls: [] },
  "metadata-merge": { description: "Keeps metadata that a change does not name.", calls: [] },
  "client-fields": { description: "Tells of devices only what is asked for.", calls: [] },
  "client-edit": { description: "Changes what a camera in a device counts.", calls: ["PATCH /client"] },
  "client-move": {
    description: "Moves a device to another group in one step.",
    calls: ["PUT /client/group"],
  },
  "group-past": {
    description: "Shows a group nothing of what a device measured and did for other groups before.",
    calls: [],
  },
  places: {
    description: "Keeps what was measured in a street with the street, and moves devices between streets.",
    calls: [
      ...["GET /place/list", "DELETE /place", "GET /stay/list", "PUT /client/stay"],
      ...["GET /client/moveHint", "PUT /client/moveHint"],
    ],
  },
  "limit-history": {
    description: "Keeps which speed limits were in force when, and tells figures as if another one had been.",
    calls: ["GET /client/limits", "PUT /client/limits"],
  },
  notes: {
    description:
      "Keeps notes on time, by hand and from calendars, and tells holidays and what figures leave out.",
    calls: [
      ...["GET /note/list", "POST /note", "PUT /note", "DELETE /note"],
      ...["GET /calendar/list", "POST /calendar", "PUT /calendar", "DELETE /calendar"],
      ...["POST /calendar/refresh", "GET /holiday/list", "GET /exclusion/spans"],
    ],
  },
  "device-key": { description: "Makes new keys for devices.", calls: ["POST /client/key"] },
  "own-lists": {
    description: "Tells everybody, by the same calls, just the devices and groups that they may see.",
    calls: [],
  },
  "group-zone": { description: "Counts the hours of each group by a zone of its own.", calls: [] },
  "group-crest": {
    description: "Keeps the crest or logo that a group's reports carry.",
    calls: ["GET /group/crest", "POST /group/crest", "DELETE /group/crest"],
  },
  "user-rights": {
    description: "Confirms sign-ups, and makes administrators and labellers.",
    calls: ["PATCH /user"],
  },
  profile: {
    description: "Keeps people's names, and lets them change their password.",
    calls: ["GET /user/profile", "PATCH /user/profile", "POST /user/password"],
  },
  sessions: {
    description: "Tells where a person is signed in, and ends sessions.",
    calls: ["GET /user/sessions", "DELETE /user/sessions"],
  },
  "account-edit": {
    description: "Changes a person's names, e-mail, group and rights with one call, held to what was read.",
    calls: [],
  },
  "account-links": {
    description: "Lets people set a password by a link, and invites people.",
    calls: [
      ...["POST /user/invite", "POST /user/link", "POST /user/link/mail"],
      ...["POST /user/link/check", "POST /user/password/reset", "POST /user/email/confirm"],
    ],
  },
  "account-mail": {
    description: "Mails people links: for a forgotten password, an invitation, and to confirm a new e-mail.",
    calls: ["POST /user/password/forgot", "POST /user/email"],
  },
  "group-roles": {
    description: "Says what each person may do in the group, and lets managers invite people into it.",
    calls: [],
  },
  "sign-in-providers": {
    description: "Lets people sign in by their organisation (OpenID Connect).",
    calls: ["GET /user/provider/list", "POST /user/provider/begin", "POST /user/provider/finish"],
  },
  "known-devices": {
    description: "Tells people by mail of sign-ins by devices that their account does not know.",
    calls: [],
  },
  "second-factor": {
    description: "Asks who signs in by a password for a second factor: a code of an app, or a recovery code.",
    calls: [
      ...["POST /user/login/second", "GET /user/factor/list", "POST /user/factor/begin"],
      ...["POST /user/factor/finish", "POST /user/factor/remove", "POST /user/factor/recovery"],
      "DELETE /user/factor",
    ],
  },
  passkeys: {
    description: "Takes passkeys, as a second factor and as a sign-in by themselves.",
    calls: ["POST /user/passkey/begin", "POST /user/passkey/finish"],
  },
  "measurement-parts": { description: "Tells parts and further figures of measurements.", calls: [] },
  "measurement-summary": {
    description: "Tells the main figures of many devices with one call.",
    calls: ["GET /measurement/summary"],
  },
  comparison: {
    description: "Says whether two periods differ by more than chance.",
    calls: ["GET /measurement/comparison"],
  },
  "traffic-figures": {
    description:
      "Tells figures for traffic engineers: mean daily traffic, the peak hour by quarter hours, and speeds in free flow.",
    calls: ["GET /measurement/daily-traffic", "GET /measurement/quarter-hours", "GET /measurement/free-flow"],
  },
  "own-classes": {
    description:
      "Keeps a group's own classes of speed and length, and tells figures by these or by any others.",
    calls: [],
  },
  readings: { description: "Tells single road users.", calls: ["GET /reading/list"] },
  exports: {
    description: "Makes files of a device's period.",
    calls: [
      "GET /export/daily.csv",
      "GET /export/results.csv",
      "GET /export/raw.csv",
      "GET /export/length-incoming.csv",
      "GET /export/length-outgoing.csv",
      "GET /export/length-total.csv",
      "GET /export/daily-traffic.csv",
      "GET /export/quarter-hours.csv",
      "GET /export/own-classes.csv",
      "GET /export/classification.xlsx",
      "GET /export/report.xlsx",
    ],
  },
  exclusions: {
    description: "Leaves a period out of what a device sent.",
    calls: ["GET /exclusion/list", "POST /exclusion", "DELETE /exclusion"],
  },
  imports: {
    description: "Takes files of records in, and takes them back.",
    calls: [
      "GET /import/list",
      "GET /import",
      "GET /import/refused",
      "POST /import",
      "PATCH /import",
      "POST /import/apply",
      "POST /import/undo",
      "DELETE /import",
    ],
  },
  "report-key": {
    description: "Gives out keys that open one report for some minutes.",
    calls: ["POST /report-key"],
  },
  "report-schedules": {
    description: "Has reports made and sent by themselves.",
    calls: [
      "GET /report-schedule/list",
      "GET /report-schedule/next",
      "POST /report-schedule",
      "PATCH /report-schedule",
      "DELETE /report-schedule",
      "GET /report-schedule/runs",
      "POST /report-schedule/run",
      "POST /report-schedule/resend",
      "GET /report-schedule/file",
      "POST /report-schedule/file",
      "POST /report-schedule/claim",
      "POST /report-schedule/outcome",
    ],
  },
  "config-list": {
    description: "Tells the configurations of many devices with one call.",
    calls: ["GET /config/list"],
  },
  "config-history": {
    description: "Keeps the versions of configurations.",
    calls: ["GET /config/version", "GET /config/history", "POST /config/restore"],
  },
  "action-list": {
    description: "Tells the actions of one device, to users too.",
    calls: ["GET /action/list"],
  },
  "action-hold": { description: "Holds actions back from their devices.", calls: ["PATCH /action"] },
  "action-clear": {
    description: "Clears all actions that succeeded with one call.",
    calls: ["DELETE /action/succeeded"],
  },
  "firmware-progress": {
    description: "Tells how far devices are with their firmware, and tries again.",
    calls: ["GET /firmware/rollout", "GET /firmware/assigned", "POST /firmware/retry"],
  },
  "firmware-skip": {
    description: "Leaves out devices that run a firmware already, where several are given it.",
    calls: [],
  },
  rollouts: {
    description: "Brings firmware out in stages.",
    calls: [
      "GET /rollout/list",
      "GET /rollout",
      "POST /rollout",
      "PATCH /rollout",
      "POST /rollout/clients",
      "POST /rollout/retry",
    ],
  },
  "apikey-manage": {
    description: "Lists, names, limits and ends keys, and makes them for groups.",
    calls: ["PATCH /apikey", "DELETE /apikey"],
  },
  "apikey-ends": { description: "Lets keys end by themselves, at an instant that people set.", calls: [] },
  "valve-timer": {
    description: "Ends what is done to valves by hand, and pauses of schedules, by itself.",
    calls: [],
  },
  "valve-move": { description: "Moves valves between bundles.", calls: [] },
  "valve-off": {
    description: "Closes all valves of a location with one call.",
    calls: ["POST /zalivalnik/off"],
  },
  "rain-delay": {
    description: "Lets all schedules of a location rest.",
    calls: ["PATCH /zalivalnik/location"],
  },
  "valve-preview": {
    description: "Works out what a schedule would do.",
    calls: ["POST /zalivalnik/schedule/preview"],
  },
  "valve-history": {
    description: "Holds what valves reported against what they were told.",
    calls: ["GET /zalivalnik/history"],
  },
  videos: {
    description: "Keeps traffic videos with their films and labels.",
    calls: [
      "DELETE /stetje/video",
      "POST /stetje/video/return",
      "GET /stetje/video/file",
      "POST /stetje/video/add",
      "GET /stetje/video/list",
      "GET /stetje/video/counts",
      "POST /stetje/video/upload",
      "GET /stetje/video/labels.csv",
      "GET /stetje/video/labels.json",
    ],
  },
  notifications: {
    description: "Tells people of devices that go silent or raise alarms.",
    calls: [
      "GET /notification/preferences",
      "PATCH /notification/preferences",
      "POST /notification/secret",
      "POST /notification/test",
      "GET /notification/list",
    ],
  },
  "error-reports": {
    description: "Takes and keeps what people say is wrong.",
    calls: ["POST /error-report", "PATCH /error-report", "GET /error-report/list"],
  },
  fleet: { description: "Tells how much was heard of all devices.", calls: ["GET /fleet/completeness"] },
  audit: { description: "Tells who changed what.", calls: ["GET /audit/list"] },
  revisions: {
    description: "Keeps what was edited, by whom and when, and tells whoever was overtaken by somebody else.",
    calls: ["GET /revision/list", "GET /revision", "GET /audit/changes"],
  },
  "text-places": {
    description:
      "Moves the places by which displays name shared texts along with these, and keeps texts that displays show.",
    calls: [],
  },
  system: { description: "Tells how it is itself.", calls: ["GET /system"] },
  readiness: { description: "Says whether it can serve.", calls: ["GET /readyz"] },
  events: { description: "Tells at once what has changed.", calls: ["GET /events"] },
  audiences: {
    description: "Names who sees the same, so that one stream and one answer serve them all.",
    calls: [],
  },
} as const satisfies Record<string, Feature>;

export type FeatureName = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as FeatureName[];

const FEATURE_OF_CALL: ReadonlyMap<string, FeatureName> = new Map(
  FEATURE_NAMES.flatMap((name) => FEATURES[name].calls.map((call): [string, FeatureName] => [call, name])),
);

/**
 * The feature that a call belongs to; undefined for one of the specification.
 * @param path without a leading slash
 */
export function featureOfCall(method: string, path: string): FeatureName | undefined {
  return FEATURE_OF_CALL.get(`${method} /${path}`);
}

/** The operator's corrections of the features that a platform names. */
export type FeatureCorrections = ReadonlyMap<FeatureName, boolean>;

/** Reads `+exports,-dry-run`. @throws Error naming the part that is not understood */
export function readCorrections(text: string): FeatureCorrections {
  const words = text.split(",").map((word) => word.trim());
  return new Map(words.filter((word) => word !== "").map(readCorrection));
}

function readCorrection(word: string): [FeatureName, boolean] {
  const name = FEATURE_NAMES.find((known) => known === word.slice(1));
  if (name && (word.startsWith("+") || word.startsWith("-"))) return [name, word.startsWith("+")];
  throw new Error(`"${word}" is none: write +name or -name, with one of ${FEATURE_NAMES.join(", ")}`);
}
