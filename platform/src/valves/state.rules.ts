import { HOUR } from "../time/clock.js";
import type { StoredMode } from "./mode.rules.js";
import { isOpen, lastChange, nextChange, type ScheduleRow } from "./schedule.rules.js";

/** A report that is older says nothing of now. */
const STALE_AFTER = HOUR;
/** So many ping intervals may pass until a device has heard of a change and told of it. */
const PINGS_TO_OBEY = 2;

/** A valve's bundle, as far as it decides; null without one. */
export interface Programme {
  rows: ScheduleRow[];
  timeZone: string;
  /** When its schedule or its valves last changed. */
  changeDate: number;
}

/** What a device reported of its valve, and when. */
export interface Report {
  value: unknown;
  time: number;
}

export type FlowState = "OPEN" | "CLOSED" | "UNKNOWN";

/** 1 is open, anything else closed; a missing or an old report tells nothing. */
export function flowState(report: Report | null, now: number): FlowState {
  if (report === null || now - report.time > STALE_AFTER) return "UNKNOWN";
  return report.value === 1 ? "OPEN" : "CLOSED";
}

/** Whether a valve should be open at an instant. `mode` is the one that counts then. */
export function expectedOpen(mode: StoredMode, programme: Programme | null, at: number): boolean {
  if (mode.mode !== "schedule") return mode.mode === "manualOn";
  return programme !== null && isOpen(programme.rows, programme.timeZone, at);
}

/** When a valve should next open or close; null where nothing is due. */
export function nextExpectedChange(
  mode: StoredMode,
  programme: Programme | null,
  now: number,
): number | null {
  const { manualUntil } = mode;
  const scheduled = (after: number) =>
    programme === null ? null : nextChange(programme.rows, programme.timeZone, after);
  if (mode.mode === "schedule") return scheduled(now);
  if (mode.mode === "manualOff" || manualUntil === null) return null;
  const after = { ...mode, mode: mode.modeAfter };
  if (!expectedOpen(after, programme, manualUntil)) return manualUntil;
  return mode.modeAfter === "schedule" ? scheduled(manualUntil) : null;
}

/** Since when a valve has been expected as it is now, at the latest. */
export function expectedSince(mode: StoredMode, programme: Programme | null, now: number): number {
  if (mode.mode !== "schedule" || programme === null) return mode.changeDate;
  const changed = lastChange(programme.rows, programme.timeZone, now) ?? 0;
  return Math.max(mode.changeDate, programme.changeDate, changed);
}

export interface Deviation {
  since: number;
  /** Water flows although it should not. */
  urgent: boolean;
}

/** That a valve has been reported otherwise than expected for longer than it takes to obey; null where it has not. */
export function deviationOf(
  state: FlowState,
  expected: boolean,
  differsSince: number,
  pingInterval: number,
  now: number,
): Deviation | null {
  if (state === "UNKNOWN" || (state === "OPEN") === expected) return null;
  if (now - differsSince <= PINGS_TO_OBEY * pingInterval) return null;
  return { since: differsSince, urgent: !expected };
}

const DEFAULT_PING = 60;
const LONGEST_PING = 86_400;

/** The ping interval of a device in seconds, from its configuration (JSON text); 60 where it states none. */
export function pingIntervalOf(config: string | null): number {
  if (config === null) return DEFAULT_PING;
  const { BasicConfig } = JSON.parse(config) as { BasicConfig?: { gprsNewActionInterval?: unknown } | null };
  const seconds = Number(BasicConfig?.gprsNewActionInterval);
  return seconds >= 1 && seconds <= LONGEST_PING ? seconds : DEFAULT_PING;
}
