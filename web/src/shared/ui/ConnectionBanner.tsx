import { Box, HStack, Text } from "@chakra-ui/react";
import { CloudOff, Unplug } from "lucide-react";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";
import { useLink } from "../live/useLink";

/** Says that the link to the portal is down, and takes itself away once it is back. */
export function ConnectionBanner() {
  const t = useT(uiTexts);
  const link = useLink();
  const Icon = link === "offline" ? Unplug : CloudOff;
  return (
    <Box role="status" position="sticky" top="var(--bar-height, 0)" zIndex="docked">
      {link === "online" ? null : (
        <HStack bg="bg.warning" color="fg.warning" px={{ base: "4", md: "6" }} py="2" gap="3">
          <Icon size={16} aria-hidden />
          <Text textStyle="sm">{t(link === "offline" ? "connectionLost" : "platformAway")}</Text>
        </HStack>
      )}
    </Box>
  );
}
