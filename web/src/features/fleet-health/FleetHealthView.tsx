import { Grid, SimpleGrid, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { fleetHealthTexts } from "../../i18n/texts/fleetHealth";
import { useT } from "../../i18n/useT";
import { lowBatteryVolts } from "../../shared/clients/attention";
import type { ClientRow } from "../../shared/clients/clientRow";
import { noValue } from "../../shared/number/format";
import { useOffers } from "../../shared/offers/useOffers";
import { byName } from "../../shared/text/order";
import { HeardAge } from "../../shared/time/Age";
import { useNow } from "../../shared/time/useNow";
import { ConfigCard } from "./ConfigCard";
import { clientsAddress } from "./clientsAddress";
import { CompletenessCard } from "./completeness/CompletenessCard";
import { batteryOf, signalOf } from "./distribution/bins";
import { DistributionCard } from "./distribution/DistributionCard";
import { FigureTiles } from "./FigureTiles";
import { FirmwareCard } from "./FirmwareCard";
import { FleetCard } from "./FleetCard";
import { figuresOf, silentLongest, versionsByHardware } from "./fleetRules";
import { DeviceList } from "./lists/DeviceList";
import { OverlapCard } from "./OverlapCard";

/** dBm: below this most modems lose their connection. */
const badSignal = -100;

type FleetHealthViewProps = {
  clients: readonly ClientRow[];
  hardware: string | null;
  /** There are others. */
  isNarrowed: boolean;
};

/** How the chosen devices are. */
export function FleetHealthView({ clients, hardware, isNarrowed }: FleetHealthViewProps) {
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
      <FigureTiles figures={figures} hardware={hardware} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" }} gap="4">
        <FleetCard title={t("silentLongest")}>
          <DeviceList
            label={t("silentLongest")}
            nothing={figures.unknown ? noValue : t("nobodySilent")}
            allAt={clientsAddress({ type: hardware, activity: "silent" })}
            items={silentLongest(clients, now).map((client) => ({
              ...client,
              note: groupsOf(client),
              figure: <HeardAge client={client} />,
            }))}
          />
        </FleetCard>
        <FleetCard title={t("alarmList")}>
          <DeviceList
            label={t("alarmList")}
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
                figure: <HeardAge client={client} />,
              }))}
          />
        </FleetCard>
        <ConfigCard clients={clients} />
      </Grid>
      <OverlapCard clients={clients} />
      <FirmwareCard types={types} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <DistributionCard
          distribution={battery}
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
          help="rssi"
          look={{
            title: t("signal"),
            unit: t("signalUnit"),
            valueName: t("signal"),
            valueUnit: "dBm",
            digits: 0,
            bad: badSignal,
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
