import { Box, Grid, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { USUAL_FREE_GAP } from "@obcestje/contract/limits/ranges.js";
import { SINGLE_RECORDS_DAYS } from "@obcestje/contract/limits/spans.js";
import type { ReactNode } from "react";
import {
  useClientDailyTrafficQuery,
  useClientFreeFlowQuery,
  useClientQuarterHoursQuery,
  useClientSpeedFiguresQuery,
} from "../../../graphql/operations/trafficFigures";
import { useT } from "../../../i18n/useT";
import type { ClientKind } from "../../../shared/chart/clientKind";
import { countsOf } from "../../../shared/chart/graphSet";
import { type Interval, intervalInput } from "../../../shared/interval/interval";
import { resolveInterval } from "../../../shared/interval/resolveInterval";
import { useAsIfLimit } from "../../../shared/limit-history/useAsIfLimit";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { useNow } from "../../../shared/time/useNow";
import { isShortPeriod } from "../../../shared/traffic/shortPeriod";
import { trafficTexts } from "../../../shared/traffic/trafficTexts";
import { PartFault } from "../../../shared/ui/PartFault";
import { useFreeGap } from "../useFreeGap";
import { DailyTrafficCard } from "./DailyTrafficCard";
import { engineeringTexts } from "./engineeringTexts";
import { PeakHourCard } from "./PeakHourCard";
import { SpeedsCard } from "./SpeedsCard";

export type EngineeringPanelProps = {
  clientId: string;
  /** Name of the location. */
  place: string;
  kind: ClientKind;
  directions: DirectionNames | null;
  hasSpeeds: boolean;
  zone: string;
  interval: Interval;
};

/** Asks for a period's figures for traffic engineers: each card by itself, as each may fail alone. */
export function EngineeringPanel(props: EngineeringPanelProps) {
  const t = useT(trafficTexts);
  const { interval, zone } = props;
  const isShort = isShortPeriod(resolveInterval(interval, useNow(60_000), zone));
  return (
    <Grid gap="3" templateColumns={{ base: "1fr", xl: "repeat(2, minmax(0, 1fr))" }}>
      <DailyTraffic {...props} />
      {props.hasSpeeds ? <Speeds {...props} isShort={isShort} /> : null}
      <Box minW="0" gridColumn={{ xl: props.hasSpeeds ? "1 / -1" : undefined }}>
        {isShort ? (
          <QuarterHours {...props} />
        ) : (
          <Text color="fg.muted" textStyle="sm">
            {t("tooLong", { days: SINGLE_RECORDS_DAYS })}
          </Text>
        )}
      </Box>
    </Grid>
  );
}

function DailyTraffic({ clientId, kind, zone, interval }: EngineeringPanelProps) {
  const variables = { id: clientId, interval: intervalInput(interval) };
  const query = useClientDailyTrafficQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(query), JSON.stringify(variables));
  const figures = data?.client?.dailyTraffic;
  return (
    <Part query={query} at={figures ? at : null}>
      {figures ? <DailyTrafficCard figures={figures} counts={countsOf(kind)} zone={zone} /> : null}
    </Part>
  );
}

function QuarterHours({ clientId, place, kind, directions, zone, interval }: EngineeringPanelProps) {
  const variables = { id: clientId, interval: intervalInput(interval) };
  const query = useClientQuarterHoursQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(query), JSON.stringify(variables));
  const figures = data?.client?.quarterHours;
  return (
    <Part query={query} at={figures ? at : null}>
      {figures ? (
        <PeakHourCard
          figures={figures}
          counts={countsOf(kind)}
          directions={directions}
          zone={zone}
          place={place}
        />
      ) : null}
    </Part>
  );
}

function Speeds({ clientId, zone, interval, isShort }: EngineeringPanelProps & { isShort: boolean }) {
  const [chosen, onGap] = useFreeGap();
  const gap = chosen ?? USUAL_FREE_GAP;
  const [asIfLimit] = useAsIfLimit();
  const variables = { id: clientId, interval: intervalInput(interval), asIfLimit };
  const query = useClientSpeedFiguresQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at } = useLastGood(answerOf(query), JSON.stringify(variables));
  const ofGap = { ...variables, gap };
  const freeQuery = useClientFreeFlowQuery({
    variables: ofGap,
    fetchPolicy: "cache-and-network",
    skip: !isShort,
    ...everyMinute,
  });
  const free = useLastGood(answerOf(freeQuery), JSON.stringify(ofGap)).data?.client?.freeFlow;
  const all = data?.client?.measurement;
  const failed = query.error === undefined ? freeQuery : query;
  return (
    <Part query={failed} at={all ? at : null}>
      {all ? (
        <SpeedsCard all={all} free={free ?? null} zone={zone} gap={isShort ? gap : null} onGap={onGap} />
      ) : null}
    </Part>
  );
}

type PartProps = {
  query: { error?: unknown; refetch: () => Promise<unknown> };
  /** Unix seconds of the last good answer; null: none yet. */
  at: number | null;
  /** Null until there is an answer. */
  children: ReactNode;
};

/** A card once its figures are there, with another try where they could not be had. */
function Part({ query, at, children }: PartProps) {
  const t = useT(engineeringTexts);
  const failed = query.error !== undefined;
  return (
    <Stack gap="2" minW="0">
      {failed ? (
        <PartFault text={t("failed")} at={at} onRetry={() => void query.refetch().catch(() => undefined)} />
      ) : null}
      {at === null && !failed ? <Skeleton height="16rem" rounded="lg" /> : children}
    </Stack>
  );
}
