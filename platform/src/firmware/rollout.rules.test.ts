import { expect, it } from "@jest/globals";
import { type Progress, type RolloutState, rolloutState } from "./rollout.rules.js";

const NONE: Progress = { requestDate: null, downloadedDate: null, reportDate: null, reportedVersion: null };
const DAY = 86_400;

it.each<[string, Partial<Progress>, number, RolloutState]>([
  ["nothing happened", {}, 0, "assigned"],
  ["nothing happened for a month", {}, 31 * DAY, "assigned"],
  ["an old version is told before", { reportDate: 5, reportedVersion: "1" }, 9, "assigned"],
  ["the version was there before", { reportedVersion: "2" }, 0, "installed"],
  ["the file was asked for", { requestDate: 10 }, 10, "downloading"],
  ["it was asked for almost a day ago", { requestDate: 10 }, 10 + DAY - 1, "downloading"],
  ["it was asked for a day ago", { requestDate: 10 }, 10 + DAY, "failed"],
  ["it was sent whole", { requestDate: 10, downloadedDate: 20 }, 20 + 9 * DAY, "downloaded"],
  [
    "another version is told too soon after",
    { requestDate: 10, downloadedDate: 20, reportDate: 619, reportedVersion: "1" },
    700,
    "downloaded",
  ],
  [
    "another version is told ten minutes after",
    { requestDate: 10, downloadedDate: 20, reportDate: 620, reportedVersion: "1" },
    700,
    "failed",
  ],
  [
    "its version is told",
    { requestDate: 10, downloadedDate: 20, reportDate: 30, reportedVersion: "2" },
    700,
    "installed",
  ],
  ["its version is told without a download", { reportDate: 30, reportedVersion: "2" }, 700, "installed"],
])("where %s: %j", (_name, progress, now, state) => {
  expect(rolloutState({ ...NONE, ...progress }, "2", { now, installTime: 600 })).toBe(state);
});
