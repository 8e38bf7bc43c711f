import { Box, Button, chakra, Flex, HStack, Spinner, Stack, Text } from "@chakra-ui/react";
import { Droplet } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import { SwitchInput } from "../../../shared/ui/SwitchInput";
import { tellsOrders } from "../../../shared/valves/tellsOrders";
import type { Valve, ValveMode } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { Countdown } from "./Countdown";
import { ManualOnDialog } from "./ManualOnDialog";
import type { ValveActions } from "./useValveActions";

type ValveControlsProps = {
  valve: Valve;
  /** It is in a bundle, and can follow its schedule. */
  hasSchedule: boolean;
  timeZone: string;
  canControl: boolean;
  isBusy: boolean;
  setMode: ValveActions["setMode"];
};

/** Controls of a valve: by schedule, or by hand on and off. Opening by hand asks for the end. */
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

type ModeChoiceProps = {
  name: string;
  canControl: boolean;
  isBusy: boolean;
  onChoose: (mode: ValveMode) => void;
};

/** Replaces the switches if a valve's mode is unknown: a switch would show on or off. */
function ModeChoice({ name, canControl, isBusy, onChoose }: ModeChoiceProps) {
  const t = useT(valvesTexts);
  const choices = [
    { mode: "SCHEDULE", text: t("bySchedule") },
    { mode: "MANUAL_ON", text: t("openByHand") },
    { mode: "MANUAL_OFF", text: t("closeByHand") },
  ] as const;
  return (
    <Stack gap="2">
      <Text color="fg.muted" minH="8" alignContent="center">
        {t("modeUntold")}
      </Text>
      {canControl ? (
        <Flex gap="2" wrap="wrap">
          {choices.map(({ mode, text }) => (
            <Button
              key={mode}
              variant="outline"
              minH="11"
              flex="1 0 auto"
              disabled={isBusy}
              aria-label={`${text}: ${name}`}
              onClick={() => onChoose(mode)}
            >
              {text}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Stack>
  );
}

type SwitchLineProps = {
  label: string;
  /** The label with the valve's name, for screen readers. */
  name: string;
  hint?: string;
  isOn: boolean;
  /** A change is running: the old state is shown until the portal answers. */
  isBusy: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
};

/** A switch; the whole line is pressable. It only ever shows the portal's answer. */
function SwitchLine(props: SwitchLineProps) {
  const { label, name, hint, isOn, isBusy, isDisabled, onChange } = props;
  const id = useId();
  return (
    <chakra.label
      htmlFor={id}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      minH="12"
      cursor={isDisabled ? "default" : "pointer"}
    >
      <Box minW="0">
        <Text fontWeight="medium">{label}</Text>
        {hint === undefined ? null : (
          <Text textStyle="xs" color="fg.muted">
            {hint}
          </Text>
        )}
      </Box>
      <HStack gap="3" flexShrink="0">
        {isBusy ? <Spinner size="sm" aria-hidden /> : null}
        <SwitchInput
          id={id}
          size="lg"
          aria-label={name}
          aria-busy={isBusy}
          checked={isOn}
          disabled={isDisabled}
          onChange={() => {
            if (!isBusy) onChange(!isOn);
          }}
        />
      </HStack>
    </chakra.label>
  );
}
