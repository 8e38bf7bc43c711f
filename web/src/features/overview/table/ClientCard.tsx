import { Box, chakra, HStack, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useNumber } from "../../../shared/number/useNumber";
import { Age } from "../../../shared/time/Age";
import { StatusDot } from "../../../shared/ui/StatusDot";
import { ClientMenuButton } from "../menu/ClientMenuButton";
import { Alerts } from "./columns";

const menuButton = {
  "& button": { display: "grid", placeItems: "center", boxSize: "9", rounded: "md", color: "fg.muted" },
};

type ClientCardProps = { client: ClientRow; activity: Activity; height: number };

export const ClientCard = memo(function ClientCard({ client, activity, height }: ClientCardProps) {
  const { quantity } = useNumber();
  const { info, settings } = client;
  return (
    <LinkBox
      as="li"
      h={`${height}px`}
      px="4"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
      _active={{ bg: "bg.subtle" }}
    >
      <HStack gap="3" align="start">
        <Box pt="1.5">
          <StatusDot activity={activity} />
        </Box>
        <Box flex="1" minW="0">
          <LinkOverlay asChild>
            <chakra.span>
              <Link to={paths.client(client.id)}>
                <Text as="span" display="block" fontWeight="medium" truncate>
                  {client.name}
                </Text>
              </Link>
            </chakra.span>
          </LinkOverlay>
          <Text textStyle="sm" color="fg.muted" truncate>
            <Age at={client.lastActiveDate} timeZone={client.timeZone} />
            {settings.locationAddress ? ` · ${settings.locationAddress}` : ""}
          </Text>
          <HStack gap="3" pt="1" textStyle="xs" color="fg.muted" overflow="hidden">
            <Alerts alarms={client.alarms} />
            <span>{quantity(info.batteryVoltage, "V", 1)}</span>
            <span>{quantity(info.rssi, "dBm")}</span>
          </HStack>
        </Box>
        <Box position="relative" zIndex="1" css={menuButton}>
          <ClientMenuButton client={client} />
        </Box>
      </HStack>
    </LinkBox>
  );
});
