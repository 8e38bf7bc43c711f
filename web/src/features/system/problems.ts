import type { SystemQuery } from "../../graphql/generated";

export type SystemState = NonNullable<SystemQuery["system"]>;
export type Backup = NonNullable<SystemState["backups"]>[number];
export type Job = NonNullable<SystemState["jobs"]>[number];

/** Seconds: a backup each day, and half a day for a late one. */
export const oldBackupAfter = 36 * 3600;

/** Seconds: most jobs run each minute or hour, and a long one may delay others. */
const lateAfter = 15 * 60;

/** A problem that needs attention. */
export type Problem =
  | { kind: "noBackup" }
  | { kind: "oldBackup"; hours: number }
  | { kind: "backupFailed"; outcome: Exclude<NonNullable<Backup["outcome"]>, "DONE"> }
  | { kind: "noRenderer"; reason: string | null }
  | { kind: "jobFailed"; job: string | null }
  | { kind: "jobLate"; job: string | null; minutes: number }
  | { kind: "versionsDiffer"; gateway: string; platform: string };

/** The newest successful backup; undefined if there is none. */
export const lastMade = (backups: readonly Backup[]): Backup | undefined =>
  backups.find(({ outcome }) => outcome === "DONE");

/** Seconds since a job was due; 0 if it is not due, or if it is running and may just need time. */
export const lateBy = ({ nextRun }: Pick<Job, "nextRun">, now: number): number =>
  nextRun !== null && now - nextRun > lateAfter ? now - nextRun : 0;

function backupProblems(backups: readonly Backup[] | null, now: number): Problem[] {
  if (backups === null) return [];
  const problems: Problem[] = [];
  const [newest] = backups;
  const made = lastMade(backups);
  if (made === undefined) {
    if (backups.every(({ outcome }) => outcome !== null)) problems.push({ kind: "noBackup" });
  } else if (made.date !== null && now - made.date > oldBackupAfter)
    problems.push({ kind: "oldBackup", hours: Math.floor((now - made.date) / 3600) });
  if (newest !== undefined && newest.outcome !== null && newest.outcome !== "DONE")
    problems.push({ kind: "backupFailed", outcome: newest.outcome });
  return problems;
}

function jobProblem(job: Job, now: number): Problem[] {
  if (job.lastOutcome === "FAILED") return [{ kind: "jobFailed", job: job.name }];
  const late = lateBy(job, now);
  return late === 0 ? [] : [{ kind: "jobLate", job: job.name, minutes: Math.floor(late / 60) }];
}

const versionProblem = (gateway: string, platform: string | null): Problem[] =>
  platform === null || gateway === platform ? [] : [{ kind: "versionsDiffer", gateway, platform }];

/** Problems that need attention, the worst first. `now`: time of the state, in Unix seconds. */
export function problemsOf(state: SystemState, now: number): Problem[] {
  const { gateway, platform, renderer } = state;
  return [
    ...backupProblems(state.backups, now),
    ...(renderer.available ? [] : [{ kind: "noRenderer", reason: renderer.reason } as const]),
    ...versionProblem(gateway.version, platform?.version ?? null),
    ...(state.jobs ?? []).flatMap((job) => jobProblem(job, now)),
  ];
}
