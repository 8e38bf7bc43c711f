import { ROLLOUT_HOURS } from "@obcestje/contract/limits/spans.js";
import { Max, Min } from "class-validator";
import { BULK_OPTIONS, CLIENTS_BULK, SOME_AT_MOST } from "../bulk/bulk.types.js";
import { connectionOf, PAGE } from "../lists/page.types.js";
import { objectOf } from "../objectType.js";
import { argsType, inputType, optional, payloadType, preset, required } from "../ownType.js";
import { flag, id, listOf, whole } from "../platform-api/kinds.js";
import { ROLLOUT_DEVICE, STAGED_ROLLOUT } from "../platform-api/rollouts.js";

export const RolloutDevice = objectOf(ROLLOUT_DEVICE);

export const StagedRollout = objectOf(STAGED_ROLLOUT);

export const StagedRolloutConnection = connectionOf(StagedRollout, "StagedRollout");

export const RolloutsArgs = argsType({ ...PAGE, firmwareId: optional(id, "Only those of this firmware.") });
export type RolloutsArgs = InstanceType<typeof RolloutsArgs>;

export const StartRolloutInput = inputType(
  "StartRolloutInput",
  "A firmware, the devices that are to have it, and how careful to be.",
  {
    ...CLIENTS_BULK,
    firmwareId: required(id, "The firmware."),
    pilots: required(
      whole,
      "How many get it first: the first of clientIds that do not tell its version yet; those that do are left out. 1 to their number.",
      Min(1),
    ),
    failuresAtMost: required(
      whole,
      "How many may fail, 0 to their number; with one more the rollout stops by itself.",
      Min(0),
    ),
    pilotDeadlineHours: optional(
      whole,
      "How many hours a pilot is waited for: one that has not settled by then counts as failed. 1 to 8760; null: without end; left out: 72.",
      Min(1),
      Max(ROLLOUT_HOURS),
    ),
    force: preset(
      false,
      flag,
      "Also to devices whose hardware is another, or not known; without it these are refused.",
    ),
  },
);
export type StartRolloutInput = InstanceType<typeof StartRolloutInput>;

const ROLLOUT = { ...BULK_OPTIONS, id: required(id, "The rollout.") };

export const AddToRolloutInput = inputType("AddToRolloutInput", "Devices that are to come to a rollout.", {
  ...CLIENTS_BULK,
  id: ROLLOUT.id,
  force: preset(
    false,
    flag,
    "Also devices whose hardware is another, or not known; without it these are refused.",
  ),
});
export type AddToRolloutInput = InstanceType<typeof AddToRolloutInput>;

export const RolloutInput = inputType("RolloutInput", "Which rollout.", ROLLOUT);
export type RolloutInput = InstanceType<typeof RolloutInput>;

export const RetryRolloutInput = inputType(
  "RetryRolloutInput",
  "A rollout that is to be tried once more where it failed.",
  {
    ...ROLLOUT,
    clientIds: optional(listOf(id), "Of these devices, 250 at most; left out: of all.", ...SOME_AT_MOST),
  },
);
export type RetryRolloutInput = InstanceType<typeof RetryRolloutInput>;

export const StagedRolloutPayload = payloadType(
  "StagedRolloutPayload",
  "The rollout that was started or changed.",
  {
    rollout: required(
      STAGED_ROLLOUT,
      "As it is now; with a dry run as it would be, and an id of nothing where it would be new.",
    ),
    skippedIds: optional(
      listOf(id),
      "Of the devices that it was started with, or that were added: those that tell its version already, and were left out. Null where a platform leaves none out, and for other changes.",
    ),
  },
);
export type StagedRolloutPayload = InstanceType<typeof StagedRolloutPayload>;
