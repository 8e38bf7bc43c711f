import { Button, Flex } from "@chakra-ui/react";
import { CalendarClock } from "lucide-react";
import { serverNow } from "../../../graphql/serverClock";
import { useT } from "../../../i18n/useT";
import { IntervalPicker } from "../../../shared/interval/IntervalPicker";
import type { Interval } from "../../../shared/interval/interval";
import { midnightAfter } from "../../../shared/interval/midnight";
import { longestHistory } from "./periodFault";
import { valveHistoryTexts } from "./valveHistoryTexts";

type PeriodToolsProps = { interval: Interval; zone: string; onChange: (interval: Interval) => void };

/** Which period is looked at: what has been, or the week that is planned. */
export function PeriodTools({ interval, zone, onChange }: PeriodToolsProps) {
  const t = useT(valveHistoryTexts);
  function showAhead() {
    const now = serverNow();
    onChange({ kind: "custom", from: midnightAfter(-1, now, zone), to: midnightAfter(6, now, zone) });
  }
  return (
    <Flex gap="3" wrap="wrap" align="start" justify="space-between" _print={{ display: "none" }}>
      <IntervalPicker interval={interval} onChange={onChange} zone={zone} longest={longestHistory} />
      <Button size="sm" h="8" variant="outline" bg="bg.panel" onClick={showAhead}>
        <CalendarClock aria-hidden />
        {t("ahead")}
      </Button>
    </Flex>
  );
}
