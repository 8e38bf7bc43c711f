import { Button, chakra, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import { DateField } from "../../../shared/dateField/DateField";
import { CheckLine } from "../../../shared/form/CheckLine";
import { TextField } from "../../../shared/form/TextField";
import { midnightAfter } from "../../../shared/interval/midnight";
import { useOffers } from "../../../shared/offers/useOffers";
import { useNow } from "../../../shared/time/useNow";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { useMoment } from "../../../shared/valves/useMoment";
import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";
import { dateRange, type PauseChoice, pauseDays, pauseEnd } from "./pauseUntil";
import { SkippedList } from "./SkippedList";
import { useBundleChanges } from "./useBundleChanges";
import { valveBundlesTexts } from "./valveBundlesTexts";

type PauseDialogProps = { location: ValveLocation; bundle: ValveBundle; onClose: () => void };

/** Has a bundle's schedule rest until a local midnight, and says what will not run. */
export function PauseDialog({ location, bundle, onClose }: PauseDialogProps) {
  const t = useT(valveBundlesTexts);
  const ui = useT(uiTexts);
  const { timeZone } = location;
  const hasPreview = useOffers().has("VALVE_PREVIEW");
  const { pause, isBusy, faultAt } = useBundleChanges();
  const moment = useMoment(timeZone);
  const now = useNow(60_000);
  const group = useId();
  const range = dateRange(now, timeZone);
  const [choice, setChoice] = useState<PauseChoice>(1);
  const [date, setDate] = useState(range.min);
  const until = pauseEnd(choice, date, now, timeZone);
  const begin = async () => {
    if (until !== null && (await pause(bundle, until, t("pausedUntil", { time: moment(until) })))) onClose();
  };
  const finish = async () => {
    if (await pause(bundle, null, t("pauseEnded"))) onClose();
  };
  return (
    <DialogFrame
      title={t("pauseTitle", { name: bundle.name })}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          {bundle.pausedUntil === null ? null : (
            <Button variant="outline" me="auto" disabled={isBusy} onClick={() => void finish()}>
              {t("pauseEnd")}
            </Button>
          )}
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button
            colorPalette="brand"
            disabled={until === null}
            loading={isBusy}
            loadingText={t("pause")}
            onClick={() => void begin()}
          >
            {t("pause")}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">{t("pauseText")}</Text>
      {bundle.pausedUntil === null ? null : (
        <Text color="fg.warning" fontWeight="medium">
          {t("pausedUntil", { time: moment(bundle.pausedUntil) })}
        </Text>
      )}
      <chakra.fieldset>
        <chakra.legend textStyle="sm" fontWeight="medium" pb="2">
          {t("howLong")}
        </chakra.legend>
        <Stack gap="2">
          {pauseDays.map((days) => (
            <CheckLine
              key={days}
              type="radio"
              name={group}
              label={t("pauseDays", { count: days })}
              hint={t("pauseUntilHint", { time: moment(midnightAfter(days, now, timeZone)) })}
              checked={choice === days}
              onChange={() => setChoice(days)}
            />
          ))}
          <CheckLine
            type="radio"
            name={group}
            label={t("untilDate")}
            checked={choice === "date"}
            onChange={() => setChoice("date")}
          />
        </Stack>
      </chakra.fieldset>
      {choice === "date" ? (
        <TextField label={t("firstDay")} error={until === null ? t("dateWrong") : faultAt("until")}>
          <DateField form="date" value={date} {...range} zone={timeZone} onChange={setDate} />
        </TextField>
      ) : null}
      {until === null || !hasPreview ? null : (
        <SkippedList location={location} bundle={bundle} now={now} until={until} />
      )}
    </DialogFrame>
  );
}
