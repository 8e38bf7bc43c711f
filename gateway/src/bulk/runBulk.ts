import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { Context } from "../context.js";
import { ApiError, type ErrorCode, type ErrorDetails, isRetryable } from "../errors.js";
import { abortSignalOf } from "../platform-api/cancellation.js";
import type { ConfigChangesRecord } from "../platform-api/configs.js";
import type { Platform, WriteOptions } from "../platform-api/platform.js";
import type { BulkError, BulkPayload, BulkResult, BulkStatusName } from "./bulk.types.js";

export interface BulkOptions {
  dryRun: boolean;
  idempotencyKey?: string | null;
}

type Change<Of> = (platform: Platform, of: Of, options: WriteOptions) => Promise<unknown>;

/** Changes one item. Answers SKIPPED if there was nothing to do. */
type One = Change<string>;
/**
 * Changes several items with one call, all of them or none. Answers the ids for which there was nothing to
 * do, if the platform reports them.
 */
type Many = Change<string[]>;

/** The work of a bulk change on its items. If a call for several also serves for one, `many` is enough. */
export type BulkWork = ({ one: One; many?: undefined } | { one?: One; many: Many }) & {
  /** Names the change, so that two of them can't share an idempotency key. */
  name: string;
  /**
   * How the change altered an item's configuration, once it is made. Left out if it alters no configuration.
   */
  changesOf?: (id: string) => ConfigChangesRecord | undefined;
};

const CALLS_AT_ONCE = 8;
/** Small enough to show progress, large enough for few calls. */
const ITEMS_A_CALL = 25;
/** After one of these, every further call would fail in the same way. */
const ENDS_IT: ReadonlySet<ErrorCode> = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
]);
/**
 * These say that nothing was done, so items may be retried one by one. After any other error the outcome is
 * unknown.
 */
const NOTHING_DONE: ReadonlySet<ErrorCode> = new Set([
  "BAD_USER_INPUT",
  "NOT_FOUND",
  "CONFLICT",
  "PAYLOAD_TOO_LARGE",
  "VALIDATION_FAILED",
  "NOT_OFFERED",
  "RATE_LIMITED",
]);

/**
 * Makes a change to many things with few calls, and reports the outcome of each. Items go out in calls of
 * several. A refused call is made again item by item, to find the faulty ones.
 * @param ids the input's items, in its order
 * @throws ApiError UNAUTHENTICATED or FORBIDDEN if the caller may do none of it; NOT_OFFERED, before anything
 * is done, if the platform has no dry run or can't tell a repeated change from a new one
 */
export async function runBulk(
  { call, bulk, env, platform }: Context,
  ids: readonly string[],
  { dryRun, idempotencyKey }: BulkOptions,
  work: BulkWork,
): Promise<BulkPayload> {
  if (dryRun) await platform.offers.require("dry-run");
  if (idempotencyKey) await platform.offers.require("idempotency-key");
  const unique = [...new Set(ids)];
  const outcomes = new Map<string, BulkResult>();
  // Nobody follows a dry run. The real change may come with the same key.
  const progress = bulk.begin(call, dryRun ? undefined : idempotencyKey, ids.length);
  const deadline = AbortSignal.timeout(env.BULK_TIMEOUT_MS);
  const signal = call.gone ? AbortSignal.any([abortSignalOf(call.gone), deadline]) : deadline;
  const timed = platform.as({ ...call, signal });
  const { many } = work;
  const one =
    many === undefined ? work.one : (work.one ?? ((asked, id, options) => many(asked, [id], options)));
  let ended: BulkError | undefined;

  const settle = (id: string, status: BulkStatusName, error: BulkError | null = null) => {
    outcomes.set(id, resultOf(id, status, error, work.changesOf?.(id)));
  };
  const options = (items: readonly string[]): WriteOptions => ({
    dryRun,
    ...(idempotencyKey ? { idempotencyKey: callKey(idempotencyKey, work.name, items) } : {}),
  });
  const fail = (items: readonly string[], error: BulkError) => {
    if (ENDS_IT.has(error.code)) ended ??= error;
    for (const id of items) settle(id, "FAILED", error);
  };
  const changeOne = async (id: string) => {
    if (ended) return settle(id, "SKIPPED", ended);
    try {
      const outcome = await one(timed, id, options([id]));
      settle(id, outcome === "SKIPPED" || isIdle(outcome, id) ? "SKIPPED" : "DONE");
    } catch (error) {
      fail([id], toBulkError(error));
    }
  };
  const changeMany = async (items: string[]) => {
    if (ended || !many || items.length === 1) {
      for (const id of items) await changeOne(id);
    } else {
      try {
        const idle = await many(timed, items, options(items));
        for (const id of items) settle(id, isIdle(idle, id) ? "SKIPPED" : "DONE");
      } catch (error) {
        const reason = toBulkError(error);
        if (NOTHING_DONE.has(reason.code)) for (const id of items) await changeOne(id);
        else fail(items, reason);
      }
    }
    progress.tell([...outcomes.values()]);
  };

  await pLimit(CALLS_AT_ONCE).map(piecesOf(unique, many ? ITEMS_A_CALL : 1), changeMany);
  const payload = payloadOf(ids, outcomes, dryRun);
  progress.finish(payload);
  if (payload.done === 0 && ended && (ended.code === "UNAUTHENTICATED" || ended.code === "FORBIDDEN"))
    throw new ApiError(ended.code, ended.message);
  return payload;
}

const isIdle = (answer: unknown, id: string) => answer instanceof Set && answer.has(id);

function payloadOf(
  ids: readonly string[],
  outcomes: ReadonlyMap<string, BulkResult>,
  dryRun: boolean,
): BulkPayload {
  const told = new Set<string>();
  const results = ids.map((id): BulkResult => {
    const outcome = told.has(id) ? undefined : outcomes.get(id);
    told.add(id);
    return outcome ?? resultOf(id, "SKIPPED", null);
  });
  const count = (status: BulkStatusName) => results.filter((result) => result.status === status).length;
  return { dryRun, results, done: count("DONE"), failed: count("FAILED"), skipped: count("SKIPPED") };
}

function resultOf(
  id: string,
  status: BulkStatusName,
  error: BulkError | null,
  config?: ConfigChangesRecord,
): BulkResult {
  return {
    id,
    status,
    error,
    configChangeCount: config?.changeCount ?? null,
    configChanges: config?.changes ?? null,
  };
}

function piecesOf(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, i) => ids.slice(i * size, (i + 1) * size));
}

/** One key for each call: when the same items of the same change are sent again, they get the same key. */
function callKey(idempotencyKey: string, name: string, items: readonly string[]): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([name, items]))
    .digest("base64url")
    .slice(0, 22);
  return `${idempotencyKey}.${digest}`;
}

function toBulkError(error: unknown): BulkError {
  const known =
    error instanceof ApiError ? error : new ApiError("INTERNAL_SERVER_ERROR", "Something went wrong here.");
  const { code, message, details } = known;
  const { fields } = details;
  return {
    code,
    message,
    retryable: isRetryable(code),
    ...toldOf(details),
    fields: fields?.map((one) => ({ path: one.path, message: one.message, ...toldOf(one) })) ?? null,
  };
}

/** The details with null for what is missing, as the schema has them. */
function toldOf({ fault, params, fromPlatform }: Pick<ErrorDetails, "fault" | "params" | "fromPlatform">) {
  return { fault: fault ?? null, params: params ?? null, fromPlatform: fromPlatform ?? null };
}
