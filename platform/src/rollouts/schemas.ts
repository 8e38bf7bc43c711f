import Type from "typebox";
import { UserRef } from "../auth/userRef.js";
import { Id } from "../http/ids.js";
import { CursorQuery } from "../http/paging.js";
import { Nullable, UnixTime } from "../http/schemas.js";
import { DEVICE_STATES, STAGED_STATES, STOP_REASONS } from "./stage.rules.js";

const LARGEST_PAGE = 100;

/** A rollout of a list. */
export const RolloutJson = Type.Object({
  id: Id,
  firmwareId: Id,
  state: Type.Enum([...STAGED_STATES], {
    description:
      "pilots: these have it, the rest wait; rest: all have it; stopped; done: nobody waits or is under way",
  }),
  stopReason: Nullable(
    Type.Enum([...STOP_REASONS], {
      description:
        "Of one that is stopped; silence: of pilots that were waited for, with what failed besides",
    }),
  ),
  pilots: Type.Integer({ minimum: 1, description: "How many get it first" }),
  failuresAtMost: Type.Integer({ minimum: 0, description: "With one more it stops by itself" }),
  pilotDeadlineHours: Nullable(
    Type.Integer({
      description:
        "Hours that a pilot is waited for: one that has not settled by then counts as failed; null: without end",
    }),
  ),
  createDate: UnixTime,
  createdBy: UserRef,
  endDate: Nullable(UnixTime),
  counts: Type.Object({
    total: Type.Integer(),
    waiting: Type.Integer(),
    underWay: Type.Integer(),
    installed: Type.Integer(),
    failed: Type.Integer(),
    withdrawn: Type.Integer(),
    replaced: Type.Integer(),
  }),
});

/** A whole rollout, with its devices in rollout order. */
export const WholeRolloutJson = Type.Object({
  ...RolloutJson.properties,
  devices: Type.Array(
    Type.Object({
      clientId: Id,
      isPilot: Type.Boolean(),
      state: Type.Enum([...DEVICE_STATES], {
        description:
          "As of GET /firmware/rollout; withdrawn: it had not begun to fetch it when the rollout stopped; replaced: it was given another firmware first",
      }),
      isOverdue: Type.Boolean({
        description: "A pilot that was waited for in vain: it counts as failed until it tells more",
      }),
      assignDate: Nullable(UnixTime),
      downloadDate: Nullable(UnixTime),
      downloadedDate: Nullable(UnixTime),
      reportDate: Nullable(UnixTime),
      reportedVersion: Nullable(Type.String()),
      attempts: Type.Integer({ description: "How often it was assigned" }),
    }),
  ),
});

export const RolloutsQuery = Type.Object({
  ...CursorQuery.properties,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_PAGE, description: "Rows a page" })),
  firmwareId: Type.Optional(Id),
});
