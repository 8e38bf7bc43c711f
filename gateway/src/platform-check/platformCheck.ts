import { ApiError } from "../errors.js";
import type { CallerNames } from "../platform-api/callHeaders.js";
import { PlatformClient } from "../platform-api/http.js";
import type { CallContext } from "../platform-api/platform.js";
import { login, logout } from "../platform-api/session.js";
import { READ_CALLS, type ReadCall } from "./calls.js";
import { checkCall } from "./checkCall.js";
import { checkWrites, type WriteOutcome } from "./checkWrites.js";
import type { Outcome } from "./outcome.js";
import { RawReads } from "./rawReads.js";
import type { Found } from "./readers.js";

/** Period of the requested measurements: a week. */
const PERIOD_S = 7 * 86_400;

/** The platform to check, and the account to use. */
export interface CheckOptions {
  platformUrl: string;
  email: string;
  password: string;
  names: CallerNames;
  timeoutMs: number;
  /** Unix seconds. */
  now: number;
  /**
   * True to also try the writes on devices and groups, with things of the check's own, which it deletes
   * again.
   */
  write: boolean;
}

export interface CheckedWrite {
  call: string;
  outcome: WriteOutcome;
}

export interface CheckedCall {
  call: ReadCall;
  outcome: Outcome;
}

export interface Checked {
  administrator: boolean;
  calls: readonly CheckedCall[];
  /** Empty if no writes were requested. */
  writes: readonly CheckedWrite[];
  /** Names in x-platform-features; null if it sends none. */
  featuresTold: readonly string[] | null;
}

/**
 * Signs in, makes each read of the specification once, and signs out. Changes nothing on the platform but
 * that session, unless asked to.
 * @throws ApiError if the sign-in fails
 */
export async function checkPlatform(options: CheckOptions): Promise<Checked> {
  const { platformUrl, timeoutMs, names } = options;
  const platform = new PlatformClient({ platformUrl, timeoutMs, names });
  const reads = new RawReads({ platformUrl, timeoutMs }, names);
  const guest: CallContext = { caller: {}, requestId: "platform-check" };
  try {
    const signedIn = await login(platform.as(guest), options, undefined).catch(hinted);
    if ("secondStep" in signedIn)
      throw new ApiError("UNAUTHENTICATED", "The account has a second factor: check with one that has none.");
    const { sessionId } = signedIn;
    const context: CallContext = { ...guest, caller: { sessionId } };
    const checked = await checkCalls(reads, context, options.now);
    const name = `platform:check ${new Date(options.now * 1000).toISOString()}`;
    const asked = platform.as(context);
    const writes = options.write && checked.administrator ? await checkWrites({ platform: asked, name }) : [];
    // A failed sign-out says nothing about the reads.
    await logout(asked, sessionId).catch(() => undefined);
    return { ...checked, writes };
  } finally {
    await Promise.all([platform.close(), reads.close()]);
  }
}

function hinted(error: unknown): never {
  if (!(error instanceof ApiError && error.code === "UPSTREAM_INVALID_RESPONSE")) throw error;
  const hint = "If the session is in a cookie, PLATFORM_SESSION_COOKIE names it.";
  throw new ApiError(error.code, `${error.message} ${hint}`);
}

async function checkCalls(
  reads: RawReads,
  context: CallContext,
  now: number,
): Promise<Omit<Checked, "writes">> {
  const calls: CheckedCall[] = [];
  let found: Found = {};
  let features: string | undefined;
  for (const call of READ_CALLS) {
    const lacking = whyNotTried(call, found);
    if (lacking !== undefined) {
      calls.push({ call, outcome: { kind: "not tried", why: lacking } });
      continue;
    }
    const checked = await checkCall(reads, context, call, { found, from: now - PERIOD_S, to: now });
    calls.push({ call, outcome: checked.outcome });
    found = { ...checked.found, ...found };
    features ??= checked.featuresTold;
  }
  return { administrator: found.administrator !== undefined, calls, featuresTold: featuresIn(features) };
}

function whyNotTried({ who, needs }: ReadCall, found: Found): string | undefined {
  if (who === "administrators" && found.administrator === undefined) return "not an administrator";
  return needs !== undefined && found[needs] === undefined ? `no ${needs} here` : undefined;
}

function featuresIn(header: string | undefined): string[] | null {
  if (header === undefined) return null;
  return header.split(",").map((name) => name.trim());
}
