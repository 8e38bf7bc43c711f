import { Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { useFleetClocksQuery } from "../../graphql/operations/fleetHealth";
import { useT } from "../../i18n/useT";
import { useClockWords } from "../../shared/clients/clock/useClockWords";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { Age } from "../../shared/time/Age";
import { clientsAddress } from "./clientsAddress";
import { wrongClocks } from "./clockRules";
import { FleetCard } from "./FleetCard";
import type { FleetPartProps } from "./fleetChoice";
import { fleetHealthTexts } from "./fleetHealthTexts";
import { DeviceList } from "./lists/DeviceList";

/** Which devices' clocks are off, and by how much; not there where none is. */
export function ClockCard({ clients, choice }: FleetPartProps) {
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
