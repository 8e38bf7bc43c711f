import { SegmentGroup, Stack, Text } from "@chakra-ui/react";
import { PERIOD_DAYS } from "@obcestje/contract/limits/spans.js";
import { useId, useState } from "react";
import { serverMinute } from "../../graphql/serverClock";
import { useT } from "../../i18n/useT";
import { CalendarPicker } from "./CalendarPicker";
import { CustomRange } from "./CustomRange";
import { firstOfCalendar, type Interval, isOfCalendar, nameOf, presets } from "./interval";
import { intervalTexts } from "./intervalTexts";
import { type Period, resolveInterval } from "./resolveInterval";
import { stayTexts } from "./stayTexts";

type IntervalPickerProps = {
  interval: Interval;
  onChange: (interval: Interval) => void;
  /** IANA zone of custom times. */
  zone: string;
  /** Its label is visible, next to other labelled fields. */
  isLabelled?: boolean;
  /** Longest custom period in seconds, if less than the default. */
  longest?: number;
  /** Period of the present or last stay, until now if it lasts; `isCut`: its last part. Offers it. */
  stay?: (() => Period & { isCut: boolean }) | null;
};

const custom = "CUSTOM";
const calendar = "CALENDAR";
const ofStay = "STAY";

type Choice = (typeof presets)[number] | typeof calendar | typeof custom | typeof ofStay;

/**
 * Presets as buttons. "calendar" opens the periods of the calendar; "custom" opens two times, which start from
 * the period shown last.
 */
export function IntervalPicker({
  interval,
  onChange,
  zone,
  isLabelled = false,
  longest,
  stay = null,
}: IntervalPickerProps) {
  const t = useT(intervalTexts);
  const stayT = useT(stayTexts);
  const labelId = useId();
  const [shownStay, setShownStay] = useState<ReturnType<NonNullable<typeof stay>> | null>(null);
  const isStay =
    interval.kind === "custom" && interval.from === shownStay?.from && interval.to === shownStay.to;
  const ofPeriod = isStay ? ofStay : custom;
  const value = isOfCalendar(interval) ? calendar : (nameOf(interval) ?? ofPeriod);
  const choices: readonly Choice[] = [...presets, calendar, custom, ...(stay ? ([ofStay] as const) : [])];

  function choose(next: string | null) {
    const preset = presets.find((name) => name === next);
    if (preset) return onChange({ kind: "preset", preset });
    if (next === calendar) return onChange(firstOfCalendar);
    if (next === ofStay && stay) {
      const period = stay();
      setShownStay(period);
      return onChange({ kind: "custom", from: period.from, to: period.to });
    }
    setShownStay(null);
    const now = serverMinute();
    onChange({ kind: "custom", ...resolveInterval(interval, now, zone) });
  }

  return (
    <Stack gap="3" align="start" position="relative" width={{ base: "full", md: "auto" }}>
      <Text
        id={labelId}
        srOnly={!isLabelled}
        textStyle="sm"
        fontWeight="medium"
        mb={isLabelled ? "-1.5" : undefined}
      >
        {t("label")}
      </Text>
      <SegmentGroup.Root
        value={value}
        onValueChange={(details) => choose(details.value)}
        ids={{ label: labelId }}
        size="sm"
        display={{ base: "grid", lg: "inline-flex" }}
        gridTemplateColumns="repeat(4, auto)"
        width={{ base: "full", md: "auto" }}
      >
        <SegmentGroup.Indicator />
        {choices.map((name) => (
          <SegmentGroup.Item key={name} value={name} justifyContent="center" px={{ base: "1.5", md: "3" }}>
            <SegmentGroup.ItemText>{name === ofStay ? stayT(name) : t(name)}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
      {value === calendar ? (
        <CalendarPicker interval={interval} onChange={onChange} zone={zone} longest={longest} />
      ) : null}
      {isStay && shownStay?.isCut ? (
        <Text textStyle="sm" color="fg.muted">
          {stayT("cut", { days: PERIOD_DAYS })}
        </Text>
      ) : null}
      {interval.kind === "custom" && !isStay ? (
        <CustomRange
          key={`${interval.from}-${interval.to}`}
          period={interval}
          zone={zone}
          longest={longest}
          onApply={(period) => onChange({ kind: "custom", ...period })}
        />
      ) : null}
    </Stack>
  );
}
