import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import {
  SetRainDelayDocument,
  SetValveModeDocument,
  StopValveLocationDocument,
} from "../../../graphql/operations/valves";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { valvesTexts } from "../../../shared/valves/valvesTexts";

/** Orders only set a state, so they need no idempotency key. */
const order = { isKeyed: false } as const;

type Failed = "stopAllFailed" | "backToScheduleFailed" | "rainFailed";

/**
 * Orders for a whole location. Shows its own results, and resolves to true on success.
 * @param reload refetches the location, on success and failure
 */
export function useLocationActions(locationId: string, reload: () => Promise<void>) {
  const { send, busily, isBusy } = useChange();

  /** @param work resolves to null if another order is running */
  const act = (work: () => Promise<boolean | null>, done: string, failed: Failed): Promise<boolean> =>
    busily(async () => {
      const about = `${failed}:${locationId}`;
      try {
        const isDone = await work();
        if (isDone === null) return false;
        if (!isDone) throw new Error("it is as it was");
        toast.success(done, about);
        return true;
      } catch (error) {
        sayFailed(error, translatorOf(valvesTexts)(failed), about);
        return false;
      } finally {
        await reload();
      }
    });

  return {
    isBusy,
    /** Closes all valves by hand, at once. */
    stopAll: () =>
      act(
        async () => (await send(StopValveLocationDocument, { locationId }, order)) && true,
        translatorOf(valvesTexts)("stopAllDone"),
        "stopAllFailed",
      ),
    /** Returns valves to their schedules. */
    backToSchedule: (ids: readonly string[]) =>
      act(
        async () => {
          let done = 0;
          for (let from = 0; from < ids.length; from += ITEMS_A_CALL) {
            const clientIds = ids.slice(from, from + ITEMS_A_CALL);
            const data = await send(SetValveModeDocument, { clientIds, mode: "SCHEDULE" }, order);
            if (data === null) return null;
            done += data.setValveMode.done;
          }
          return done === ids.length;
        },
        translatorOf(valvesTexts)("backToScheduleDone"),
        "backToScheduleFailed",
      ),
    /** `until` in Unix seconds, null ends the delay; `said`: text of the notice. */
    setRainDelay: (until: number | null, said: string) =>
      act(
        async () => (await send(SetRainDelayDocument, { locationId, until }, order)) && true,
        said,
        "rainFailed",
      ),
  };
}

export type LocationActions = ReturnType<typeof useLocationActions>;
