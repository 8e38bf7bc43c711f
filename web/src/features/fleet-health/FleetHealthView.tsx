import { Grid, SimpleGrid, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { useT } from "../../i18n/useT";
import { lowBatteryVolts } from "../../shared/clients/attention";
import type { ClientRow } from "../../shared/clients/clientRow";
import { weakSignalDbm } from "../../shared/clients/condition/concern";
import { noValue } from "../../shared/number/format";
import { useOffers } from "../../shared/offers/useOffers";
import { byName } from "../../shared/text/order";
import { HeardAge } from "../../shared/time/Age";
import { useNow } from "../../shared/time/useNow";
import { ClockCard } from "./ClockCard";
import { ConfigCard } from "./ConfigCard";
import { clientsAddress } from "./clientsAddress";
import { CompletenessCard } from "./completeness/CompletenessCard";
import { batteryOf, signalOf } from "./distribution/bins";
import { DistributionCard } from "./distribution/DistributionCard";
import { FigureTiles } from "./FigureTiles";
import { FirmwareCard } from "./FirmwareCard";
import { FleetCard } from "./FleetCard";
import type { FleetChoice } from "./fleetChoice";
import { fleetHealthTexts } from "./fleetHealthTexts";
import { figuresOf, silentLongest, versionsByHardware } from "./fleetRules";
import { DeviceList } from "./lists/DeviceList";
import { OverlapCard } from "./OverlapCard";

type FleetHealthViewProps = {
  clients: readonly ClientRow[];
  choice: FleetChoice;
  /** There are others. */
  isNarrowed: boolean;
};

/** How the chosen devices are. */
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
