import { Button, Stack, Text } from "@chakra-ui/react";
import { CloudRain } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { midnightAfter } from "../../../shared/interval/midnight";
import { useNow } from "../../../shared/time/useNow";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import { useMoment } from "../../../shared/valves/useMoment";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import type { LocationActions } from "./useLocationActions";

/** Whole days after today. */
const choices = [1, 2, 3] as const;

type RainDelayProps = { timeZone: string; until: number | null; actions: LocationActions };

/** Pauses the location's schedules for some days, until a local midnight. */
export function RainDelay({ timeZone, until, actions }: RainDelayProps) {
  const t = useT(valvesTexts);
  const [isOpen, setOpen] = useState(false);
  const now = useNow(60_000);
  const moment = useMoment(timeZone);
  const rest = async (days: number) => {
    const end = midnightAfter(days, now, timeZone);
    if (await actions.setRainDelay(end, t("rainSet", { time: moment(end) }))) setOpen(false);
  };
  const finish = async () => {
    if (await actions.setRainDelay(null, t("rainEnded"))) setOpen(false);
  };
  return (
    <>
      <Button
        variant="outline"
        bg="bg.panel"
        minH="11"
        disabled={actions.isBusy}
        onClick={() => setOpen(true)}
      >
        <CloudRain aria-hidden />
        {t("rainDelay")}
      </Button>
      {isOpen ? (
        <DialogFrame
          title={t("rainDelay")}
          isBusy={actions.isBusy}
          onClose={() => setOpen(false)}
          footer={
            <>
              {until === null ? null : (
                <Button
                  variant="outline"
                  size="lg"
                  me="auto"
                  disabled={actions.isBusy}
                  onClick={() => void finish()}
                >
                  {t("rainEnd")}
                </Button>
              )}
              <Button variant="ghost" size="lg" disabled={actions.isBusy} onClick={() => setOpen(false)}>
                {t("cancel")}
              </Button>
            </>
          }
        >
          <Text color="fg.muted">{t("rainDelayText")}</Text>
          <Stack gap="2">
            {choices.map((days) => (
              <Button
                key={days}
                variant="outline"
                minH="12"
                justifyContent="space-between"
                disabled={actions.isBusy}
                onClick={() => void rest(days)}
              >
                <Text as="span">{t("restOfToday", { count: days })}</Text>
                <Text as="span" color="fg.muted" fontWeight="normal">
                  {t("until", { time: moment(midnightAfter(days, now, timeZone)) })}
                </Text>
              </Button>
            ))}
          </Stack>
        </DialogFrame>
      ) : null}
    </>
  );
}
