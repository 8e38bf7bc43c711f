import { Box, Flex, Text } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import type { Activity } from "../../shared/clients/activity";
import type { ClientRow } from "../../shared/clients/clientRow";
import { SignThumbnail } from "../../shared/sign/SignThumbnail";
import type { StaticText } from "../../shared/sign/signModel";
import { HeardAge, heardInFull } from "../../shared/time/Age";
import { StatusDot } from "../../shared/ui/StatusDot";
import { locationPickerTexts } from "./locationPickerTexts";

/** Pixels. */
export const rowHeight = 68;

type LocationRowProps = {
  client: ClientRow;
  activity: Activity;
  /** What it is told to show; undefined where that isn't known, or there is nothing. */
  sign: unknown;
  staticTexts: readonly StaticText[];
};

/** One location: its state, name and address, and what is printed on its papers. */
export const LocationRow = memo(function LocationRow({
  client,
  activity,
  sign,
  staticTexts,
}: LocationRowProps) {
  const t = useT(locationPickerTexts);
  return (
    <Box as="li" h={`${rowHeight}px`} borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex
        asChild
        h="full"
        align="center"
        gap="3"
        px={{ base: "4", md: "5" }}
        color="fg"
        _hover={{ bg: "bg.subtle" }}
        _focusVisible={{
          outline: "2px solid",
          outlineColor: "brand.focusRing",
          outlineOffset: "-2px",
          bg: "bg.subtle",
        }}
      >
        <Link to={paths.client(client.id)} aria-description={heardInFull(client)}>
          <StatusDot activity={activity} />
          <Box flex="1" minW="0">
            <Text fontWeight="medium" truncate>
              {client.name}
            </Text>
            <Text textStyle="sm" color="fg.muted" truncate>
              {client.settings.locationAddress ?? t("noAddress")}
            </Text>
          </Box>
          <Box w="3.25rem" flexShrink="0" hideBelow="sm">
            {sign === undefined ? null : <SignThumbnail document={sign} staticTexts={staticTexts} />}
          </Box>
          <Box textAlign="end" textStyle="xs" color="fg.subtle" hideBelow="lg" flexShrink="0" w="17rem">
            <Text truncate>{client.guid}</Text>
            <Text>{t("id", { id: client.id })}</Text>
          </Box>
          <Box
            textAlign="end"
            textStyle="sm"
            color="fg.muted"
            flexShrink="0"
            w={{ base: "auto", sm: "6.5rem" }}
          >
            <HeardAge client={client} isInList />
          </Box>
          <Box color="fg.subtle" flexShrink="0" hideBelow="sm">
            <ChevronRight size={16} aria-hidden />
          </Box>
        </Link>
      </Flex>
    </Box>
  );
});
