import { Badge } from "@chakra-ui/react";
import { CircleHelp, Droplet, DropletOff } from "lucide-react";
import { useT } from "../../i18n/useT";
import type { Valve } from "./valve";
import { valvesTexts } from "./valvesTexts";

const looks = {
  OPEN: { palette: "green", text: "open", Icon: Droplet },
  CLOSED: { palette: "red", text: "closed", Icon: DropletOff },
  UNKNOWN: { palette: "gray", text: "unknown", Icon: CircleHelp },
} as const;

/** Says whether water flows, by the valve's last report. */
export function FlowTag({ state, size = "lg" }: { state: Valve["state"]; size?: "sm" | "lg" }) {
  const t = useT(valvesTexts);
  const { palette, text, Icon } = looks[state];
  return (
    <Badge colorPalette={palette} size={size} fontWeight="semibold" data-flow={state}>
      <Icon size={size === "sm" ? 12 : 14} aria-hidden />
      {t(text)}
    </Badge>
  );
}
