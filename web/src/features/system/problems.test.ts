import { describe, expect, it } from "@jest/globals";
import { lastMade, oldBackupAfter, type Problem, problemsOf, type SystemState } from "./problems";
import { queuesOf } from "./queues";
import { backup, now, systemState } from "./testing/systemState";

const job = {
  name: "retention",
  lastRun: now - 3600,
  hasRun: true,
  lastOutcome: "DONE",
  nextRun: now + 60,
} as const;

describe("what somebody should look after", () => {
  it.each<[string, Partial<SystemState>, Problem[]]>([
    ["nothing where all is well", {}, []],
    ["no backup", { backups: [] }, [{ kind: "noBackup" }]],
    ["one as old as may be", { backups: [backup({ date: now - oldBackupAfter })] }, []],
    [
      "an old one",
      { backups: [backup({ date: now - oldBackupAfter - 1 })] },
      [{ kind: "oldBackup", hours: 36 }],
    ],
    [
      "one that failed after a good one",
      { backups: [backup({ outcome: "NO_ROOM", bytes: null }), backup()] },
      [{ kind: "backupFailed", outcome: "NO_ROOM" }],
    ],
    [
      "one that failed, and no good one",
      { backups: [backup({ outcome: "FAILED", bytes: null })] },
      [{ kind: "noBackup" }, { kind: "backupFailed", outcome: "FAILED" }],
    ],
    ["one that failed before the last", { backups: [backup(), backup({ outcome: "FAILED" })] }, []],
    [
      "no renderer",
      { renderer: { available: false, reason: "No browser." } },
      [{ kind: "noRenderer", reason: "No browser." }],
    ],
    [
      "parts of two versions",
      { gateway: { version: "1.3.0", node: "22", startDate: now } },
      [{ kind: "versionsDiffer", gateway: "1.3.0", platform: "1.2.0" }],
    ],
    [
      "a job that failed",
      { jobs: [{ ...job, lastOutcome: "FAILED" }] },
      [{ kind: "jobFailed", job: "retention" }],
    ],
    ["a job that runs", { jobs: [{ ...job, nextRun: now - 900 }] }, []],
    [
      "a job that is late",
      { jobs: [{ ...job, nextRun: now - 1200 }] },
      [{ kind: "jobLate", job: "retention", minutes: 20 }],
    ],
    [
      "nothing of what a platform does not tell",
      {
        platform: null,
        backups: null,
        jobs: [{ name: null, lastRun: null, hasRun: null, lastOutcome: null, nextRun: null }],
      },
      [],
    ],
  ])("%s", (_name, part, problems) => expect(problemsOf(systemState(part), now)).toEqual(problems));

  it("takes no backup that failed for the last one", () => {
    const made = backup({ file: "made.db" });
    expect(lastMade([backup({ outcome: "DAMAGED" }), made, backup()])).toBe(made);
    expect(lastMade([])).toBeUndefined();
  });
});

it("counts what waits, nothing for a state that is left out, and tells what is more than usual", () => {
  const queues = queuesOf(systemState().queues);
  expect(queues.map(({ name, count }) => [name, count])).toEqual([
    ["reportsWaiting", 2],
    ["reportsRunning", 0],
    ["reportsFailed", 1],
    ["notifications", 0],
    ["actions", 4],
    ["rollouts", 0],
    ["statistics", 12],
    ["listeners", 3],
  ]);
  expect(queues.filter(({ isHigh }) => isHigh).map(({ name }) => name)).toEqual(["statistics"]);
});
