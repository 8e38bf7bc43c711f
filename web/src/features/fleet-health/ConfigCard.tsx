import { Box, Link as ChakraLink, Flex, Heading, Skeleton, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useFleetConfigsQuery } from "../../graphql/operations/fleetHealth";
import { useT } from "../../i18n/useT";
import {
  configCounts,
  configStates,
  pendingConfigs,
  tellsOfConfigs,
} from "../../shared/clients/condition/configState";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { useNumber } from "../../shared/number/useNumber";
import { Age } from "../../shared/time/Age";
import { PartFault } from "../../shared/ui/PartFault";
import { clientsAddress } from "./clientsAddress";
import { FleetCard } from "./FleetCard";
import type { FleetPartProps } from "./fleetChoice";
import { fleetHealthTexts } from "./fleetHealthTexts";
import { DeviceList } from "./lists/DeviceList";

const colors = {
  taken: "activity.ok",
  pending: "activity.late",
  untold: "activity.never",
  unassigned: "border.emphasized",
} as const;

/** Devices by the state of their configuration. */
export function ConfigCard({ clients, choice }: FleetPartProps) {
  const t = useT(fleetHealthTexts);
  const { number } = useNumber();
  const answer = useFleetConfigsQuery({ fetchPolicy: "no-cache", ...everyMinute });
  const { data, at } = useLastGood(answerOf(answer));
  const configs = data?.clients ?? undefined;
  const names = useMemo(() => new Map(clients.map((client) => [client.id, client.name])), [clients]);
  const rows = useMemo(() => configs?.filter(({ id }) => names.has(id)), [configs, names]);
  const counts = rows === undefined ? undefined : configCounts(rows);
  return (
    <FleetCard title={t("config")} help="wantedConfig">
      {answer.error === undefined ? null : (
        <PartFault
          text={t("configFailed")}
          at={rows === undefined ? null : at}
          onRetry={() => void answer.refetch().catch(() => undefined)}
        />
      )}
      {rows === undefined || counts === undefined ? (
        answer.error === undefined ? (
          <Skeleton h="12rem" />
        ) : null
      ) : (
        <>
          <Box as="dl">
            {configStates.map((state) => (
              <Flex key={state} gap="2" py="1" align="center" textStyle="sm">
                <Box boxSize="2.5" rounded="full" bg={colors[state]} aria-hidden />
                <Text as="dt" flex="1">
                  {counts[state] ? (
                    <ChakraLink asChild color="fg">
                      <Link to={clientsAddress(choice, { config: state, by: "name" })}>{t(state)}</Link>
                    </ChakraLink>
                  ) : (
                    t(state)
                  )}
                </Text>
                <Text as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {number(counts[state])}
                </Text>
              </Flex>
            ))}
          </Box>
          {!counts.pending ? null : (
            <Heading as="h3" textStyle="sm" fontWeight="medium" color="fg.muted">
              {t("pending")}
            </Heading>
          )}
          {tellsOfConfigs(rows) ? (
            <DeviceList
              label={t("pending")}
              nothing={t("nobodyPending")}
              allAt={clientsAddress(choice, { config: "pending", by: "name" })}
              items={pendingConfigs(rows).map(({ id, wantedConfigVersion, info }) => ({
                id,
                name: names.get(id) ?? id,
                note: t("runsFor", { runs: info.configVersion ?? "-", wanted: wantedConfigVersion ?? "-" }),
                figure: <Age at={info.configVersionDate} isInList />,
              }))}
            />
          ) : null}
        </>
      )}
    </FleetCard>
  );
}
