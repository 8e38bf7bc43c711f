import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import type { ValveMode } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { valveUntoldTexts } from "../valveUntoldTexts";

type ModeChoiceProps = {
  /** The valve's. */
  name: string;
  canControl: boolean;
  isBusy: boolean;
  onChoose: (mode: ValveMode) => void;
};

/** In the switches' place where nobody tells how a valve is controlled: a switch would say that it is on or off. */
export function ModeChoice({ name, canControl, isBusy, onChoose }: ModeChoiceProps) {
  const t = useT(valvesTexts);
  const untold = useT(valveUntoldTexts);
  const choices = [
    { mode: "SCHEDULE", text: untold("bySchedule") },
    { mode: "MANUAL_ON", text: t("openByHand") },
    { mode: "MANUAL_OFF", text: untold("closeByHand") },
  ] as const;
  return (
    <Stack gap="2">
      <Text color="fg.muted" minH="8" alignContent="center">
        {untold("modeUntold")}
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
