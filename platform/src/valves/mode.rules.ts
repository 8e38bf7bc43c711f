import { invalid } from "../errors.js";
import { DAY, HOUR } from "../time/clock.js";

export const VALVE_MODES = ["schedule", "manualOn", "manualOff"] as const;
export type ValveMode = (typeof VALVE_MODES)[number];

/** A manual run with an end lasts no longer than this. */
const LONGEST_RUN = DAY;

/** How a valve is to be controlled, and how after a manual run. */
export interface ModeOrder {
  mode: ValveMode;
  /** When a manual run ends, Unix seconds; null: not by itself. */
  manualUntil: number | null;
  /** The mode that follows a manual run. */
  modeAfter: ValveMode;
}

/** What is written down of a valve's mode; a valve without any keeps to its schedule. */
export interface StoredMode extends ModeOrder {
  changeDate: number;
}

/** Of a valve that nobody ever set. */
export const BY_SCHEDULE: ModeOrder = { mode: "schedule", manualUntil: null, modeAfter: "schedule" };

/** As the database keeps it. */
export function toStoredMode(row: {
  mode: string;
  manual_until: number | null;
  mode_after: string | null;
  change_date: number;
}): StoredMode {
  return {
    mode: row.mode as ValveMode,
    manualUntil: row.manual_until,
    modeAfter: (row.mode_after ?? "schedule") as ValveMode,
    changeDate: row.change_date,
  };
}

/** The mode that counts at an instant: a manual run is over at its end, whether that is written down yet or not. */
export function effectiveMode(stored: StoredMode | null, now: number): StoredMode {
  if (stored === null) return { ...BY_SCHEDULE, changeDate: 0 };
  const { manualUntil } = stored;
  if (manualUntil === null || manualUntil > now) return stored;
  return { ...modeAt(stored, now), changeDate: manualUntil };
}

/** How a valve is to be controlled from an instant on. */
export function modeAt({ mode, manualUntil, modeAfter }: ModeOrder, at: number): ModeOrder {
  if (manualUntil === null || manualUntil > at) return { mode, manualUntil, modeAfter };
  return { mode: modeAfter, manualUntil: null, modeAfter };
}

export interface WantedMode {
  mode: ValveMode;
  /** Unix seconds. */
  until?: number | undefined;
  /** Seconds. */
  duration?: number | undefined;
}

/** When a wanted manual run ends; null where it has no end. @throws PlatformError naming until or duration */
export function endOfRun({ mode, until, duration }: WantedMode, now: number): number | null {
  if (until === undefined && duration === undefined) return null;
  const path = until === undefined ? "duration" : "until";
  if (mode !== "manualOn") throw invalid(path, "MANUAL_ON_ALONE");
  if (until !== undefined && duration !== undefined)
    throw invalid("duration", "NOT_WITH", { other: "until" });
  const end = until ?? now + (duration ?? 0);
  if (end <= now) throw invalid(path, "IN_PAST");
  if (end - now > LONGEST_RUN) throw invalid(path, "TOO_FAR_AHEAD_HOURS", { hours: LONGEST_RUN / HOUR });
  return end;
}

/** What to write down for a wanted mode. A manual run goes back to what was before it, also where it is prolonged. */
export function modeToStore(before: StoredMode, wanted: WantedMode, now: number): StoredMode {
  const manualUntil = endOfRun(wanted, now);
  const { mode } = wanted;
  if (mode !== "manualOn") return { mode, manualUntil, modeAfter: mode, changeDate: now };
  const modeAfter = before.mode === "manualOn" ? before.modeAfter : before.mode;
  return { mode, manualUntil, modeAfter, changeDate: now };
}
