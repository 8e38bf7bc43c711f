import { Box, Button, chakra, Stack, Text } from "@chakra-ui/react";
import { PREVIEW_DAYS } from "@obcestje/contract/limits/spans.js";
import { useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import { DateField } from "../../../shared/dateField/DateField";
import { CheckLine } from "../../../shared/form/CheckLine";
import { TextField } from "../../../shared/form/TextField";
import { midnightAfter } from "../../../shared/interval/midnight";
import { useOffers } from "../../../shared/offers/useOffers";
import { formatTime } from "../../../shared/time/format";
import { useNow } from "../../../shared/time/useNow";
import { DialogButtons, DialogFrame } from "../../../shared/ui/DialogFrame";
import { useMoment } from "../../../shared/valves/useMoment";
import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { flowText } from "../schedule/flowText";
import { storedRows } from "../schedule/storedRows";
import { useSchedulePreview } from "../schedule/useSchedulePreview";
import { lengthOf, type Stretch, within } from "../schedule/week";
import { dateRange, type PauseChoice, pauseDays, pauseEnd } from "./pauseUntil";
import { useBundleChanges } from "./useBundleChanges";
import { valveBundlesTexts } from "./valveBundlesTexts";

type PauseDialogProps = { location: ValveLocation; bundle: ValveBundle; onClose: () => void };

/** Pauses a bundle's schedule until a local midnight, and shows what will not run. */
export function PauseDialog({ location, bundle, onClose }: PauseDialogProps) {
  const t = useT(valveBundlesTexts);
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
          <DialogButtons
            action={t("pause")}
            isBusy={isBusy}
            disabled={until === null}
            onCancel={onClose}
            onClick={() => void begin()}
          />
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

const shownAtMost = 5;

type SkippedListProps = {
  location: ValveLocation;
  bundle: ValveBundle;
  /** Unix seconds. */
  now: number;
  until: number;
};

/** End of a pause, and the openings that it skips, if the schedule is known. */
function SkippedList({ location, bundle, now, until }: SkippedListProps) {
  const t = useT(valveBundlesTexts);
  const valves = useT(valvesTexts);
  const { timeZone } = location;
  const moment = useMoment(timeZone);
  const { openings, isLoading, isFailed } = useSkipped(location, bundle, now, until);
  const count = openings.length;
  const more = count - shownAtMost;
  return (
    <Box
      role="status"
      aria-busy={isLoading}
      bg="bg.subtle"
      rounded="md"
      px="4"
      py="3"
      textStyle="sm"
      minH="10rem"
    >
      <Text fontWeight="medium">{t("pauseEnds", { time: moment(until) })}</Text>
      {bundle.schedule === null ? null : isFailed ? (
        <Text color="fg.error">{t("pauseSkipsUnknown")}</Text>
      ) : count > 0 ? (
        <>
          <Text pt="1">{t("pauseSkips", { count, length: flowText(valves, lengthOf(openings)) })}</Text>
          <Box as="ul" listStyleType="none" fontVariantNumeric="tabular-nums">
            {openings.slice(0, shownAtMost).map(({ from, to }) => (
              <li key={from}>{`${moment(from)}–${formatTime(to, timeZone)}`}</li>
            ))}
            {more > 0 ? <li>{t("pauseMore", { count: more })}</li> : null}
          </Box>
        </>
      ) : isLoading ? null : (
        <Text pt="1">{t("pauseSkipsNothing")}</Text>
      )}
    </Box>
  );
}

type Skipped = { openings: readonly Stretch[]; isLoading: boolean; isFailed: boolean };

/** Openings of a bundle's schedule until then, 62 days at most. `now` and `until` in Unix seconds. */
function useSkipped(
  { id: locationId, timeZone }: ValveLocation,
  { schedule }: ValveBundle,
  now: number,
  until: number,
): Skipped {
  const rows = storedRows(schedule ?? []);
  const from = midnightAfter(-1, now, timeZone);
  const later = midnightAfter(PREVIEW_DAYS - 1, now, timeZone);
  const near = useSchedulePreview({ locationId, rows, from, days: PREVIEW_DAYS });
  const far = useSchedulePreview({
    locationId,
    rows: until > later ? rows : [],
    from: later,
    days: PREVIEW_DAYS,
  });
  return {
    openings: within({ from: now, to: until }, joined([...near.openings, ...far.openings])),
    isLoading: near.isLoading || far.isLoading,
    isFailed: near.isFailed || far.isFailed,
  };
}

/** An opening across the midnight between two answers is joined. */
function joined(openings: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const opening of openings) {
    const last = whole.at(-1);
    if (last?.to === opening.from) last.to = opening.to;
    else whole.push({ from: opening.from, to: opening.to });
  }
  return whole;
}
