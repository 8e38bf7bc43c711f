import { Grid, Skeleton, Stack } from "@chakra-ui/react";
import { useClientDailyTrafficQuery } from "../../../graphql/operations/trafficFigures";
import { useT } from "../../../i18n/useT";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { countsOf } from "../../../shared/chart/graphSet";
import { type Interval, intervalInput } from "../../../shared/interval/interval";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { PartFault } from "../../../shared/ui/PartFault";
import { DailyTrafficCard } from "./DailyTrafficCard";
import { engineeringTexts } from "./engineeringTexts";

export type EngineeringPanelProps = {
  clientId: string;
  kind: ClientKind;
  zone: string;
  interval: Interval;
};

/** Asks for a period's figures for traffic engineers: each card by itself, as each may fail alone. */
export function EngineeringPanel(props: EngineeringPanelProps) {
  return (
    <Grid gap="3" templateColumns={{ base: "1fr", xl: "repeat(2, minmax(0, 1fr))" }}>
      <DailyTraffic {...props} />
    </Grid>
  );
}

function DailyTraffic({ clientId, kind, zone, interval }: EngineeringPanelProps) {
  const t = useT(engineeringTexts);
  const variables = { id: clientId, interval: intervalInput(interval) };
  const query = useClientDailyTrafficQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(query), JSON.stringify(variables));
  const figures = data?.client?.dailyTraffic;
  const retry = () => void query.refetch().catch(() => undefined);
  return (
    <Stack gap="2" minW="0">
      {query.error === undefined ? null : (
        <PartFault text={t("failed")} at={figures ? at : null} onRetry={retry} />
      )}
      {figures ? <DailyTrafficCard figures={figures} counts={countsOf(kind)} zone={zone} /> : null}
      {figures || query.error ? null : <Skeleton height="16rem" rounded="lg" />}
    </Stack>
  );
}
