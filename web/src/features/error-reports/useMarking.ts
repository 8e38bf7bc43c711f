import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { OpenErrorReportsDocument, SetErrorReportsDoneDocument } from "../../graphql/operations/errorReports";
import { translatorOf } from "../../i18n/useT";
import { countOutcomes } from "../../shared/bulk/bulkResult";
import { useBulk } from "../../shared/bulk/useBulk";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { errorReportsTexts } from "./errorReportsTexts";

export type Marking = {
  /** Ids of those being marked. */
  busy: ReadonlySet<string>;
  /** Marks reports as done, or not. */
  mark: (ids: readonly string[], done: boolean) => void;
};

const none: ReadonlySet<string> = new Set();

/** Marks one or many reports; shows its own results. */
export function useMarking(onChanged: () => void): Marking {
  const [busy, setBusy] = useState(none);
  const close = useDone(true, onChanged);
  const reopen = useDone(false, onChanged);
  return {
    busy,
    mark: (ids, done) => {
      if (busy.size > 0) return;
      setBusy(new Set(ids));
      void (done ? close : reopen).apply(ids).then(() => setBusy(none));
    },
  };
}

function useDone(done: boolean, onChanged: () => void) {
  const apollo = useApolloClient();
  const t = translatorOf(errorReportsTexts);
  const failed = done ? "markFailed" : "reopenFailed";
  return useBulk({
    run: async (ids, options) => {
      const variables = { input: { ids, done, ...options } };
      const { data } = await apollo.mutate({ mutation: SetErrorReportsDoneDocument, variables });
      return data?.setErrorReportsDone.results ?? [];
    },
    wanted: done,
    isForm: false,
    onChanged: () => {
      onChanged();
      // The navigation shows the number of open ones.
      apollo.query({ query: OpenErrorReportsDocument, fetchPolicy: "network-only" }).catch(() => undefined);
    },
    what: "markReports",
    onEnd: (results, about) => {
      const { FAILED, NOT_BEGUN } = countOutcomes(results);
      const count = FAILED + NOT_BEGUN;
      if (count > 0) toast.error(`${t(failed)}: ${t("someFailed", { count })}`, about);
      else toast.success(t(done ? "markedDone" : "reopened"), about);
    },
    onFault: (reason, about) => sayFailed(reason, t(failed), about),
  });
}
