import type { ValveRun } from "./valveHistory";

export const runFilters = ["all", "amiss", "SCHEDULED", "MANUAL", "UNEXPECTED"] as const;
export type RunFilter = (typeof runFilters)[number];

/** Whether a run went otherwise than it should. */
export const isAmiss = ({ kind, outcome }: Pick<ValveRun, "kind" | "outcome">): boolean =>
  kind === "UNEXPECTED" || outcome === "PARTLY" || outcome === "MISSED";

const fits = (run: ValveRun, filter: RunFilter): boolean =>
  filter === "all" || (filter === "amiss" ? isAmiss(run) : run.kind === filter);

/** The runs that a filter lets through, the newest first. */
export const filteredRuns = (runs: readonly ValveRun[], filter: RunFilter): ValveRun[] =>
  runs.filter((run) => fits(run, filter)).sort((a, b) => b.from - a.from);
