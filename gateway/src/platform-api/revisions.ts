import { isDeepStrictEqual } from "node:util";
import { bodyId } from "./bodyId.js";
import { CONFIG_CHANGE } from "./configs.js";
import { isObject, type Json } from "./decode.js";
import { flag, instant, jsonObject, listOf, whole } from "./kinds.js";
import type { PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { userRef } from "./userRef.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

/** Kinds with revisions, by the platform's names. */
export const REVISED = {
  CLIENT: { wire: "client", description: "What people set of a device." },
  STAYS: { wire: "stays", description: "Where a device was, and when; by the device's id." },
  SPEED_LIMITS: {
    wire: "limits",
    description: "The speed limits that were in force when; by the id of the device or place.",
  },
  NOTE: { wire: "note", description: "A note on time." },
  CALENDAR: { wire: "calendar", description: "A calendar of a group." },
  CONFIG_TEMPLATE: { wire: "configTemplate", description: "A configuration to begin with." },
  ACTION_TEMPLATE: { wire: "actionTemplate", description: "A prepared action." },
  RESOURCE: { wire: "resource", description: "Something that all groups share." },
  GROUP: { wire: "group", description: "A group, with the arrangement of its summary." },
  CREST: {
    wire: "crest",
    description: "The crest or logo of a group, by its digest and size; by the group's id.",
  },
  FIRMWARE: { wire: "firmware", description: "What is said of a firmware." },
  API_KEY: { wire: "apiKey", description: "What is said of a key." },
  USER: { wire: "user", description: "An account." },
  REPORT_SCHEDULE: { wire: "reportSchedule", description: "A report that is made by itself." },
  NOTIFICATION_PREFERENCES: {
    wire: "notificationPreferences",
    description: "What a person is told of; by the person's id.",
  },
  VALVE_BUNDLE: { wire: "bundle", description: "Valves that share a schedule." },
} as const;

export const REVISION_KIND = oneOf(REVISED, "RevisionKind", "What was edited.");
export type RevisionKindName = NameOf<typeof REVISION_KIND>;

const VERSION = {
  version: need(
    "version",
    whole,
    "Counts the changes; 0 is what was there before the first one that is known.",
  ),
  time: may("time", instant, "When it was changed; null for version 0."),
  changedBy: may(
    "changedBy",
    userRef,
    "Who changed it; null where nobody knows: a script did, the account is gone, or it is a person of another group.",
  ),
  removed: may("removed", flag, "Whether the change took it away."),
};

export const REVISION = table("Revision", "Something that people edit, as it was after one of its changes.", {
  ...VERSION,
  changeCount: may("changeCount", whole, "Values that differ from the version before."),
  changes: may("changes", listOf(CONFIG_CHANGE), "The first hundred of them."),
});
export type RevisionRecord = RecordOf<typeof REVISION>;

const WITH_CONTENT = table("revision", "With what was set.", {
  ...VERSION,
  content: may("content", jsonObject),
});

export interface RevisedThing {
  kind: RevisionKindName;
  id: string;
}

const thingQuery = ({ kind, id }: RevisedThing): Query => ({ kind: REVISION_KIND.wireOf(kind), id });

/**
 * GET /revision/list: a page of a thing's revisions, newest first.
 * @throws ApiError NOT_FOUND, FORBIDDEN, NOT_OFFERED
 */
export function pageOfRevisions(platform: Platform, thing: RevisedThing, page: Query): Promise<PageAnswer> {
  return platform.getPage("revision/list", { ...thingQuery(thing), ...page });
}

export const decodeRevisions = (body: unknown): RevisionRecord[] => wholeList(body, REVISION);

async function contentAt(platform: Platform, thing: RevisedThing, version: number): Promise<Json> {
  const answer = await platform.get("revision", { ...thingQuery(thing), version });
  return wholeRecord(answer, WITH_CONTENT).content ?? {};
}

const KEPT_LIMIT = table("limit", "As the platform keeps it.", {
  from: need("from", instant, "Since when; 0: from ever."),
  speedLimit: need("speedLimit", whole, "km/h."),
});
const KEPT_LIMITS = table("limits", "Of a version.", { limits: need("limits", listOf(KEPT_LIMIT)) });

/**
 * The speed limits of an earlier version, as their own call takes them.
 * @throws ApiError NOT_FOUND
 */
export async function limitsAt(
  platform: Platform,
  clientId: string,
  version: number,
): Promise<{ from: number | null; speedLimit: number }[]> {
  const content = await contentAt(platform, { kind: "SPEED_LIMITS", id: clientId }, version);
  const { limits } = wholeRecord(content, KEPT_LIMITS);
  return limits.map(({ from, speedLimit }, index) => ({ from: index === 0 ? null : from, speedLimit }));
}

type Restore = (content: Json, now: Json) => { method: "post" | "put" | "patch"; path: string; body: Json };

/** A change back to an earlier content. Keys added since are removed. */
const merged = (then: unknown, now: unknown): Json => {
  const gone = Object.keys((now ?? {}) as Json).map((name) => [name, null]);
  return { ...Object.fromEntries(gone), ...(then as Json) };
};

/** The call that restores each kind of thing to the content of an earlier version. */
const RESTORES: Partial<Record<RevisionKindName, Restore>> = {
  CLIENT: ({ metaData }, now) => ({
    method: "post",
    path: "client/metaData",
    body: { metaData: merged(metaData, now.metaData) },
  }),
  NOTE: ({ kind, text, from, to }) => ({ method: "put", path: "note", body: { kind, text, from, to } }),
  // Its events are not kept, nor its whole address: they stay.
  CALENDAR: ({ name, kind }) => ({ method: "put", path: "calendar", body: { name, kind } }),
  CONFIG_TEMPLATE: ({ name, metaData, data }) => ({
    method: "patch",
    path: "config/template",
    body: { name, metadata: metaData, data },
  }),
  ACTION_TEMPLATE: (content) => ({ method: "patch", path: "action/template", body: content }),
  RESOURCE: ({ data, metaData }) => ({ method: "patch", path: "resource", body: { data, metaData } }),
  GROUP: ({ name, timeZone, metaData }, now) => ({
    method: "patch",
    path: "group",
    body: { name, timeZone, metaData: merged(metaData, now.metaData) },
  }),
  REPORT_SCHEDULE: (content) => ({ method: "patch", path: "report-schedule", body: content }),
};

/** Kinds whose earlier versions can be restored. */
export const RESTORED_KINDS = [...Object.keys(RESTORES), "SPEED_LIMITS"] as RevisionKindName[];

/** An earlier version that is being restored. */
export interface Restoring {
  metaData: Json;
  /** Names of the metadata that change. */
  changed: readonly string[];
  /** Restores it with the usual edit call, including its checks and rights. */
  write: (options: WriteOptions) => Promise<void>;
}

/**
 * Reads an earlier version, and the changes that restoring it makes.
 * @param prepared adapts the old content if it names things that may have moved since
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED if it names something that no longer exists
 */
export async function restoringOf(
  platform: Platform,
  thing: RevisedThing,
  version: number,
  prepared: (content: Json) => Promise<Json> = async (content) => content,
): Promise<Restoring> {
  const restore = RESTORES[thing.kind];
  if (!restore) throw new Error(`${thing.kind} can't be restored.`);
  const [newest] = decodeRevisions((await pageOfRevisions(platform, thing, { limit: 1 })).body);
  const [then, now] = await Promise.all([
    contentAt(platform, thing, version).then(prepared),
    newest ? contentAt(platform, thing, newest.version) : {},
  ]);
  const { method, path, body } = restore(then, now);
  const id = thing.kind === "CLIENT" ? { clientId: bodyId(thing.id) } : { id: bodyId(thing.id) };
  const [was, is] = [metaDataOf(now), metaDataOf(then)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return {
    metaData: is,
    changed: names.filter((name) => !isDeepStrictEqual(was[name], is[name])),
    write: async (options) => {
      await platform[method](path, { ...id, ...body }, options);
    },
  };
}

const metaDataOf = ({ metaData }: Json): Json => (isObject(metaData) ? metaData : {});
