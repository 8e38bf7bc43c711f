import { Box, Button, Flex, HStack, Icon, Text } from "@chakra-ui/react";
import { ClockAlert, FileUp, MapPin, SlidersHorizontal } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { activityOf, heardDateOf } from "../../shared/clients/activity";
import { useClockWords } from "../../shared/clients/clock/useClockWords";
import { importsAddress } from "../../shared/imports/importsAddress";
import { useOffers } from "../../shared/offers/useOffers";
import { Age } from "../../shared/time/Age";
import { useClock } from "../../shared/time/useNow";
import { BackLink } from "../../shared/ui/BackLink";
import { PageHeading } from "../../shared/ui/PageHeading";
import { StatusDot, useActivityLabel } from "../../shared/ui/StatusDot";
import type { AdminClient, Ask } from "./adminClient";
import { adminClientTexts } from "./adminClientTexts";
import { ChangesMenu } from "./ChangesMenu";
import { ShowAsUser } from "./ShowAsUser";

/** Which device it is, how it does, and where to go from here. */
export function ClientHead({ client, ask }: { client: AdminClient; ask: Ask }) {
  const t = useT(adminClientTexts);
  const { timeZone, settings, alarms } = client;
  const heardDate = heardDateOf(client);
  const label = useActivityLabel();
  const hasImports = useOffers().has("IMPORTS");
  const clockWords = useClockWords().sentence(client.info.clockSkewSeconds);
  const activity = useClock((now) => activityOf(client, now));
  return (
    <Box as="header">
      <BackLink to={paths.adminClients}>{t("toList")}</BackLink>
      <Flex gap="3" justify="space-between" align="end" wrap="wrap" pt="4">
        <Box minW="0">
          <Box overflowWrap="anywhere">
            <PageHeading>{client.name}</PageHeading>
          </Box>
          <Flex color="fg.muted" textStyle="sm" columnGap="5" rowGap="1" wrap="wrap" pt="1">
            <HStack gap="2" role="status">
              <StatusDot activity={activity} decorative />
              <Text>
                {label(activity)}
                {heardDate === null ? null : (
                  <>
                    {", "}
                    <Age at={heardDate} timeZone={timeZone} />
                  </>
                )}
              </Text>
            </HStack>
            {clockWords === null ? null : (
              <HStack gap="1.5" color="fg.warning">
                <ClockAlert size={14} aria-hidden />
                <Text>{clockWords}</Text>
              </HStack>
            )}
            {alarms?.length === 0 ? <Text>{t("noAlarms")}</Text> : null}
            {settings.locationAddress ? (
              <HStack gap="1.5">
                <MapPin size={14} aria-hidden />
                <Text>{settings.locationAddress}</Text>
              </HStack>
            ) : null}
          </Flex>
        </Box>
        <HStack gap={{ base: "1.5", sm: "2" }} wrap="wrap">
          <ShowAsUser client={client} />
          <Button asChild size="sm" variant="outline" bg="bg.panel">
            <Link to={paths.clientConfig(client.id)}>
              <Icon hideBelow="sm">
                <SlidersHorizontal aria-hidden />
              </Icon>
              {t("config")}
            </Link>
          </Button>
          {hasImports ? (
            <Button asChild size="sm" variant="outline" bg="bg.panel">
              <Link to={importsAddress(client.id)}>
                <Icon hideBelow="sm">
                  <FileUp aria-hidden />
                </Icon>
                {t("imports")}
              </Link>
            </Button>
          ) : null}
          <ChangesMenu name={client.name} ask={ask} />
        </HStack>
      </Flex>
    </Box>
  );
}
