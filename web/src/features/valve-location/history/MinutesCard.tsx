import { Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { createChartContext } from "../../../shared/chart/chartContext";
import { usePercent } from "../../../shared/number/percent";
import { useNumber } from "../../../shared/number/useNumber";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { HistoryChart } from "./HistoryChart";
import type { HistoryParts } from "./historyParts";
import { minutesOf } from "./minutes";
import { minutesChart } from "./minutesChart";
import { daySums, knownShare, type Sum, total, weekSums } from "./sums";
import type { ValveDay } from "./valveHistory";
import { valveHistoryTexts } from "./valveHistoryTexts";

/** Pixels. */
const height = 260;

type MinutesCardProps = Omit<HistoryParts, "history"> & { days: readonly ValveDay[] };

/** Minutes planned and flowed by day or week, and in total. The address has the choice. */
export function MinutesCard({ days: told, now, about, operation, onRetry }: MinutesCardProps) {
  const t = useT(valveHistoryTexts);
  const language = useLanguage();
  const [wanted, setWanted] = useParam("sums");
  const by = wanted === "weeks" ? "weeks" : "days";
  const zone = about.timeZone;
  const days = useMemo(() => daySums(told, now), [told, now]);
  const model = useMemo(
    () => minutesChart(by === "days" ? days : weekSums(days), by, createChartContext({ language, zone }), t),
    [days, by, language, zone, t],
  );
  const all = total(days);
  return (
    <HistoryChart model={model} about={about} height={height} operation={operation} onRetry={onRetry}>
      {all === null ? null : <Summary all={all} />}
      <ChoiceGroup
        label={t("by")}
        chosen={by}
        choices={(["days", "weeks"] as const).map((value) => ({ value, name: t(value) }))}
        onChoose={(next) => setWanted(next === "days" ? null : next)}
      />
    </HistoryChart>
  );
}

function Summary({ all }: { all: Sum }) {
  const t = useT(valveHistoryTexts);
  const numbers = useNumber();
  const percent = usePercent();
  const share = knownShare(all);
  const expected = minutesOf(all.expectedSeconds, numbers);
  return (
    <Text flex="1" minW="14rem">
      {all.openSeconds === null
        ? t("summaryUnknown", { expected })
        : t("summary", { expected, open: minutesOf(all.openSeconds, numbers) })}{" "}
      <Text as="span" color="fg.muted">
        {share === null ? t("nothingPast") : t("summaryKnown", { share: percent(share * 100) })}
      </Text>
    </Text>
  );
}
