import { Button, Stack } from "@chakra-ui/react";
import { Droplet } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { tellsOrders } from "../../../shared/valves/tellsOrders";
import type { Valve } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { Countdown } from "./Countdown";
import { ManualOnDialog } from "./ManualOnDialog";
import { ModeChoice } from "./ModeChoice";
import { SwitchLine } from "./SwitchLine";
import type { ValveActions } from "./useValveActions";

type ValveControlsProps = {
  valve: Valve;
  /** It is in a bundle, whose schedule it may keep to. */
  hasSchedule: boolean;
  timeZone: string;
  canControl: boolean;
  isBusy: boolean;
  setMode: ValveActions["setMode"];
};

/** How a valve is controlled: by its schedule, or by hand on and off. What is switched on by hand is asked for its end. */
export function ValveControls(props: ValveControlsProps) {
  const { valve, hasSchedule, timeZone, canControl, isBusy, setMode } = props;
  const t = useT(valvesTexts);
  const [isAsking, setAsking] = useState(false);
  const { id, mode, client } = valve;
  const isScheduled = mode === "SCHEDULE";
  const { name } = client;
  const open = async (duration: number | null) => {
    if (await setMode(id, "MANUAL_ON", duration)) setAsking(false);
  };
  return (
    <Stack gap="1">
      {mode === null ? (
        <ModeChoice
          name={name}
          canControl={canControl}
          isBusy={isBusy}
          onChoose={(next) => (next === "MANUAL_ON" ? setAsking(true) : void setMode(id, next))}
        />
      ) : (
        <SwitchLine
          label={t("schedule")}
          name={t("scheduleOf", { name })}
          hint={t(isScheduled ? (hasSchedule ? "byScheduleHint" : "noScheduleHint") : "byHandHint")}
          isOn={isScheduled}
          isBusy={isBusy}
          isDisabled={!canControl}
          onChange={(isOn) => void setMode(id, isOn ? "SCHEDULE" : "MANUAL_OFF")}
        />
      )}
      {isScheduled || mode === null ? null : (
        <SwitchLine
          label={t("manualOverride")}
          name={t("manualOverrideOf", { name })}
          isOn={mode === "MANUAL_ON"}
          isBusy={isBusy}
          isDisabled={!canControl}
          onChange={(isOn) => (isOn ? setAsking(true) : void setMode(id, "MANUAL_OFF"))}
        />
      )}
      {mode === "MANUAL_ON" && (valve.manualUntil !== null || tellsOrders(valve)) ? (
        <Countdown until={valve.manualUntil} timeZone={timeZone} />
      ) : null}
      {isScheduled && canControl ? (
        <Button
          variant="outline"
          minH="11"
          disabled={isBusy}
          aria-label={t("manualOnTitle", { name })}
          onClick={() => setAsking(true)}
        >
          <Droplet aria-hidden />
          {t("openByHand")}
        </Button>
      ) : null}
      {isAsking ? (
        <ManualOnDialog
          name={name}
          timeZone={timeZone}
          isThenScheduled={mode === null ? null : isScheduled}
          isBusy={isBusy}
          onOpen={(duration) => void open(duration)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Stack>
  );
}
