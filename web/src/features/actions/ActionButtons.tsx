import { HStack, IconButton } from "@chakra-ui/react";
import { Pause, Play, Trash2 } from "lucide-react";
import { actionsTexts } from "../../i18n/texts/actions";
import { useT } from "../../i18n/useT";
import { type ActionRow, mayBeHeld } from "./actionChoice";
import type { ActionWork } from "./useActionWork";

type ActionButtonsProps = { action: ActionRow; name: string; work: ActionWork };

/** What can be done with one action. */
export function ActionButtons({ action, name, work }: ActionButtonsProps) {
  const t = useT(actionsTexts);
  const button = { variant: "ghost", size: "sm", color: "fg.muted" } as const;
  const turn = action.enabled ? "hold" : "release";
  const Turn = action.enabled ? Pause : Play;
  return (
    <HStack gap="0.5" justify="end">
      {mayBeHeld(action) ? (
        <IconButton
          {...button}
          aria-label={t(action.enabled ? "holdOf" : "releaseOf", { name })}
          title={t(turn)}
          disabled={work.isBusy}
          onClick={() => work.setEnabled([action.id], !action.enabled)}
        >
          <Turn aria-hidden />
        </IconButton>
      ) : null}
      <IconButton
        {...button}
        aria-label={t("removeOf", { name })}
        title={t("remove")}
        onClick={() => work.askRemoval([action.id])}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </HStack>
  );
}
