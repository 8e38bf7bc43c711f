import { Box, Card, Flex, Grid, Heading, Skeleton, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useFleetHealthQuery } from "../../../graphql/operations/fleetHealth";
import { untold } from "../../../i18n/untold";
import { useLanguage, useT } from "../../../i18n/useT";
import { createChartContext } from "../../../shared/chart/chartContext";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { CalendarPicker } from "../../../shared/interval/CalendarPicker";
import { firstOfCalendar, type Interval, nameOf } from "../../../shared/interval/interval";
import { intervalTexts } from "../../../shared/interval/intervalTexts";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastShown } from "../../../shared/live/useLastShown";
import { usePercent } from "../../../shared/number/percent";
import { useNumber } from "../../../shared/number/useNumber";
import { defaultTimeZone } from "../../../shared/time/format";
import { useNow } from "../../../shared/time/useNow";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { PartFault } from "../../../shared/ui/PartFault";
import { RefreshedAt } from "../../../shared/ui/RefreshedAt";
import { Switching } from "../../../shared/ui/Switching";
import { chartHeight, FleetChart } from "../FleetChart";
import { fleetHealthTexts } from "../fleetHealthTexts";
import { DeviceList } from "../lists/DeviceList";
import {
  calendarOf,
  type FleetDevice,
  type FleetHealth,
  type Length,
  leastComplete,
  lengthOf,
  lengths,
  longest,
  periodOf,
  shareOf,
  sumOf,
  toldDays,
  toldDevices,
  usual,
} from "./completeness";
import { completenessChart } from "./completenessChart";

type CompletenessCardProps = {
  /** The chosen devices. */
  clients: readonly ClientRow[];
  /** True if there are other devices. */
  isNarrowed: boolean;
};

/** Completeness by day, and the devices with the lowest. */
export function CompletenessCard({ clients, isNarrowed }: CompletenessCardProps) {
  const t = useT(fleetHealthTexts);
  const words = useT(intervalTexts);
  const [chosen, choose] = useChosen();
  const { health, at, failed, switching, isLoading, now, reload } = useFleetHealth(chosen);
  return (
    <Card.Root as="section" aria-label={t("completeness")} size="sm" minW="0">
      <Card.Body gap="3">
        <Flex gap="3" justify="space-between" align="end" wrap="wrap">
          <Flex gap="3" align="end" wrap="wrap">
            <ChoiceGroup
              label={t("interval")}
              chosen={typeof chosen === "string" ? chosen : "CALENDAR"}
              choices={[
                ...lengths.map((days) => ({ value: days, name: t("days", { days }) })),
                { value: "CALENDAR" as const, name: words("CALENDAR") },
              ]}
              onChoose={(next) => choose(next === "CALENDAR" ? firstOfCalendar : next)}
            />
            {typeof chosen === "string" ? null : (
              <CalendarPicker interval={chosen} onChange={choose} zone={defaultTimeZone} longest={longest} />
            )}
          </Flex>
          {health === undefined || switching ? null : (
            <RefreshedAt what={t("completeness")} at={at} isLoading={isLoading} onRefresh={reload} />
          )}
        </Flex>
        {failed ? (
          <PartFault text={t("completenessFailed")} at={health === undefined ? null : at} onRetry={reload} />
        ) : null}
        {health !== undefined ? (
          <Switching isSwitching={switching}>
            <Content health={health} now={now} clients={clients} isNarrowed={isNarrowed} onRetry={reload} />
          </Switching>
        ) : failed ? null : (
          <Skeleton h={`${chartHeight + 48}px`} aria-label={t("completeness")} />
        )}
      </Card.Body>
    </Card.Root>
  );
}

/** The period in the address: `?days=31`, `?interval=2026-10`. */
function useChosen(): [Length | Interval, (chosen: Length | Interval) => void] {
  const [params, setParams] = useSearchParams();
  const ofCalendar = calendarOf(params.get("interval"), useNow(lookMs), defaultTimeZone);
  const choose = (chosen: Length | Interval) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("days");
        next.delete("interval");
        if (typeof chosen !== "string") next.set("interval", nameOf(chosen) ?? "");
        else if (chosen !== usual) next.set("days", chosen);
        return next;
      },
      { replace: true },
    );
  return [ofCalendar ?? lengthOf(params.get("days")), choose];
}

type ContentProps = CompletenessCardProps & { health: FleetHealth; now: number; onRetry: () => void };

function Content({ health, now, clients, isNarrowed, onRetry }: ContentProps) {
  const t = useT(fleetHealthTexts);
  const language = useLanguage();
  const heardText = useHeardText();
  const { timeZone } = health;
  const model = useMemo(() => {
    const context = createChartContext({ language, zone: timeZone ?? defaultTimeZone });
    return completenessChart(toldDays(health), { now, isNarrowed }, context, t);
  }, [health, now, isNarrowed, timeZone, language, t]);
  const names = useMemo(() => new Map(clients.map((client) => [client.id, client.name])), [clients]);
  const chosen = useMemo(
    () => toldDevices(health).filter(({ client }) => client !== null && names.has(client.id)),
    [health, names],
  );
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 2fr) minmax(0, 1fr)" }} gap="6">
      <Box minW="0" display="flex" flexDirection="column" gap="3">
        <FleetChart
          model={model}
          help="fleetCompleteness"
          nothing={health.days === null ? untold : t("nothingExpected")}
          onRetry={onRetry}
        />
        {chosen.length === 0 ? null : <Text textStyle="sm">{heardText("heardOfChosen", sumOf(chosen))}</Text>}
      </Box>
      <Box minW="0">
        <Heading as="h3" textStyle="sm" fontWeight="medium" color="fg.muted" pb="1">
          {t("leastComplete")}
        </Heading>
        <DeviceList
          label={t("leastComplete")}
          nothing={
            health.devices === null ? untold : chosen.length === 0 ? t("nothingExpected") : t("allComplete")
          }
          items={leastComplete(chosen).flatMap((device) =>
            device.client === null
              ? []
              : [
                  {
                    id: device.client.id,
                    name: names.get(device.client.id) ?? device.client.id,
                    figure: heardText("heardOf", device),
                  },
                ],
          )}
        />
      </Box>
    </Grid>
  );
}

/** Milliseconds: often enough to notice that a day is over. */
const lookMs = 60_000;

/** Milliseconds: days change slowly, and each answer reads up to 92 of them. */
const pollMs = 5 * 60_000;

/** Completeness of the fleet in the last days, including today, or in a period of the calendar. */
function useFleetHealth(chosen: Length | Interval) {
  const now = useNow(lookMs);
  const interval = periodOf(chosen, now, defaultTimeZone);
  const answer = useFleetHealthQuery({
    variables: { interval },
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
    ...everyMinute,
    pollInterval: pollMs,
  });
  const { data, ...shown } = useLastShown(answerOf(answer), `${interval.from} ${interval.to}`);
  return {
    ...shown,
    health: data?.fleetHealth ?? undefined,
    isLoading: answer.loading,
    now,
    reload: () => void answer.refetch().catch(() => undefined),
  };
}

const hour = 3600;

/** "161 of 168 h (95.8 %)". */
function useHeardText() {
  const t = useT(fleetHealthTexts);
  const { number } = useNumber();
  const percent = usePercent();
  return (
    key: "heardOf" | "heardOfChosen",
    seconds: Pick<FleetDevice, "coveredSeconds" | "expectedSeconds">,
  ): string => {
    const share = shareOf(seconds);
    return t(key, {
      covered: number(Math.round(seconds.coveredSeconds / hour)),
      expected: number(Math.round(seconds.expectedSeconds / hour)),
      share: percent(share === null ? null : share * 100),
    });
  };
}
