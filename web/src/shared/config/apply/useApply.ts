import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ConfigResultsFragment } from "../../../graphql/generated";
import { ConfigProgressDocument } from "../../../graphql/operations/clientConfig";

export type ApplyResult = ConfigResultsFragment["results"][number];
/** Gives devices something, or only tries it. The key names the attempt: repeated with it, it is done once. */
export type Run = (
  ids: string[],
  options: { dryRun: boolean; idempotencyKey?: string },
) => Promise<ApplyResult[]>;

export type Step = "choose" | "tried" | "done";

type Progress = { done: number; total: number };

const hasFailed = ({ status, error }: ApplyResult) => status === "FAILED" || error !== null;
export const failedIn = (results: readonly ApplyResult[]): string[] =>
  results.filter(hasFailed).map(({ id }) => id);

/** The way from chosen devices over what would change to what became of each. */
export function useApply(run: Run, onFailed: () => void) {
  const [step, setStep] = useState<Step>("choose");
  const [results, setResults] = useState<readonly ApplyResult[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const apollo = useApolloClient();

  const go = async (work: () => Promise<readonly ApplyResult[]>, next: Step) => {
    setBusy(true);
    try {
      setResults(await work());
      setStep(next);
    } catch {
      onFailed();
    }
    setBusy(false);
  };
  const apply = async (ids: string[]) => {
    const idempotencyKey = crypto.randomUUID();
    setProgress({ done: 0, total: ids.length });
    const following = apollo
      .subscribe({ query: ConfigProgressDocument, variables: { idempotencyKey } })
      .subscribe({
        next: ({ data }) => {
          if (!data) return;
          const { total, done, failed, skipped } = data.bulkProgress;
          setProgress({ done: done + failed + skipped, total });
        },
        // Without it the change is made just the same.
        error: () => undefined,
      });
    try {
      return await run(ids, { dryRun: false, idempotencyKey });
    } finally {
      following.unsubscribe();
      setProgress(null);
    }
  };
  return {
    step,
    results,
    isBusy,
    /** While devices are given something. */
    progress,
    back: () => setStep("choose"),
    tryOut: (ids: string[]) => go(() => run(ids, { dryRun: true }), "tried"),
    /** Only where the dry run found something to change. */
    apply: () =>
      go(() => apply(results.filter(({ status }) => status === "DONE").map(({ id }) => id)), "done"),
    retryFailed: () =>
      go(async () => {
        const again = await apply(failedIn(results));
        const byId = new Map(again.map((result) => [result.id, result]));
        return results.map((result) => byId.get(result.id) ?? result);
      }, "done"),
  };
}
