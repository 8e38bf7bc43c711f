import { Badge, HStack } from "@chakra-ui/react";
import { CircleCheck, CircleDashed, CircleHelp, CirclePause, CircleX, LoaderCircle } from "lucide-react";
import type { ActionRowFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "./actionsTexts";

const looks = {
  CREATED: { palette: "gray", Icon: CircleDashed },
  ACCEPTED: { palette: "blue", Icon: LoaderCircle },
  SUCCEEDED: { palette: "green", Icon: CircleCheck },
  FAILED: { palette: "red", Icon: CircleX },
  UNKNOWN: { palette: "gray", Icon: CircleHelp },
} as const;

/** Badge with the state of an action: a word, an icon and a colour. */
export function StatusBadge({ action }: { action: Pick<ActionRowFragment, "status" | "enabled"> }) {
  const t = useT(actionsTexts);
  const status = action.status ?? "UNKNOWN";
  const { palette, Icon } = looks[status];
  return (
    <HStack gap="1" wrap="wrap">
      <Badge colorPalette={palette} whiteSpace="nowrap">
        <Icon size={12} aria-hidden />
        {t(status)}
      </Badge>
      {action.enabled === false ? (
        <Badge colorPalette="orange" whiteSpace="nowrap">
          <CirclePause size={12} aria-hidden />
          {t("held")}
        </Badge>
      ) : null}
    </HStack>
  );
}
