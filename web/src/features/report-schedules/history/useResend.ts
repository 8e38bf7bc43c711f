import { ResendReportDocument } from "../../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";

/** Sends a run's report again to whom it could not be sent; the list tells how it goes. */
export function useResend(refetch: () => Promise<void>) {
  const { send, busily, isBusy } = useChange();
  const resend = (runId: string) =>
    busily(async () => {
      const t = translatorOf(reportSchedulesTexts);
      try {
        if ((await send(ResendReportDocument, { runId })) === null) return;
        toast.success(t("resendDone"), `resend:${runId}`);
        await refetch();
      } catch (error) {
        sayFailed(error, t("resendFailed"), `resend:${runId}`);
      }
    });
  return { isSending: isBusy, resend };
}
