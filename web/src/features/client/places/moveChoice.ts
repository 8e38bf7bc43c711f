import type { MoveChoicesQuery, MoveHintQuery } from "../../../graphql/generated";
import { unixToWall, wallToUnix } from "../../../shared/interval/wallTime";
import { type MoveInput, moveInput, startMove, type Target, targetOf, timesOf } from "./moveInput";
import type { Stay } from "./useStays";

export type MovedDevice = NonNullable<MoveChoicesQuery["client"]>;
export type ChosenPlace = NonNullable<MoveChoicesQuery["places"]>[number];

/** What speaks for a move that nobody told of. */
export type MoveHint = NonNullable<NonNullable<MoveHintQuery["client"]>["moveHint"]>;

/** What is chosen in the dialog; times as typed, on the device's clock. */
export type MoveChoice = {
  where: Target["kind"];
  placeId: string;
  since: "now" | "past";
  from: string;
  until: string;
  /** Of a correction: what is wrong. */
  wrong: "place" | "start";
  start: string;
};

/**
 * @param arePlaces there are places to choose from
 * @param hint a move that nobody told of yet
 */
export function firstChoice(
  correct: Stay | null,
  arePlaces: boolean,
  zone: string,
  hint: MoveHint | null = null,
): MoveChoice {
  const from = correct?.from ?? null;
  const isStored = correct !== null && correct.placeId === null;
  return {
    where: isStored ? "store" : arePlaces && !hint?.before ? "place" : "new",
    placeId: correct?.placeId ?? "",
    since: hint ? "past" : "now",
    from: hint ? unixToWall(hint.since, zone) : "",
    until: "",
    wrong: "place",
    start: from === null ? "" : unixToWall(from, zone),
  };
}

/** A field that is not yet right. */
export type ChoiceFault = "TIME_MISSING" | "START_TOO_LATE" | "STAY_GONE";

/** The move that is chosen; null while something is missing. */
export type ChosenMove = { input: MoveInput | null; fault: ChoiceFault | null };

const missing = (fault: ChoiceFault | null = null): ChosenMove => ({ input: null, fault });

/** The stay before the one that is corrected, of those on record; null: there is none, or it is gone. */
export function stayBefore(
  stays: readonly Pick<Stay, "placeId" | "from" | "until" | "place">[],
  correct: Stay,
) {
  const index = stays.findIndex(({ from, placeId }) => from === correct.from && placeId === correct.placeId);
  return { isThere: index >= 0, before: stays[index - 1] ?? null };
}

/**
 * @param correct the stay to correct; null: the device is moved
 * @param settings of a new place; null: they are not complete
 */
export function chosenMove(
  device: Pick<MovedDevice, "id" | "timeZone" | "stays">,
  choice: MoveChoice,
  correct: Stay | null,
  settings: Extract<Target, { kind: "new" }>["settings"] | null,
): ChosenMove {
  const { id, timeZone } = device;
  if (correct !== null && choice.wrong === "start") {
    const { isThere, before } = stayBefore(device.stays?.list ?? [], correct);
    if (!isThere || before === null) return missing("STAY_GONE");
    const start = wallToUnix(choice.start, timeZone);
    if (start === null) return missing("TIME_MISSING");
    if (correct.from === null || choice.start === unixToWall(correct.from, timeZone)) return missing();
    if (correct.until !== null && start >= correct.until) return missing("START_TOO_LATE");
    return { input: startMove(id, correct, before, start), fault: null };
  }
  const target = chosenTarget(choice, settings);
  if (target === null) return missing();
  if (correct !== null) return { input: moveInput(id, target, timesOf(correct)), fault: null };
  if (choice.since === "now")
    return { input: moveInput(id, target, { from: null, until: null }), fault: null };
  const from = wallToUnix(choice.from, timeZone);
  if (from === null) return missing("TIME_MISSING");
  return { input: moveInput(id, target, { from, until: wallToUnix(choice.until, timeZone) }), fault: null };
}

function chosenTarget({ where, placeId }: MoveChoice, settings: object | null): Target | null {
  if (where === "new") return settings && { kind: "new", settings };
  if (where === "store") return targetOf(null);
  return placeId === "" ? null : targetOf(placeId);
}

/**
 * The places that a device may be moved to: those of its own groups; administrators also move it to one of another
 * group, if that is its only one.
 */
export const openPlaces = (
  places: readonly ChosenPlace[],
  device: Pick<MovedDevice, "groups">,
  isAdmin: boolean,
): ChosenPlace[] =>
  places.filter(
    (place) => foreignGroups(place, device).length === 0 || (isAdmin && place.groups?.length === 1),
  );

/** Groups of a place that don't have the device. */
export const foreignGroups = (
  { groups }: Pick<ChosenPlace, "groups">,
  device: Pick<MovedDevice, "groups">,
): NonNullable<ChosenPlace["groups"]> => {
  const own = new Set(device.groups?.map(({ id }) => id));
  return groups?.filter(({ id }) => !own.has(id)) ?? [];
};
