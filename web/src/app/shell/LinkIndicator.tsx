import { Box } from "@chakra-ui/react";
import { Cloud, CloudAlert, CloudOff } from "lucide-react";
import { useT } from "../../i18n/useT";
import { useLink } from "../../shared/live/useLink";
import { uiTexts } from "../../shared/ui/uiTexts";

const looks = {
  online: { Icon: Cloud, text: "linkOnline", color: "fg.subtle" },
  offline: { Icon: CloudOff, text: "linkOffline", color: "fg.error" },
  upstream: { Icon: CloudAlert, text: "linkUpstream", color: "fg.warning" },
} as const;

/** My link to the portal; the dots beside the devices say how those are. */
export function LinkIndicator() {
  const t = useT(uiTexts);
  const { Icon, text, color } = looks[useLink()];
  return (
    <Box role="img" aria-label={t(text)} title={t(text)} color={color} p="2">
      <Icon size={18} aria-hidden />
    </Box>
  );
}
