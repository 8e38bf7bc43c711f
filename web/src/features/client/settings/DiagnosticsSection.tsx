import { Card, SimpleGrid, Skeleton, Text } from "@chakra-ui/react";
import { useId, useMemo, useState } from "react";
import { useClientDiagnosticsQuery } from "../../../graphql/operations/settings";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { Chart } from "../../../shared/chart/Chart";
import { ChartHead } from "../../../shared/chart/ChartHead";
import { ChartTableView } from "../../../shared/chart/ChartTableView";
import { createChartContext } from "../../../shared/chart/chartContext";
import type { ChartModel } from "../../../shared/chart/chartModel";
import type { Pictured } from "../../../shared/chart/picture/pictured";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";
import { IntervalPicker } from "../../../shared/interval/IntervalPicker";
import { type Interval, intervalInput } from "../../../shared/interval/interval";
import { resolveInterval } from "../../../shared/interval/resolveInterval";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { useNow } from "../../../shared/time/useNow";
import { PartFault } from "../../../shared/ui/PartFault";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { diagnosticCharts, diagnosticModel } from "./diagnosticChart";
import { SettingsSection } from "./SettingsSection";

type DiagnosticsSectionProps = {
  clientId: string;
  /** Name of the location. */
  place: string;
  zone: string;
  interval: Interval;
  onInterval: (interval: Interval) => void;
};

/** Diagnostics of the device: light, battery and signal over a period. */
export function DiagnosticsSection({ clientId, place, zone, interval, onInterval }: DiagnosticsSectionProps) {
  const t = useT(settingsTexts);
  const language = useLanguage();
  const variables = { id: clientId, interval: intervalInput(interval) };
  const query = useClientDiagnosticsQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(query), JSON.stringify(variables));
  const series = data?.client?.diagnostics ?? undefined;
  const failed = query.error !== undefined;
  const models = useMemo(() => {
    const context = createChartContext({ language, zone });
    return series && diagnosticCharts.map((chart) => diagnosticModel(chart, series, context, t));
  }, [series, language, zone, t]);
  const period = resolveInterval(interval, useNow(60_000), zone);
  const about = { places: [place], periods: [period], timeZone: zone };
  const retry = () => void query.refetch().catch(() => undefined);
  return (
    <SettingsSection title={t("diagnosticsTitle")}>
      <IntervalPicker interval={interval} onChange={onInterval} zone={zone} />
      {failed && models !== undefined ? (
        <StaleNotice text={`${t("diagnosticsFailed")}.`} at={at} onRetry={retry} />
      ) : null}
      {failed && models === undefined ? (
        <PartFault text={t("diagnosticsFailed")} at={null} onRetry={retry} />
      ) : (
        <Charts models={models} about={about} />
      )}
    </SettingsSection>
  );
}

type ChartsProps = {
  models: readonly (ChartModel | null)[] | undefined;
  about: Omit<Pictured, "model">;
};

function Charts({ models, about }: ChartsProps) {
  const t = useT(settingsTexts);
  if (models?.every((model) => model === null)) return <Text color="fg.muted">{t("noDiagnostics")}</Text>;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
      {models === undefined
        ? diagnosticCharts.map(({ title }) => <Skeleton key={title} h="16rem" />)
        : models.map((model, index) =>
            model === null ? null : (
              <Card.Root key={model.title} variant="outline" size="sm">
                <DiagnosticCard model={model} help={diagnosticCharts[index]?.help} about={about} />
              </Card.Root>
            ),
          )}
    </SimpleGrid>
  );
}

/** Pixels. */
const height = 190;

type DiagnosticCardProps = {
  model: ChartModel;
  help: HelpTerm | undefined;
  about: Omit<Pictured, "model">;
};

/** One chart of diagnostics, with its table one click away. */
function DiagnosticCard({ model, help, about }: DiagnosticCardProps) {
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card.Body gap="2" role="group" aria-labelledby={titleId}>
      <ChartHead
        titleId={titleId}
        title={model.title}
        unit={model.unit}
        help={help}
        picture={{ model, ...about }}
        table={{ open: isTable, toggle: () => setTable(!isTable) }}
      />
      {isTable ? (
        <ChartTableView model={model} height={height} />
      ) : (
        <Chart options={model.options} height={height} />
      )}
    </Card.Body>
  );
}
