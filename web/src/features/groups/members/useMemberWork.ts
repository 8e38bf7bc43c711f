import { useState } from "react";
import type { BulkResult } from "../../../shared/bulk/bulkResult";
import { useBulk } from "../../../shared/bulk/useBulk";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { type About, toast } from "../../../shared/ui/toastStore";
import type { MemberFailure } from "./MemberFailures";
import type { MemberWork } from "./memberWork";

/** What is chosen of a list, and what comes of it: what failed stays chosen, with why. */
export function useMemberWork({ candidates = [], run, says, onSettled }: MemberWork) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<readonly MemberFailure[]>([]);
  const known = new Map(candidates.map(({ id, name }) => [id, name]));
  // What somebody else changed meanwhile is not in the list any more.
  const chosen = new Set(picked.filter((id) => known.has(id)));
  const end = (results: readonly BulkResult[], about: About) => {
    const failed = results.flatMap(({ id, error }) =>
      error === null ? [] : [{ id, name: known.get(id) ?? id, error }],
    );
    setFailures(failed);
    setPicked(failed.map(({ id }) => id));
    if (failed.length > 0) toast.error(says.failed, about);
    else toast.success(says.done, about);
    onSettled();
  };
  const bulk = useBulk({
    run,
    wanted: null,
    isForm: false,
    onChanged: () => undefined,
    onEnd: end,
    what: says.failed,
    onFault: (reason, about) => {
      sayFailed(reason, says.failed, about);
      onSettled();
    },
  });
  return {
    chosen,
    failures,
    fault: bulk.fault,
    isBusy: bulk.isBusy,
    toggle: (id: string) => {
      const isChosen = chosen.has(id);
      setPicked(isChosen ? picked.filter((other) => other !== id) : [...chosen, id]);
    },
    choose: (ids: readonly string[]) => setPicked([...new Set([...chosen, ...ids])]),
    clear: () => setPicked([]),
    apply: () => {
      setFailures([]);
      void bulk.apply([...chosen]);
    },
  };
}
