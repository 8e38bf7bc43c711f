import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { SetValveModeDocument } from "../../../graphql/operations/valves";
import { valvesTexts } from "../../../i18n/texts/valves";
import { translatorOf } from "../../../i18n/useT";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { ValveMode } from "../../../shared/valves/valve";

const done = { SCHEDULE: "modeSchedule", MANUAL_ON: "modeOn", MANUAL_OFF: "modeOff" } as const;

/**
 * What can be done with a single valve. Says itself how it went, and answers whether well.
 * @param reload asks anew for the location, also after a failure: nobody knows what was done then
 */
export function useValveActions(reload: () => Promise<void>) {
  const apollo = useApolloClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  /** `duration` in seconds, for a valve that is opened by hand; null: no end. */
  const setMode = useCallback(
    async (id: string, mode: ValveMode, duration: number | null = null): Promise<boolean> => {
      const t = translatorOf(valvesTexts);
      setBusy((now) => new Set(now).add(id));
      try {
        const input = { clientIds: [id], mode, ...(duration === null ? {} : { duration }) };
        const { data } = await apollo.mutate({ mutation: SetValveModeDocument, variables: { input } });
        if (data?.setValveMode.done !== 1) throw new Error("the mode is as it was");
        toast.success(t(done[mode]), `valveMode:${id}`);
        return true;
      } catch (error) {
        sayFailed(error, t("modeFailed"), `valveMode:${id}`);
        return false;
      } finally {
        await reload();
        setBusy((now) => new Set([...now].filter((other) => other !== id)));
      }
    },
    [apollo, reload],
  );

  return { /** Ids of valves with which something is being done. */ busy, setMode };
}

export type ValveActions = ReturnType<typeof useValveActions>;
