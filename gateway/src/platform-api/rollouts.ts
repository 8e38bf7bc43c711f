import { bodyId, bodyIds } from "./bodyId.js";
import { PROGRESS, PROGRESS_STATES } from "./deviceProgress.js";
import { clientIdsName } from "./firmware.js";
import { flag, id, instant, listOf, whole } from "./kinds.js";
import { namingFields } from "./namedFaults.js";
import type { PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { userRef } from "./userRef.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

export const STAGED_ROLLOUT_STATE = oneOf(
  {
    PILOTS: { description: "The pilots have it; the others wait until each of them has settled." },
    REST: { description: "All devices have it." },
    STOPPED: { description: "Nothing more is assigned; what no device had begun to fetch is withdrawn." },
    DONE: { description: "No device waits, and none is under way." },
  },
  "StagedRolloutState",
  "How far a rollout is.",
);

const STOP_REASON = oneOf(
  {
    FAILURES: { description: "More devices failed than may; it stopped by itself." },
    SILENCE: {
      description:
        "Pilots were waited for in vain; with what failed besides they are more than may. It stopped by itself.",
    },
    PERSON: { description: "Somebody stopped it." },
  },
  "StagedRolloutStopReason",
  "Why a rollout stopped.",
);

const DEVICE_STATE = oneOf(
  {
    WAITING: { description: "Its turn has not come." },
    ...PROGRESS_STATES,
    WITHDRAWN: { description: "It had not begun to fetch it when the rollout stopped." },
    REPLACED: { description: "It was given another firmware before it settled." },
  },
  "RolloutDeviceState",
  "How far a device of a rollout is.",
);

const COUNTS = table(
  "StagedRolloutCounts",
  "How many devices of a rollout are how far; `total` is the sum of the others.",
  {
    total: may("total", whole, "All of them."),
    waiting: may("waiting", whole, "Have not been assigned it yet."),
    underWay: may(
      "underWay",
      whole,
      "Were assigned it and have not settled: assigned, fetching, installing.",
    ),
    installed: may("installed", whole, "Tell its version."),
    failed: may("failed", whole, "Told another version after they got the file, or gave up fetching it."),
    withdrawn: may("withdrawn", whole, "Had not begun to fetch it when the rollout stopped."),
    replaced: may("replaced", whole, "Were given another firmware before they settled."),
  },
);

export const ROLLOUT_DEVICE = table("RolloutDevice", "How far a device of a rollout is.", {
  clientId: need("clientId", id),
  ...PROGRESS,
  isPilot: may("isPilot", flag, "Whether it got it first."),
  isOverdue: may(
    "isOverdue",
    flag,
    "Whether it is a pilot that was waited for in vain: it counts as failed until it tells more.",
  ),
  state: may("state", DEVICE_STATE, "How far it is; null for a state that is not known here."),
});
export type RolloutDeviceRecord = RecordOf<typeof ROLLOUT_DEVICE>;

export const STAGED_ROLLOUT = table(
  "StagedRollout",
  "A firmware on its way to devices: to a few pilots first, to the rest once these have settled.",
  {
    id: need("id", id, "Opaque."),
    firmwareId: need("firmwareId", id),
    state: may("state", STAGED_ROLLOUT_STATE, "How far it is; null for a state that is not known here."),
    stopReason: may("stopReason", STOP_REASON, "Why it stopped; null where it did not."),
    pilots: may("pilots", whole, "How many devices get it first."),
    failuresAtMost: may(
      "failuresAtMost",
      whole,
      "How many devices may fail; with one more it stops by itself.",
    ),
    pilotDeadlineHours: may(
      "pilotDeadlineHours",
      whole,
      "How many hours a pilot is waited for: one that has not settled by then counts as failed. Null: without end.",
    ),
    createDate: may("createDate", instant, "When it was started."),
    createdBy: may("createdBy", userRef, "Who started it; null where nobody knows, or the account is gone."),
    endDate: may("endDate", instant, "When it stopped or was done; null until then."),
    counts: may("counts", COUNTS, "How many devices are how far."),
    // In rollout order; null in a list, which leaves them out.
    devices: may("devices", listOf(ROLLOUT_DEVICE)),
  },
);
export type StagedRolloutRecord = RecordOf<typeof STAGED_ROLLOUT>;

/** GET /rollout/list (administrators): a page, newest first, without devices. */
export function pageOfRollouts(
  platform: Platform,
  firmwareId: string | undefined,
  page: Query,
): Promise<PageAnswer> {
  return platform.getPage("rollout/list", { ...page, firmwareId });
}

export const decodeRollouts = (body: unknown): StagedRolloutRecord[] => wholeList(body, STAGED_ROLLOUT);

/** GET /rollout (administrators): with its devices. @throws ApiError NOT_FOUND */
export async function getStagedRollout(platform: Platform, rolloutId: string): Promise<StagedRolloutRecord> {
  return wholeRecord(await platform.get("rollout", { id: rolloutId }), STAGED_ROLLOUT);
}

export interface NewRollout {
  firmwareId: string;
  clientIds: readonly string[];
  pilots: number;
  failuresAtMost: number;
  /** null: no deadline; left out: the platform's default. */
  pilotDeadlineHours?: number | null | undefined;
  /** Also for devices whose hardware differs or is not known. */
  force: boolean;
}

/** POST /rollout (administrators). @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function startRollout(
  platform: Platform,
  { firmwareId, clientIds, pilots, failuresAtMost, pilotDeadlineHours, force }: NewRollout,
  options: WriteOptions,
): Promise<StagedRolloutRecord> {
  const body = {
    firmwareId: bodyId(firmwareId),
    clients: bodyIds(clientIds),
    pilots,
    failuresAtMost,
    ...(pilotDeadlineHours === undefined ? {} : { pilotDeadlineHours }),
    ...(force ? { force } : {}),
  };
  return wholeRecord(
    await namingFields(platform.post("rollout", body, options), clientIdsName),
    STAGED_ROLLOUT,
  );
}

/**
 * POST /rollout/clients (administrators): they wait behind the pilots.
 * @throws ApiError NOT_FOUND, CONFLICT if it is over, VALIDATION_FAILED
 */
export async function addToRollout(
  platform: Platform,
  { id: rolloutId, clientIds, force }: { id: string; clientIds: readonly string[]; force: boolean },
  options: WriteOptions,
): Promise<StagedRolloutRecord> {
  const body = { id: bodyId(rolloutId), clients: bodyIds(clientIds), ...(force ? { force } : {}) };
  const added = platform.post("rollout/clients", body, options);
  return wholeRecord(await namingFields(added, clientIdsName), STAGED_ROLLOUT);
}

/**
 * PATCH /rollout (administrators): stops or resumes it.
 * @throws ApiError NOT_FOUND, CONFLICT if it is over
 */
export async function setRolloutState(
  platform: Platform,
  rolloutId: string,
  state: "stopped" | "running",
  options: WriteOptions,
): Promise<StagedRolloutRecord> {
  return wholeRecord(
    await platform.patch("rollout", { id: bodyId(rolloutId), state }, options),
    STAGED_ROLLOUT,
  );
}

/**
 * POST /rollout/retry (administrators): again for devices that failed, of the given ones or of all.
 * @throws ApiError NOT_FOUND
 */
export async function retryRollout(
  platform: Platform,
  { id: rolloutId, clientIds }: { id: string; clientIds?: readonly string[] | null | undefined },
  options: WriteOptions,
): Promise<StagedRolloutRecord> {
  const body = { id: bodyId(rolloutId), ...(clientIds ? { clients: bodyIds(clientIds) } : {}) };
  const again = platform.post("rollout/retry", body, options);
  return wholeRecord(await namingFields(again, clientIdsName), STAGED_ROLLOUT);
}
