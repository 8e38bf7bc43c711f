import { DAY } from "../time/clock.js";

/** Stages of a client's assigned firmware. */
export const ROLLOUT_STATES = ["assigned", "downloading", "downloaded", "installed", "failed"] as const;
export type RolloutState = (typeof ROLLOUT_STATES)[number];

/** A device that has requested nothing more of a file for this long has given up. */
export const GIVEN_UP_AFTER = DAY;

/** The progress of a client's assigned firmware. All times in Unix seconds, null if it has not happened. */
export interface Progress {
  /** When the file was last requested. */
  requestDate: number | null;
  /** When its last byte was sent. */
  downloadedDate: number | null;
  /** When the device last reported a version. */
  reportDate: number | null;
  reportedVersion: string | null;
}

/** The time at which progress is judged, and the patience. */
export interface Moment {
  now: number;
  /** Seconds. A device restarts before it reports its new version, so earlier reports are ignored. */
  installTime: number;
}

export function rolloutState(
  progress: Progress,
  version: string,
  { now, installTime }: Moment,
): RolloutState {
  const { requestDate, downloadedDate, reportedVersion } = progress;
  if (reportedVersion === version) return "installed";
  if (downloadedDate !== null) return installFailed(progress, version, installTime) ? "failed" : "downloaded";
  if (requestDate === null) return "assigned";
  return now - requestDate >= GIVEN_UP_AFTER ? "failed" : "downloading";
}

/** True if the device got the whole file, and reported another version when it should have been installed. */
export function installFailed(progress: Progress, version: string, installTime: number): boolean {
  const { downloadedDate, reportDate, reportedVersion } = progress;
  if (downloadedDate === null || reportDate === null || reportedVersion === version) return false;
  return reportDate >= downloadedDate + installTime;
}
