import { Box, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { formatTime } from "../../../shared/time/format";
import { useMoment } from "../../../shared/valves/useMoment";
import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { flowText } from "../schedule/flowText";
import { lengthOf } from "../schedule/week";
import { useSkipped } from "./useSkipped";
import { valveBundlesTexts } from "./valveBundlesTexts";

const shownAtMost = 5;

type SkippedListProps = {
  location: ValveLocation;
  bundle: ValveBundle;
  /** Unix seconds. */
  now: number;
  until: number;
};

/** When a pause ends, and which openings it leaves out, where the schedule is told. */
export function SkippedList({ location, bundle, now, until }: SkippedListProps) {
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
