import { MANUAL_RUN_HOURS } from "@obcestje/contract/limits/spans.js";
import { invalid } from "../errors.js";
import { HOUR } from "../time/clock.js";

export const VALVE_MODES = ["schedule", "manualOn", "manualOff"] as const;
export type ValveMode = (typeof VALVE_MODES)[number];

/** Limit of a manual run with an end. */

/** The wanted mode of a valve, and the mode after a manual run. */
export interface ModeOrder {
  mode: ValveMode;
  /** End of a manual run, Unix seconds; null: it does not end by itself. */
  manualUntil: number | null;
  /** The mode after a manual run. */
  modeAfter: ValveMode;
}

/** The stored mode of a valve. A valve without one follows its schedule. */
export interface StoredMode extends ModeOrder {
  changeDate: number;
}

/** For a valve without a stored mode. */
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

/** The effective mode at an instant: a manual run is over at its end, whether that is stored yet or not. */
export function effectiveMode(stored: StoredMode | null, now: number): StoredMode {
  if (stored === null) return { ...BY_SCHEDULE, changeDate: 0 };
  const { manualUntil } = stored;
  if (manualUntil === null || manualUntil > now) return stored;
  return { ...modeAt(stored, now), changeDate: manualUntil };
}

/** The mode of a valve from an instant on. */
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

/** End of a wanted manual run; null if it has no end. @throws PlatformError naming until or duration */
export function endOfRun({ mode, until, duration }: WantedMode, now: number): number | null {
  if (until === undefined && duration === undefined) return null;
  const path = until === undefined ? "duration" : "until";
  if (mode !== "manualOn") throw invalid(path, "MANUAL_ON_ALONE");
  if (until !== undefined && duration !== undefined)
    throw invalid("duration", "NOT_WITH", { other: "until" });
  const end = until ?? now + (duration ?? 0);
  if (end <= now) throw invalid(path, "IN_PAST");
  if (end - now > MANUAL_RUN_HOURS * HOUR)
    throw invalid(path, "TOO_FAR_AHEAD_HOURS", { hours: MANUAL_RUN_HOURS });
  return end;
}

/**
 * The mode to store for a wanted one. A manual run returns to the mode before it, also if it is prolonged.
 */
export function modeToStore(before: StoredMode, wanted: WantedMode, now: number): StoredMode {
  const manualUntil = endOfRun(wanted, now);
  const { mode } = wanted;
  if (mode !== "manualOn") return { mode, manualUntil, modeAfter: mode, changeDate: now };
  const modeAfter = before.mode === "manualOn" ? before.modeAfter : before.mode;
  return { mode, manualUntil, modeAfter, changeDate: now };
}
