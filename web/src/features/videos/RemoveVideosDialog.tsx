import { useApolloClient } from "@apollo/client/react";
import { DeleteTrafficVideosDocument } from "../../graphql/operations/adminVideos";
import { useT } from "../../i18n/useT";
import { BulkNotice } from "../../shared/bulk/BulkNotice";
import { countOutcomes } from "../../shared/bulk/bulkResult";
import { ProgressLine } from "../../shared/bulk/ProgressLine";
import { useBulk } from "../../shared/bulk/useBulk";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { useVideoName } from "./VideoFacts";
import type { VideoRow } from "./videoRow";
import { videosTexts } from "./videosTexts";

type RemoveVideosDialogProps = {
  videos: readonly VideoRow[];
  /** Called if some or all are gone. */
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks for confirmation before it deletes videos with their films and labels. */
export function RemoveVideosDialog({ videos, onRemoved, onClose }: RemoveVideosDialogProps) {
  const t = useT(videosTexts);
  const apollo = useApolloClient();
  const nameOf = useVideoName();
  const [first] = videos;
  const count = videos.length;
  const bulk = useBulk({
    run: async (ids, options) => {
      const variables = { input: { ids, ...options } };
      const { data } = await apollo.mutate({ mutation: DeleteTrafficVideosDocument, variables });
      return data?.deleteTrafficVideos.results ?? [];
    },
    wanted: null,
    isForm: count === 1,
    onChanged: onRemoved,
    what: "removeVideos",
    onEnd: (results, about) => {
      const { FAILED, NOT_BEGUN } = countOutcomes(results);
      const failed = FAILED + NOT_BEGUN;
      if (failed > 0) toast.error(`${t("removeFailed")}: ${t("someFailed", { count: failed })}`, about);
      else toast.success(t("removed", { count }), about);
      onClose();
    },
    onFault: (reason, about) => sayFailed(reason, t("removeFailed"), about),
  });
  const labels = videos.reduce((sum, { labelledCount }) => sum + (labelledCount ?? 0), 0);
  return (
    <ConfirmDialog
      title={
        first !== undefined && count === 1
          ? t("removeTitleOne", { name: nameOf(first) })
          : t("removeTitle", { count })
      }
      text={labels === 0 ? t("removeText") : `${t("removeText")} ${t("removeLabels", { count: labels })}`}
      action={t("remove")}
      isDangerous
      isBusy={bulk.isBusy}
      onConfirm={() => void bulk.apply(videos.map(({ id }) => id))}
      onCancel={onClose}
    >
      {bulk.fault === null ? null : <BulkNotice fault={bulk.fault} isTrial={false} />}
      {bulk.progress === null || count === 1 ? null : (
        <ProgressLine {...bulk.progress} isStopping={bulk.isStopping} />
      )}
    </ConfirmDialog>
  );
}
