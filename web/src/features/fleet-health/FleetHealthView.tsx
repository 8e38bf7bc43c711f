import { Grid, SimpleGrid, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import type { FleetClocksQuery } from "../../graphql/generated";
import { useFleetClocksQuery, useFleetOverlapsQuery } from "../../graphql/operations/fleetHealth";
import { useT } from "../../i18n/useT";
import { lowBatteryVolts } from "../../shared/clients/attention";
import type { ClientRow } from "../../shared/clients/clientRow";
import { isClockOff } from "../../shared/clients/clock/skew";
import { useClockWords } from "../../shared/clients/clock/useClockWords";
import { weakSignalDbm } from "../../shared/clients/condition/concern";
import { overlappingSince } from "../../shared/clients/condition/overlaps";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { noValue } from "../../shared/number/format";
import { useNumber } from "../../shared/number/useNumber";
import { useOffers } from "../../shared/offers/useOffers";
import { byName } from "../../shared/text/order";
import { Age, HeardAge } from "../../shared/time/Age";
import { useNow } from "../../shared/time/useNow";
import { ConfigCard } from "./ConfigCard";
import { clientsAddress } from "./clientsAddress";
import { CompletenessCard } from "./completeness/CompletenessCard";
import { batteryOf, signalOf } from "./distribution/bins";
import { DistributionCard } from "./distribution/DistributionCard";
import { FigureTiles } from "./FigureTiles";
import { FirmwareCard } from "./FirmwareCard";
import { FleetCard } from "./FleetCard";
import type { FleetChoice, FleetPartProps } from "./fleetChoice";
import { fleetHealthTexts } from "./fleetHealthTexts";
import { figuresOf, silentLongest, versionsByHardware } from "./fleetRules";
import { DeviceList } from "./lists/DeviceList";

type FleetHealthViewProps = {
  clients: readonly ClientRow[];
  choice: FleetChoice;
  /** True if there are other devices. */
  isNarrowed: boolean;
};

/** State of the chosen devices. */
export function FleetHealthView({ clients, choice, isNarrowed }: FleetHealthViewProps) {
  const t = useT(fleetHealthTexts);
  const now = useNow();
  const hasCompleteness = useOffers().has("FLEET");
  const types = useMemo(() => versionsByHardware(clients), [clients]);
  const battery = useMemo(() => batteryOf(clients), [clients]);
  const signal = useMemo(() => signalOf(clients), [clients]);
  const figures = figuresOf(clients, now);
  const apart = (key: "batteryUnknown" | "otherBattery" | "signalUnknown", count: number) =>
    count === 0 ? [] : [t(key, { count })];
  return (
    <>
      <FigureTiles figures={figures} choice={choice} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" }} gap="4">
        <FleetCard title={t("silentLongest")}>
          <DeviceList
            label={t("silentLongest")}
            nothing={figures.unknown ? noValue : t("nobodySilent")}
            allAt={clientsAddress(choice, { activity: "silent", by: "lastActive" })}
            items={silentLongest(clients, now).map((client) => ({
              ...client,
              note: groupsOf(client),
              figure: <HeardAge client={client} isInList />,
            }))}
          />
        </FleetCard>
        <FleetCard title={t("alarmList")}>
          <DeviceList
            label={t("alarmList")}
            allAt={clientsAddress(choice, { concern: "alarm", by: "name" })}
            nothing={clients.every(({ alarms }) => alarms) ? t("noAlarms") : noValue}
            items={clients
              .filter(({ alarms }) => alarms?.length)
              .sort(byName)
              .map((client) => ({
                ...client,
                note: (
                  <Text as="span" color="fg.error">
                    {client.alarms?.map(({ text }) => text).join(", ")}
                  </Text>
                ),
                figure: <HeardAge client={client} isInList />,
              }))}
          />
        </FleetCard>
        <ConfigCard clients={clients} choice={choice} />
      </Grid>
      <ClockCard clients={clients} choice={choice} />
      <OverlapCard clients={clients} choice={choice} />
      <FirmwareCard types={types} group={choice.group} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <DistributionCard
          distribution={battery}
          allAt={clientsAddress(choice, { by: "battery" })}
          help="battery"
          look={{
            title: t("battery"),
            unit: t("batteryUnit"),
            valueName: t("volts"),
            valueUnit: "V",
            digits: 1,
            bad: lowBatteryVolts,
          }}
          listTitle={t("lowest")}
          listText={t("lowestText")}
          nothing={t("noBattery")}
          apart={[...apart("otherBattery", battery.other), ...apart("batteryUnknown", battery.unknown)]}
        />
        <DistributionCard
          distribution={signal}
          allAt={clientsAddress(choice, { by: "rssi" })}
          help="rssi"
          look={{
            title: t("signal"),
            unit: t("signalUnit"),
            valueName: t("signal"),
            valueUnit: "dBm",
            digits: 0,
            bad: weakSignalDbm,
          }}
          listTitle={t("weakest")}
          nothing={t("noSignal")}
          apart={apart("signalUnknown", signal.unknown)}
        />
      </SimpleGrid>
      {hasCompleteness ? <CompletenessCard clients={clients} isNarrowed={isNarrowed} /> : null}
    </>
  );
}

const groupsOf = ({ groups }: ClientRow): string | undefined =>
  groups?.length ? groups.map(({ name }) => name).join(", ") : undefined;

/** Devices with a wrong clock, and their skew; not shown if there are none. */
function ClockCard({ clients, choice }: FleetPartProps) {
  const t = useT(fleetHealthTexts);
  const words = useClockWords();
  const { data } = useLastGood(answerOf(useFleetClocksQuery({ fetchPolicy: "no-cache", ...everyMinute })));
  const names = useMemo(() => new Map(clients.map((client) => [client.id, client.name])), [clients]);
  const rows = wrongClocks(data?.clients ?? []).filter(({ id }) => names.has(id));
  if (rows.length === 0) return null;
  return (
    <FleetCard title={t("clocks")}>
      <Text textStyle="sm" color="fg.muted">
        {t("clocksText")}
      </Text>
      <DeviceList
        label={t("clocks")}
        nothing=""
        allAt={clientsAddress(choice, { concern: "wrongClock", by: "name" })}
        items={rows.map(({ id, info }) => ({
          id,
          name: names.get(id) ?? id,
          note: words.short(info.clockSkewSeconds),
          figure: <Age at={info.clockSkewDate} isInList />,
        }))}
      />
    </FleetCard>
  );
}

type ClockRow = NonNullable<FleetClocksQuery["clients"]>[number];

/** Devices with a wrong clock, the largest skew first. */
const wrongClocks = (rows: readonly ClockRow[]): ClockRow[] =>
  rows.filter(({ info }) => isClockOff(info.clockSkewSeconds)).sort((one, other) => size(other) - size(one));

const size = ({ info }: ClockRow) => Math.abs(info.clockSkewSeconds ?? 0);

/** Devices that count the same time twice; not shown if there are none. */
function OverlapCard({ clients, choice }: FleetPartProps) {
  const t = useT(fleetHealthTexts);
  const now = useNow();
  const { number } = useNumber();
  const { data } = useLastGood(answerOf(useFleetOverlapsQuery({ fetchPolicy: "no-cache", ...everyMinute })));
  const names = useMemo(() => new Map(clients.map((client) => [client.id, client.name])), [clients]);
  const rows = overlappingSince(data?.clients ?? [], now).filter(({ id }) => names.has(id));
  if (rows.length === 0) return null;
  return (
    <FleetCard title={t("overlaps")}>
      <Text textStyle="sm" color="fg.muted">
        {t("overlapsText")}
      </Text>
      <DeviceList
        label={t("overlaps")}
        nothing=""
        allAt={clientsAddress(choice, { concern: "overlap", by: "name" })}
        items={rows.map(({ id, info }) => ({
          id,
          name: names.get(id) ?? id,
          note: t("overlapOf", { seconds: number(info.overlapSeconds) }),
          figure: <Age at={info.overlapDate} isInList />,
        }))}
      />
    </FleetCard>
  );
}
