import { Box, Button, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { ChartColumn, Info, SearchX } from "lucide-react";
import { useId, useMemo, useState } from "react";
import type { CompareQuery } from "../../graphql/generated";
import { useLanguage, useT } from "../../i18n/useT";
import { createChartContext } from "../../shared/chart/chartContext";
import type { Pictured } from "../../shared/chart/picture/pictured";
import { EstimateLegend } from "../../shared/estimate/EstimateLegend";
import { coveredOf, isComparable, isSilent } from "../../shared/interval/completeness";
import { resolutionText } from "../../shared/interval/resolution";
import { overlaps } from "../../shared/interval/resolveInterval";
import { limitsText } from "../../shared/limit-history/limitsText";
import { limitTexts } from "../../shared/limit-history/limitTexts";
import { usePercent } from "../../shared/number/percent";
import { formatDate, formatDateTime } from "../../shared/time/format";
import { PageMessage } from "../../shared/ui/PageState";
import { useIsPhone } from "../../shared/ui/useMedia";
import { ComparedNotes } from "./ComparedNotes";
import { distributionChart } from "./charts/distributionChart";
import { hourChart } from "./charts/hourChart";
import { OverlayCard } from "./charts/OverlayCard";
import { areHoursTold, areSpeedsTold, type ChartSides } from "./charts/sides";
import { compareTexts } from "./compareTexts";
import type { ToldSides } from "./estimates";
import { FiguresCards } from "./FiguresCards";
import { FiguresTable } from "./FiguresTable";
import type { Comparison, Side } from "./figures";
import { likenessOf } from "./likeness";
import { type FiguresListProps, useFigureRows } from "./useFigureRows";
import { Verdicts } from "./Verdicts";

export type CompareResultProps = {
  data: CompareQuery;
  /** Names of the locations; null if both are the same. */
  places: { before: string; after: string } | null;
  /** The names of both, each once. */
  placeNames: readonly string[];
  hasSpeeds: boolean;
  zone: string;
};

const day = 86_400;

/** "7.11.2026–14.11.2026", with times if the days are not enough. */
function periodName({ from, to }: Pick<Side, "from" | "to">, zone: string): string {
  return to - from > 2 * day
    ? `${formatDate(from, zone)}–${formatDate(to - 1, zone)}`
    : `${formatDateTime(from, zone)}–${formatDateTime(to, zone)}`;
}

const periodOf = ({ from, to }: Side) => ({ from, to });

/** Differences between the two sides. */
export function CompareResult({ data, places, placeNames, hasSpeeds, zone }: CompareResultProps) {
  const t = useT(compareTexts);
  const language = useLanguage();
  const { comparison, before, after } = data;
  const sides = useMemo((): ChartSides | null => {
    if (!comparison || !before?.measurement || !after?.measurement) return null;
    const name = (side: "before" | "after") =>
      places ? places[side] : `${t(side)}, ${periodName(comparison[side], zone)}`;
    return {
      before: { name: name("before"), series: before.measurement },
      after: { name: name("after"), series: after.measurement },
    };
  }, [comparison, before, after, places, zone, t]);
  if (!comparison || !before || !after || !sides)
    return <PageMessage icon={<SearchX />} title={t("missingTitle")} text={t("missingText")} />;
  if (
    isSilent(coveredOf(comparison.before.completeness)) &&
    isSilent(coveredOf(comparison.after.completeness))
  )
    return <PageMessage icon={<ChartColumn />} title={t("nothingTitle")} text={t("nothingText")} />;
  const told = { before: sides.before.series, after: sides.after.series };
  const { before: earlier, after: later } = comparison;
  const wholeHours = [earlier, later].flatMap(
    ({ resolution }) => resolutionText(resolution, zone, language) ?? [],
  );
  return (
    <Stack gap="4">
      <Verdicts comparison={comparison} hasSpeeds={hasSpeeds} places={places} told={told}>
        <Notes comparison={comparison} zone={zone} hasSpeeds={hasSpeeds} isOnePlace={places === null} />
        {wholeHours.map((text) => (
          <Text key={text} textStyle="sm" color="fg.muted">
            {text}
          </Text>
        ))}
        <Method />
      </Verdicts>
      <ComparedNotes
        before={{ clientId: before.id, period: periodOf(earlier), name: sides.before.name }}
        after={{ clientId: after.id, period: periodOf(later), name: sides.after.name }}
        zone={zone}
      />
      <CompareCharts
        sides={sides}
        zone={zone}
        hasSpeeds={hasSpeeds}
        about={{ places: placeNames, periods: [comparison.before, comparison.after], timeZone: zone }}
      />
      <Figures
        comparison={comparison}
        hasSpeeds={hasSpeeds}
        told={told}
        names={{ before: sides.before.name, after: sides.after.name }}
      />
    </Stack>
  );
}

type NotesProps = { comparison: Comparison; zone: string; hasSpeeds: boolean; isOnePlace: boolean };

/** Reasons why the comparison is less fair than it looks. */
function Notes({ comparison: { before, after }, zone, hasSpeeds, isOnePlace }: NotesProps) {
  const t = useT(compareTexts);
  const limitT = useT(limitTexts);
  const percent = usePercent();
  const likeness = useMemo(
    () => likenessOf({ from: before.from, to: before.to }, { from: after.from, to: after.to }, zone),
    [before.from, before.to, after.from, after.to, zone],
  );
  const share = (value: number) => percent(value * 100);
  /** The limits of a period in which they changed; null: there was one, or it is not known. */
  const changedLimits = ({ speedLimits }: Comparison["before"]) =>
    speedLimits && speedLimits.length > 1 ? limitsText(speedLimits, zone, limitT) : null;
  const [coveredBefore, coveredAfter] = [coveredOf(before.completeness), coveredOf(after.completeness)];
  const notes = [
    isOnePlace && overlaps(before, after) && t("noteOverlap"),
    coveredBefore !== null &&
      coveredAfter !== null &&
      !isComparable(coveredAfter, coveredBefore) &&
      t("noteCompleteness", { before: share(coveredBefore.share), now: share(coveredAfter.share) }),
    !likeness.sameDays &&
      t("noteDays", { before: share(likeness.weekends.before), now: share(likeness.weekends.after) }),
    !likeness.sameHours && t("noteHours"),
    hasSpeeds &&
      before.speedLimit !== null &&
      after.speedLimit !== null &&
      before.speedLimit !== after.speedLimit &&
      t("noteLimits", { before: before.speedLimit, now: after.speedLimit }),
    hasSpeeds && changedLimits(before) !== null && t("noteLimitBefore", { limits: changedLimits(before) }),
    hasSpeeds && changedLimits(after) !== null && t("noteLimitNow", { limits: changedLimits(after) }),
    !hasSpeeds && t("noSpeeds"),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {notes.map((note) => (
        <HStack as="li" key={note} align="start" gap="2" color="fg.warning" textStyle="sm">
          <Info size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
          <Text>{note}</Text>
        </HStack>
      ))}
    </Stack>
  );
}

const parts = ["methodDifference", "methodInterval", "methodVerdict", "methodSample"] as const;

/** Explains how differences are judged. */
function Method() {
  const t = useT(compareTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button
        size="xs"
        variant="ghost"
        ms="-2"
        color="fg.muted"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        _print={{ display: "none" }}
      >
        <Info aria-hidden />
        {t("method")}
      </Button>
      <Stack id={id} hidden={!isOpen} gap="2" maxW="46rem" pt="2" textStyle="sm" color="fg.muted">
        {isOpen ? parts.map((part) => <Text key={part}>{t(part)}</Text>) : null}
      </Stack>
    </Box>
  );
}

type CompareChartsProps = {
  sides: ChartSides;
  zone: string;
  hasSpeeds: boolean;
  /** Details for a picture of the chart. */
  about: Omit<Pictured, "model">;
};

/** Charts of both sides together, as far as data are known. */
function CompareCharts({ sides, zone, hasSpeeds, about }: CompareChartsProps) {
  const t = useT(compareTexts);
  const language = useLanguage();
  const models = useMemo(() => {
    const context = createChartContext({ language, zone });
    const speeds = hasSpeeds && areSpeedsTold(sides);
    return [
      ...(speeds ? [false, true].map((cumulative) => distributionChart(sides, context, t, cumulative)) : []),
      ...(areHoursTold(sides) ? [hourChart(sides, context, t)] : []),
    ];
  }, [sides, zone, hasSpeeds, language, t]);
  return (
    <SimpleGrid columns={{ base: 1, xl: models.length > 1 ? 2 : 1 }} gap="3">
      {models.map((model, index) => (
        <Box key={model.title} minW="0" gridColumn={{ xl: index === 2 ? "1 / -1" : undefined }}>
          <OverlayCard model={model} about={about} />
        </Box>
      ))}
    </SimpleGrid>
  );
}

type FiguresProps = Pick<FiguresListProps, "names"> & {
  comparison: Comparison;
  hasSpeeds: boolean;
  told: ToldSides;
};

/** Figures of both sides, with the verdict on those that are judged. */
function Figures({ comparison, hasSpeeds, names, told }: FiguresProps) {
  const rows = useFigureRows(comparison, hasSpeeds, told);
  const List = useIsPhone() ? FiguresCards : FiguresTable;
  const hasEstimates = rows.some(({ estimates }) => estimates.before || estimates.after);
  return (
    <>
      <List rows={rows} names={names} />
      {hasEstimates ? <EstimateLegend /> : null}
    </>
  );
}
