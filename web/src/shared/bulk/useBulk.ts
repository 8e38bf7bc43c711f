import { useRef, useState } from "react";
import { useLock } from "../change/useLock";
import { type About, toast } from "../ui/toastStore";
import { type BulkFault, faultOf } from "./bulkFault";
import { type BulkResult, mayBeDone, mayRetry, notBegun, outcomeOf } from "./bulkResult";
import { type Part, partsAgain, partsOf, resultsOf, withNewer } from "./parts";
import { type BulkRun, useSending } from "./useSending";

export type BulkStep = "choose" | "tried" | "done";

type BulkWork = {
  run: BulkRun;
  /** The devices' wanted value as JSON; another value gets new idempotency keys. */
  wanted: unknown;
  /** The change is of a single device in a form: the form stays open, and shows a failure. */
  isForm: boolean;
  /** A word unique to this change. A notice about it disappears once the same change is made to the same items. */
  what: string;
  /** Called if the change was made, in part or in full. */
  onChanged: () => void;
  /** Called at the end with the result of each device. */
  onEnd: (results: readonly BulkResult[], about: About) => void;
  /** Called if the change failed as a whole. */
  onFault: (fault: BulkFault, about: About) => void;
};

/** Why the single device of a part was not changed; null if it was changed or had nothing to change. */
function failureIn({ results }: Part): BulkFault | null {
  const [result] = results ?? [];
  if (!result?.error) return null;
  return mayBeDone(result) ? { kind: "lost" } : { kind: "refused", error: result.error };
}

const idsOf = (results: readonly BulkResult[]) => results.map(({ id }) => id);

const isAsWanted = (result: BulkResult): boolean => {
  const outcome = outcomeOf(result);
  return outcome === "DONE" || outcome === "SKIPPED";
};

/** A change with its parts, kept until each part is answered. `isLost`: it is unknown if it arrived. */
type Attempt = { name: string; parts: Part[]; isLost: boolean };

/**
 * Runs a bulk change from the selection through the dry run to the results. More devices than one call takes go
 * out in parts, one after another. If an answer is lost, everything stays as it was, and the same button sends
 * the same keys. If the portal's platform knows no keys, the notice says so (useLostText).
 */
export function useBulk({ run, wanted, isForm, what, onChanged, onEnd, onFault }: BulkWork) {
  const { send, ...sending } = useSending(run);
  const [step, setStep] = useState<BulkStep>("choose");
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const lock = useLock();
  const attempt = useRef<Attempt | null>(null);
  const sent = useRef<readonly Part[]>([]);

  /** Runs one piece of work at a time, however often a button is pressed. The work returns true on success. */
  const alone = async (name: string, work: () => Promise<boolean>) => {
    if (!lock.take(name)) return;
    setBusy(true);
    setFault(null);
    const isDone = await work();
    setBusy(false);
    lock.release(isDone);
  };
  const aboutEach = (ids: readonly string[]) => ids.map((id) => `${what}:${id}`);
  const tryOf = (ids: readonly string[]) => [`try:${what}:${ids.join()}`];
  const fail = (reason: BulkFault, about: About) => {
    setFault(reason);
    onFault(reason, about);
    return false;
  };
  /** Makes a change. If a later part is refused, its devices get the error; if the first part is, all stays as it was. */
  const change = async (
    name: string,
    partsAnew: () => Part[],
    before: readonly BulkResult[],
  ): Promise<boolean> => {
    if (attempt.current?.name !== name) attempt.current = { name, parts: partsAnew(), isLost: false };
    const begun = attempt.current;
    const { parts } = begun;
    const ids = parts.flatMap((part) => part.ids);
    try {
      await send(parts, false);
    } catch (error) {
      const told = faultOf(error);
      const reason: BulkFault = told.kind === "notSent" && begun.isLost ? { kind: "lost" } : told;
      const isUntouched = parts.every((part) => part.results === null);
      if (!isUntouched) onChanged();
      if (reason.kind === "lost") begun.isLost = true;
      if (reason.kind === "lost" || isUntouched) return fail(reason, aboutEach(ids));
      const refused = parts.find((part) => part.results === null);
      if (refused !== undefined && reason.kind === "refused")
        refused.results = refused.ids.map((id) => ({ id, status: "FAILED", error: reason.error }));
    }
    const [first] = parts;
    const failure = isForm && first !== undefined ? failureIn(first) : null;
    if (first !== undefined && failure !== null) {
      if (failure.kind === "lost") {
        first.results = null;
        begun.isLost = true;
      } else attempt.current = null;
      return fail(failure, aboutEach(ids));
    }
    const answered = parts.flatMap((part) => part.results ?? part.ids.map(notBegun));
    const all = before.length > 0 ? withNewer(before, answered) : answered;
    sent.current = [...parts, ...sent.current];
    attempt.current = null;
    if (!isForm) {
      setResults(all);
      setStep("done");
    }
    onChanged();
    toast.settle(aboutEach(idsOf(all.filter(isAsWanted))));
    const open = all.filter((result) => !isAsWanted(result));
    onEnd(all, aboutEach(idsOf(open.length > 0 ? open : all)));
    return true;
  };
  return {
    ...sending,
    step,
    results,
    isBusy,
    /** Why the last call failed. */
    fault,
    back: () => {
      setFault(null);
      setStep("choose");
    },
    tryOut: (ids: readonly string[]) =>
      alone("try", async () => {
        const parts = partsOf(ids);
        try {
          await send(parts, true);
          if (parts.some((part) => part.results === null)) return false;
          setResults(resultsOf(parts));
          setStep("tried");
          toast.settle(tryOf(ids));
        } catch (error) {
          fail(faultOf(error), tryOf(ids));
        }
        // Nothing was changed: it may be retried at once.
        return false;
      }),
    /** Changes these without a dry run. */
    apply: (ids: readonly string[]) => {
      const name = JSON.stringify([ids, wanted]);
      return alone(name, () => change(name, () => partsOf(ids), []));
    },
    /** Changes the devices for which the dry run found changes; the others keep its result. */
    applyTried: () => {
      const due = results.flatMap(({ id, status }) => (status === "DONE" ? [id] : []));
      const name = JSON.stringify([due, wanted]);
      return alone(name, () => change(name, () => partsOf(due), results));
    },
    /** Retries failures that may succeed. */
    retry: () => {
      const failed = results.filter(mayRetry).map(({ id }) => id);
      const name = JSON.stringify(["again", failed, wanted]);
      return alone(name, () => change(name, () => partsAgain(sent.current, results), results));
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
