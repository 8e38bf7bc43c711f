import { Badge } from "@chakra-ui/react";
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CirclePause,
  CircleX,
  Clock,
  Download,
  HardDriveDownload,
  Replace,
} from "lucide-react";
import type { RolloutDeviceState } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { rolloutsTexts } from "./rolloutsTexts";

const looks = {
  WAITING: { palette: "gray", Icon: Clock },
  ASSIGNED: { palette: "gray", Icon: CircleDashed },
  DOWNLOADING: { palette: "blue", Icon: Download },
  DOWNLOADED: { palette: "blue", Icon: HardDriveDownload },
  INSTALLED: { palette: "green", Icon: CircleCheck },
  FAILED: { palette: "red", Icon: CircleX },
  WITHDRAWN: { palette: "orange", Icon: CirclePause },
  REPLACED: { palette: "gray", Icon: Replace },
  UNKNOWN: { palette: "gray", Icon: CircleHelp },
} as const;

/** Badge with a device's state in a rollout: a word and an icon. */
export function DeviceBadge({ state }: { state: RolloutDeviceState | null }) {
  const t = useT(rolloutsTexts);
  const known = state ?? "UNKNOWN";
  const { palette, Icon } = looks[known];
  return (
    <Badge colorPalette={palette} whiteSpace="nowrap">
      <Icon size={12} aria-hidden />
      {t(`state${known}`)}
    </Badge>
  );
}
