import { REMARK } from "./importUnderstanding.js";
import { id, instant, jsonObject, listOf, text, whole } from "./kinds.js";
import { line } from "./names.js";
import { key, may, sure, table } from "./table.js";

/** Number of road users of each kind. */
export const USERS = {
  vehicles: may("vehicles", whole, "Vehicles; null: the file says nothing of them, or it is not told."),
  pedestrians: may(
    "pedestrians",
    whole,
    "People on foot; null: the file says nothing of them, or it is not told.",
  ),
  bicycles: may(
    "bicycles",
    whole,
    "People on bicycles; null: the file says nothing of them, or it is not told.",
  ),
};

const MONTH = table("ImportMonth", "What a file holds of one local month.", {
  month: key("month", text, "As 2026-01."),
  users: may("users", whole, "Road users of all kinds; null: not told."),
});

const GAP = table("ImportGap", "A stretch between the first and the last record that was not heard.", {
  from: key("from", instant, "Its first second."),
  to: key("to", instant, "The first second after it."),
});

const REFUSAL = table("ImportRefusal", "Lines of a file that can't be taken, for one reason.", {
  ...REMARK,
  count: may("count", whole, "So many lines; null: not told."),
});

const OVERLAPPED = table("OverlappedImport", "An earlier import of some of the same time.", {
  id: key("id", id, "Its id."),
  fileName: sure("fileName", line, "What its file is called.", ""),
  seconds: may("seconds", whole, "Seconds of it that `replace` supersedes; null: not told."),
  ...USERS,
  partlyKept: may(
    "partlyKept",
    whole,
    "Counted intervals that this file covers by half or less: `replace` keeps them, and they count beside it; null: not told.",
  ),
  partlyReplaced: may(
    "partlyReplaced",
    whole,
    "Counted intervals that this file covers by more than half, but not wholly: `replace` supersedes them with the rest of their time; null: not told.",
  ),
});

export const LOOK = table("ImportLook", "What an import would bring in, and what is there already.", {
  ...USERS,
  readings: may("readings", whole, "Single records; null: not told."),
  intervals: may("intervals", whole, "Counted intervals; null: not told."),
  incoming: may("incoming", whole, "Road users towards the device; null: not told."),
  outgoing: may("outgoing", whole, "Road users away from the device; null: not told."),
  withoutDirection: may(
    "withoutDirection",
    whole,
    "Road users of whom the file tells no direction; null: not told.",
  ),
  withoutSpeed: may("withoutSpeed", whole, "Vehicles without a speed; null: not told."),
  months: sure("months", listOf(MONTH), "By local month, in order.", []),
  first: sure(
    "first",
    listOf(jsonObject),
    "The first records as they were understood, as devices send them.",
    [],
  ),
  from: may("from", instant, "First second that it covers; null: none."),
  to: may("to", instant, "First second after what it covers; null: none."),
  coveredSeconds: may("coveredSeconds", whole, "Seconds that it covers; null: not told."),
  coveredHours: may("coveredHours", whole, "Local hours that it covers some of; null: not told."),
  coveredDays: may("coveredDays", whole, "Local days that it covers some of; null: not told."),
  gaps: sure("gaps", listOf(GAP), "The first stretches that were not heard.", []),
  gapCount: may("gapCount", whole, "All stretches that were not heard; null: not told."),
  refused: may("refused", whole, "Lines that can't be taken; null: not told."),
  refusedByCode: sure("refusedByCode", listOf(REFUSAL), "Those by their reasons.", []),
  deviceSeconds: may(
    "overlap.deviceSeconds",
    whole,
    "Of what it covers, seconds that the device's own batches cover; null: not told.",
  ),
  overlapped: sure(
    "overlap.imports",
    listOf(OVERLAPPED),
    "Earlier imports of some of the same time, which `replace` supersedes.",
    [],
  ),
  partlyTaken: may(
    "overlap.partlyTaken",
    whole,
    "Counted intervals of this file of which half or less is covered already: `fill` takes them whole, and they count beside what is there; null: not told.",
  ),
  partlyLeftOut: may(
    "overlap.partlyLeftOut",
    whole,
    "Counted intervals of this file of which more than half is covered already, but not all: `fill` leaves them out with the rest of their time; null: not told.",
  ),
  sameAs: may("sameAs", id, "The import that brought the same file in, understood alike; null: none."),
});
