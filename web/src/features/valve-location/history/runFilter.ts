import type { ValveRun } from "./valveHistory";

export const runFilters = ["all", "amiss", "SCHEDULED", "MANUAL", "UNEXPECTED"] as const;
export type RunFilter = (typeof runFilters)[number];

/** True if a run did not go as expected. */
export const isAmiss = ({ kind, outcome }: Pick<ValveRun, "kind" | "outcome">): boolean =>
  kind === "UNEXPECTED" || outcome === "PARTLY" || outcome === "MISSED";

const fits = (run: ValveRun, filter: RunFilter): boolean =>
  filter === "all" || (filter === "amiss" ? isAmiss(run) : run.kind === filter);

/** Runs that match a filter, the newest first. */
export const filteredRuns = (runs: readonly ValveRun[], filter: RunFilter): ValveRun[] =>
  runs.filter((run) => fits(run, filter)).sort((a, b) => b.from - a.from);
