import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef } from "react";
import { SetActionsEnabledDocument } from "../../graphql/operations/actions";
import { translatorOf } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { countOutcomes } from "../../shared/bulk/bulkResult";
import { useBulk } from "../../shared/bulk/useBulk";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";

export type ActionWork = {
  isBusy: boolean;
  /** Holds actions back, or releases them. */
  setEnabled: (ids: readonly string[], enabled: boolean) => void;
  /** Asks for confirmation before actions are deleted. */
  askRemoval: (ids: readonly string[]) => void;
};

/** Work on one or many actions; shows its own results. */
export function useActionWork(askRemoval: ActionWork["askRemoval"], onChanged: () => void): ActionWork {
  const hold = useEnabled(false, onChanged);
  const release = useEnabled(true, onChanged);
  const isBusy = hold.isBusy || release.isBusy;
  const latest = useRef({ hold, release });
  useEffect(() => {
    latest.current = { hold, release };
  });
  // Stable while nothing is running: unchanged rows are not rendered again.
  return useMemo(
    () => ({
      isBusy,
      setEnabled: (ids, enabled) => void latest.current[enabled ? "release" : "hold"].apply(ids),
      askRemoval,
    }),
    [isBusy, askRemoval],
  );
}

function useEnabled(enabled: boolean, onChanged: () => void) {
  const apollo = useApolloClient();
  const t = translatorOf(actionsTexts);
  const failed = enabled ? "releaseFailed" : "holdFailed";
  return useBulk({
    run: async (ids, options) => {
      const variables = { input: { ids, enabled, ...options } };
      const { data } = await apollo.mutate({ mutation: SetActionsEnabledDocument, variables });
      return data?.setActionsEnabled.results ?? [];
    },
    wanted: enabled,
    isForm: false,
    onChanged,
    what: "setActions",
    onEnd: (results, about) => {
      const { FAILED, NOT_BEGUN } = countOutcomes(results);
      const count = FAILED + NOT_BEGUN;
      if (count > 0) toast.error(`${t(failed)}: ${t("someFailed", { count })}`, about);
      else toast.success(t(enabled ? "released" : "heldDone"), about);
    },
    onFault: (reason, about) => sayFailed(reason, t(failed), about),
  });
}
