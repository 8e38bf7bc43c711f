import { Box, Flex, Heading, HStack, IconButton, Text } from "@chakra-ui/react";
import { MapPin, Users, X } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { activityOf } from "../../../shared/clients/activity";
import { Age } from "../../../shared/time/Age";
import { useNow } from "../../../shared/time/useNow";
import { StatusDot, useActivityLabel } from "../../../shared/ui/StatusDot";

/** Who the device is, how it does, and the way back. */
export function ClientHeader({ client }: { client: ClientHeadFragment }) {
  const t = useT("client");
  const activityLabel = useActivityLabel();
  const activity = activityOf(client.lastActiveDate, useNow());
  const groups = client.groups?.map(({ name }) => name).join(", ") ?? "";
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
              {client.lastActiveDate === null ? null : (
                <>
                  {", "}
                  <Age at={client.lastActiveDate} timeZone={client.timeZone} />
                </>
              )}
            </Text>
          </HStack>
          {groups === "" ? null : (
            <HStack gap="1.5" title={t("group", { name: groups })}>
              <Users size={14} aria-hidden />
              <Text>{groups}</Text>
            </HStack>
          )}
          {locationAddress ? (
            <HStack gap="1.5">
              <MapPin size={14} aria-hidden />
              <Text>{locationAddress}</Text>
            </HStack>
          ) : null}
        </Flex>
      </Box>
      <IconButton asChild variant="ghost" size="sm" aria-label={t("close")} title={t("close")}>
        <Link to={paths.overview}>
          <X aria-hidden />
        </Link>
      </IconButton>
    </Flex>
  );
}
