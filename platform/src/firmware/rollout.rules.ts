import { DAY } from "../time/clock.js";

/** How far a client is with the firmware that it was assigned. */
export const ROLLOUT_STATES = ["assigned", "downloading", "downloaded", "installed", "failed"] as const;
export type RolloutState = (typeof ROLLOUT_STATES)[number];

/** A device that has asked for nothing more of a file for so long has given up. */
export const GIVEN_UP_AFTER = DAY;

/** What is known of a client and its assigned firmware; all times Unix seconds, null where it has not happened. */
export interface Progress {
  /** The file was last asked for. */
  requestDate: number | null;
  /** Its last byte was sent. */
  downloadedDate: number | null;
  /** The device last told a version. */
  reportDate: number | null;
  reportedVersion: string | null;
}

/** When and how patiently progress is judged. */
export interface Moment {
  now: number;
  /** Seconds. A device restarts before it tells its new version: what it tells sooner says nothing. */
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

/** Whether the device got the whole file, and still told another version when it could have been installed. */
export function installFailed(progress: Progress, version: string, installTime: number): boolean {
  const { downloadedDate, reportDate, reportedVersion } = progress;
  if (downloadedDate === null || reportDate === null || reportedVersion === version) return false;
  return reportDate >= downloadedDate + installTime;
}
