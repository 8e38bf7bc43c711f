import { Stack, Text } from "@chakra-ui/react";
import { ChartColumn, SearchX } from "lucide-react";
import { useMemo } from "react";
import type { CompareQuery } from "../../graphql/generated";
import { useLanguage, useT } from "../../i18n/useT";
import { coveredOf, isSilent } from "../../shared/interval/completeness";
import { resolutionText } from "../../shared/interval/resolution";
import { formatDate, formatDateTime } from "../../shared/time/format";
import { PageMessage } from "../../shared/ui/PageState";
import { CompareCharts } from "./CompareCharts";
import type { ChartSides } from "./charts/sides";
import { compareTexts } from "./compareTexts";
import { Figures } from "./Figures";
import type { Side } from "./figures";
import { Method } from "./Method";
import { Notes } from "./Notes";
import { Verdicts } from "./Verdicts";

export type CompareResultProps = {
  data: CompareQuery;
  /** Names of the locations; null where both are the same one. */
  places: { before: string; after: string } | null;
  /** The same of both, each once. */
  placeNames: readonly string[];
  hasSpeeds: boolean;
  zone: string;
};

const day = 86_400;

/** "7.11.2026–14.11.2026", with times where the days alone would not tell. */
function periodName({ from, to }: Pick<Side, "from" | "to">, zone: string): string {
  return to - from > 2 * day
    ? `${formatDate(from, zone)}–${formatDate(to - 1, zone)}`
    : `${formatDateTime(from, zone)}–${formatDateTime(to, zone)}`;
}

/** What differs between the two sides, and by how much. */
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
  if (!comparison || !sides)
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
