import { Badge } from "@chakra-ui/react";
import { CircleCheck, CircleHelp, CirclePause, LoaderCircle } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import type { RolloutHead } from "./rollout";

const looks = {
  PILOTS: { palette: "blue", Icon: LoaderCircle },
  REST: { palette: "blue", Icon: LoaderCircle },
  STOPPED: { palette: "orange", Icon: CirclePause },
  DONE: { palette: "green", Icon: CircleCheck },
  UNKNOWN: { palette: "gray", Icon: CircleHelp },
} as const;

/** Badge with a rollout's state: a word and an icon. */
export function StageBadge({ state }: Pick<RolloutHead, "state">) {
  const t = useT(rolloutsTexts);
  const stage = state ?? "UNKNOWN";
  const { palette, Icon } = looks[stage];
  return (
    <Badge colorPalette={palette} whiteSpace="nowrap">
      <Icon size={12} aria-hidden />
      {t(stage)}
    </Badge>
  );
}
