import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { ArrayMaxSize, ArrayMinSize, Matches } from "class-validator";
import { inputType, optional, payloadType, preset, required } from "../ownType.js";
import { CONFIG_CHANGE } from "../platform-api/configs.js";
import { ERROR_CODE } from "../platform-api/errorCode.js";
import { flag, id, jsonObject, listOf, text, whole } from "../platform-api/kinds.js";
import { type NameOf, oneOf } from "../platform-api/words.js";

/** Validation rules of the list that a bulk change works through. */
export const SOME_AT_MOST = [ArrayMinSize(1), ArrayMaxSize(ITEMS_A_CALL)] as const;

/** Input field of changes that can be tried as a dry run. */
export const DRY_RUN = {
  dryRun: preset(false, flag, "Only try: everything is checked, nothing is changed."),
};

/** An idempotency key: a change can be followed by it, and is made only once. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

const ETAG = /^[\x21\x23-\x7e]{1,80}$/;

/** Input fields of a bulk change: how it runs. */
export const BULK_OPTIONS = {
  ...DRY_RUN,
  idempotencyKey: optional(
    text,
    "8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it.",
    Matches(IDEMPOTENCY_KEY),
  ),
};

/** Input field of a change of one thing: the etag that the caller last read. */
export const IF_MATCH = {
  ifMatch: optional(
    text,
    "The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is.",
    Matches(ETAG),
  ),
};

/** Input fields of a change of one thing: how it runs. */
export const EDIT_OPTIONS = { ...BULK_OPTIONS, ...IF_MATCH };

/** Input fields of a bulk change of devices. */
export const CLIENTS_BULK = {
  ...BULK_OPTIONS,
  clientIds: required(listOf(id), "The devices; 250 at most.", ...SOME_AT_MOST),
};

/** Input of bulk changes that name things only by their ids. */
export const DeleteInput = inputType("DeleteInput", "Which to take away.", {
  ...BULK_OPTIONS,
  ids: required(listOf(id), "250 at most.", ...SOME_AT_MOST),
});
export type DeleteInput = InstanceType<typeof DeleteInput>;

const BULK_STATUS = oneOf(
  {
    DONE: { description: "Changed; with a dry run: would have been changed." },
    FAILED: { description: "Refused or failed; `error` says why." },
    SKIPPED: {
      description: "Nothing to do, given twice, or not begun; where it was not begun, `error` says why.",
    },
  },
  "BulkStatus",
  "How one item of a bulk change went.",
);
export type BulkStatusName = NameOf<typeof BULK_STATUS>;

const TOLD = {
  fault: optional(text, "What is wrong, by a code that stays; null where it has none."),
  params: optional(jsonObject, 'What the fault\'s sentence names: `{ "min": 8 }`.'),
  fromPlatform: optional(flag, "Whether `message` is a platform's own words, which say no code."),
};

const FieldFault = payloadType("FieldFault", "One faulty input field.", {
  path: required(text, "Where it is, e.g. `schedule.0.weekDays`."),
  message: required(text, "What is wrong with it, in English."),
  ...TOLD,
});

const BulkError = payloadType("BulkError", "Why one item failed.", {
  code: required(ERROR_CODE, "From the closed list."),
  message: required(text, "For the person who asked, in English."),
  retryable: required(flag, "Whether the same item may succeed later without a change."),
  ...TOLD,
  fields: optional([FieldFault], "The faulty fields, where some are known."),
});
export type BulkError = InstanceType<typeof BulkError>;

const BulkResult = payloadType(
  "BulkResult",
  "How one item went: `results[i]` belongs to item i of the input.",
  {
    id: required(id, "The item's id, as given."),
    status: required(BULK_STATUS, "What became of it."),
    error: optional(BulkError, "Why it is not DONE, where that has a reason."),
    configChangeCount: optional(
      whole,
      "Values of a device's configuration that change, with a dry run: would change. Null elsewhere.",
    ),
    configChanges: optional(
      listOf(CONFIG_CHANGE),
      "The first hundred of these values; null where no configuration changes.",
    ),
  },
);
export type BulkResult = InstanceType<typeof BulkResult>;

const COUNTS = {
  done: required(whole, "Items that are DONE."),
  failed: required(whole, "Items that FAILED."),
  skipped: required(whole, "Items that were SKIPPED."),
};

/** Result fields of every bulk change. */
export const BULK_OUTCOME = {
  dryRun: required(flag, "Whether it was only tried."),
  results: required([BulkResult], "In the order of the input."),
  ...COUNTS,
};

export const BulkPayload = payloadType("BulkPayload", "What a bulk change did, item by item.", BULK_OUTCOME);
export type BulkPayload = InstanceType<typeof BulkPayload>;

export const BulkProgress = payloadType("BulkProgress", "How far a bulk change is.", {
  idempotencyKey: required(text, "The key that the change was sent with."),
  total: required(whole, "Items of the input."),
  ...COUNTS,
  finished: required(flag, "Whether the change is over; the stream ends with it."),
});
export type BulkProgress = InstanceType<typeof BulkProgress>;
