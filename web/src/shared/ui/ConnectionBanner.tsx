import { Box, HStack, Text } from "@chakra-ui/react";
import { CloudOff, Unplug } from "lucide-react";
import { useT } from "../../i18n/useT";
import { useAsOf, useLink } from "../live/useLink";
import { formatDate, formatTime } from "../time/format";
import { useNow } from "../time/useNow";
import { uiTexts } from "./uiTexts";

/** Says that the link to the portal is down and since when the data are old; disappears when the link is back. */
export function ConnectionBanner() {
  const t = useT(uiTexts);
  const link = useLink();
  const Icon = link === "offline" ? Unplug : CloudOff;
  return (
    <Box role="status" position="sticky" top="var(--bar-height, 0)" zIndex="docked">
      {link === "online" ? null : (
        <HStack bg="bg.warning" color="fg.warning" px={{ base: "4", md: "6" }} py="2" gap="3">
          <Icon size={16} aria-hidden />
          <Text textStyle="sm">{link === "offline" ? <AsOf /> : t("platformAway")}</Text>
        </HStack>
      )}
    </Box>
  );
}

function AsOf() {
  const t = useT(uiTexts);
  const asOf = useAsOf();
  const today = formatDate(useNow());
  if (asOf === null) return t("linkOffline");
  const [day, time] = [formatDate(asOf), formatTime(asOf)];
  return day === today ? t("asOfTime", { time }) : t("asOfDay", { day, time });
}
