import { useCallback, useMemo } from "react";
import { SetValveModeDocument } from "../../../graphql/operations/valves";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { ValveMode } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";

const done = { SCHEDULE: "modeSchedule", MANUAL_ON: "modeOn", MANUAL_OFF: "modeOff" } as const;

/**
 * Orders for a single valve. Shows its own results, and resolves to true on success.
 * @param reload refetches the location, also after a failure, when it is unknown what was done
 */
export function useValveActions(reload: () => Promise<void>) {
  const { send, busily, lanes } = useChange();

  /** `duration` in seconds, for a valve that is opened by hand; null: no end. */
  const setMode = useCallback(
    (id: string, mode: ValveMode, duration: number | null = null): Promise<boolean> =>
      busily(async () => {
        const t = translatorOf(valvesTexts);
        try {
          const input = { clientIds: [id], mode, ...(duration === null ? {} : { duration }) };
          const data = await send(SetValveModeDocument, input, { lane: id, isKeyed: false });
          if (data === null) return false;
          if (data.setValveMode.done !== 1) throw new Error("the mode is as it was");
          toast.success(t(done[mode]), `valveMode:${id}`);
          return true;
        } catch (error) {
          sayFailed(error, t("modeFailed"), `valveMode:${id}`);
          return false;
        } finally {
          await reload();
        }
      }, id),
    [send, busily, reload],
  );

  const busy: ReadonlySet<string> = useMemo(() => new Set(lanes), [lanes]);
  return { /** Ids of valves with a running order. */ busy, setMode };
}

export type ValveActions = ReturnType<typeof useValveActions>;
