import { useT } from "../../../i18n/useT";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { FaultText } from "../../../shared/ui/FaultText";
import type { Work } from "../useDeskWork";
import { videoLabellingTexts } from "../videoLabellingTexts";

type EndDialogProps = {
  kind: "finish" | "giveBack";
  /** Number of unlabelled vehicles. */
  open: number;
  work: Work;
  onCancel: () => void;
};

/** Asks for confirmation before a video is finished or given back. */
export function EndDialog({ kind, open, work, onCancel }: EndDialogProps) {
  const t = useT(videoLabellingTexts);
  const isFinish = kind === "finish";
  const text = isFinish ? `${t("finishOpen", { count: open })} ${t("finishText")}` : t("giveBackText");
  return (
    <ConfirmDialog
      title={t(isFinish ? "finishTitle" : "giveBackTitle")}
      text={text}
      action={t(kind)}
      isBusy={work.isBusy}
      onConfirm={() => void work[kind]()}
      onCancel={onCancel}
    >
      <FaultText>{work.fault}</FaultText>
    </ConfirmDialog>
  );
}
