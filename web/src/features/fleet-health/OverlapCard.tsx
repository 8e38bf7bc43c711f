import { Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { useFleetOverlapsQuery } from "../../graphql/operations/fleetHealth";
import { useT } from "../../i18n/useT";
import { overlappingSince } from "../../shared/clients/condition/overlaps";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { useNumber } from "../../shared/number/useNumber";
import { Age } from "../../shared/time/Age";
import { useNow } from "../../shared/time/useNow";
import { clientsAddress } from "./clientsAddress";
import { FleetCard } from "./FleetCard";
import type { FleetPartProps } from "./fleetChoice";
import { fleetHealthTexts } from "./fleetHealthTexts";
import { DeviceList } from "./lists/DeviceList";

/** Which devices count the same time twice; not there where none does. */
export function OverlapCard({ clients, choice }: FleetPartProps) {
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
