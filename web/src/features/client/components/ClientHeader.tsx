import { Box, Button, Flex, Heading, HStack, IconButton, Text } from "@chakra-ui/react";
import { GitCompareArrows, MapPin, X } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import type { Measurement } from "../../../shared/chart/measurement";
import { activityOf, heardDateOf } from "../../../shared/clients/activity";
import { overviewAddress } from "../../../shared/clients/overviewAddress";
import { type Interval, withInterval } from "../../../shared/interval/interval";
import { useOffers } from "../../../shared/offers/useOffers";
import { Age } from "../../../shared/time/Age";
import { useNow } from "../../../shared/time/useNow";
import { StatusDot, useActivityLabel } from "../../../shared/ui/StatusDot";
import { clientTexts } from "../clientTexts";
import { ClientGroups } from "./ClientGroups";
import { ShareMenu } from "./ShareMenu";

type ClientHeaderProps = {
  client: ClientHeadFragment;
  interval: Interval;
  measurement: Pick<Measurement, "from" | "to"> | undefined;
};

/** The comparison of this client and period with another, which that page chooses. */
function comparison(id: string, interval: Interval): string {
  return `${paths.compare}?${withInterval(new URLSearchParams({ client: id }), interval)}`;
}

/** Who the device is, how it does, what can be done with the page, and the way back. */
export function ClientHeader({ client, interval, measurement }: ClientHeaderProps) {
  const t = useT(clientTexts);
  const canCompare = useOffers().has("COMPARISON");
  const activityLabel = useActivityLabel();
  const activity = activityOf(client, useNow());
  const heardDate = heardDateOf(client);
  const { locationAddress } = client.settings;
  return (
    <Flex as="header" align="start" gap="4">
      <Box flex="1" minW="0">
        <Heading
          as="h1"
          textStyle={{ base: "xl", md: "2xl" }}
          letterSpacing="-0.02em"
          overflowWrap="anywhere"
        >
          {client.name}
        </Heading>
        <Flex color="fg.muted" textStyle="sm" columnGap="5" rowGap="1" wrap="wrap" mt="1">
          <HStack gap="2">
            <StatusDot activity={activity} decorative />
            <Text>
              {activityLabel(activity)}
              {heardDate === null ? null : (
                <>
                  {", "}
                  <Age at={heardDate} timeZone={client.timeZone} />
                </>
              )}
            </Text>
          </HStack>
          <ClientGroups groups={client.groups ?? []} />
          {locationAddress ? (
            <HStack gap="1.5">
              <MapPin size={14} aria-hidden style={{ flexShrink: 0 }} />
              <Text minW="0" overflowWrap="anywhere">
                {locationAddress}
              </Text>
            </HStack>
          ) : null}
        </Flex>
      </Box>
      <HStack gap="1" flexShrink="0">
        {canCompare ? (
          <Button asChild size="sm" variant="ghost" px={{ base: "2", md: "3" }}>
            <Link to={comparison(client.id, interval)} aria-label={t("compare")}>
              <GitCompareArrows size={16} aria-hidden />
              <Text as="span" hideBelow="md">
                {t("compare")}
              </Text>
            </Link>
          </Button>
        ) : null}
        <ShareMenu period={interval.kind === "preset" ? (measurement ?? null) : null} />
        <IconButton asChild variant="ghost" size="sm" aria-label={t("close")} title={t("close")}>
          <Link to={`${paths.overview}${overviewAddress.search()}`}>
            <X aria-hidden />
          </Link>
        </IconButton>
      </HStack>
    </Flex>
  );
}
