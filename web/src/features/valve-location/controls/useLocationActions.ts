import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import {
  SetRainDelayDocument,
  SetValveModeDocument,
  StopValveLocationDocument,
} from "../../../graphql/operations/valves";
import { valvesTexts } from "../../../i18n/texts/valves";
import { translatorOf } from "../../../i18n/useT";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";

/** Valves that one change of modes takes. */
const atOnce = 250;

type Failed = "stopAllFailed" | "backToScheduleFailed" | "rainFailed";

/**
 * What can be done with a location as a whole. Says itself how it went, and answers whether well.
 * @param reload asks anew for the location, however it went
 */
export function useLocationActions(locationId: string, reload: () => Promise<void>) {
  const apollo = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  const act = async (work: () => Promise<boolean>, done: string, failed: Failed): Promise<boolean> => {
    const about = `${failed}:${locationId}`;
    setBusy(true);
    try {
      if (!(await work())) throw new Error("it is as it was");
      toast.success(done, about);
      return true;
    } catch (error) {
      sayFailed(error, translatorOf(valvesTexts)(failed), about);
      return false;
    } finally {
      await reload();
      setBusy(false);
    }
  };

  return {
    isBusy,
    /** Closes all valves by hand, at once. */
    stopAll: () =>
      act(
        async () => {
          const variables = { input: { locationId } };
          const { data } = await apollo.mutate({ mutation: StopValveLocationDocument, variables });
          return Boolean(data);
        },
        translatorOf(valvesTexts)("stopAllDone"),
        "stopAllFailed",
      ),
    /** Gives valves back to their schedules. */
    backToSchedule: (ids: readonly string[]) =>
      act(
        async () => {
          let done = 0;
          for (let from = 0; from < ids.length; from += atOnce) {
            const clientIds = ids.slice(from, from + atOnce);
            const variables = { input: { clientIds, mode: "SCHEDULE" as const } };
            const { data } = await apollo.mutate({ mutation: SetValveModeDocument, variables });
            done += data?.setValveMode.done ?? 0;
          }
          return done === ids.length;
        },
        translatorOf(valvesTexts)("backToScheduleDone"),
        "backToScheduleFailed",
      ),
    /** `until` in Unix seconds, null ends it; `said`: what people are told then. */
    setRainDelay: (until: number | null, said: string) =>
      act(
        async () => {
          const variables = { input: { locationId, until } };
          const { data } = await apollo.mutate({ mutation: SetRainDelayDocument, variables });
          return Boolean(data);
        },
        said,
        "rainFailed",
      ),
  };
}

export type LocationActions = ReturnType<typeof useLocationActions>;
