import type { ValveHistory } from "../valveHistory";

/** From a platform that reports everything. */
type ToldHistory = { [Part in keyof ValveHistory]: NonNullable<ValveHistory[Part]> };

const hour = 3600;
const day = 24 * hour;
/** Midnight of Saturday, 21 November 2026, in Ljubljana. */
export const midnight = Date.UTC(2026, 10, 20, 23) / 1000;
/** Noon of the next day. */
export const now = midnight + day + 12 * hour;

const at = (hours: number) => midnight + hours * hour;

/** From Saturday noon to Sunday noon: a run, one that rain prevented, flow without a run, and a future run. */
export const history: ToldHistory = {
  flow: [
    { from: at(12), to: at(18), open: false },
    { from: at(18), to: at(19), open: true },
    { from: at(19), to: at(31), open: false },
    { from: at(34), to: at(36), open: true },
  ],
  expected: [
    { from: at(18), to: at(19), kind: "SCHEDULED" },
    { from: at(26), to: at(27), kind: "MANUAL" },
  ],
  runs: [
    { from: at(18), to: at(19), kind: "SCHEDULED", outcome: "RAN", flowSeconds: 3570 },
    { from: at(22), to: at(23), kind: "SCHEDULED", outcome: "SKIPPED", flowSeconds: 0 },
    { from: at(26), to: at(27), kind: "MANUAL", outcome: "MISSED", flowSeconds: 0 },
    { from: at(34), to: null, kind: "UNEXPECTED", outcome: "RUNNING", flowSeconds: 7200 },
  ],
  days: [
    {
      date: "2026-11-21",
      from: at(12),
      to: at(24),
      expectedSeconds: 3600,
      openSeconds: 3570,
      knownSeconds: 12 * hour,
    },
    {
      date: "2026-11-22",
      from: at(24),
      to: at(36),
      expectedSeconds: 3600,
      openSeconds: 7200,
      knownSeconds: 9 * hour,
    },
  ],
};
