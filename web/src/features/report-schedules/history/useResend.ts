import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ResendReportDocument } from "../../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../../i18n/texts/reportSchedules";
import { translatorOf } from "../../../i18n/useT";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";

/** Sends a run's report again to whom it could not be sent; the list tells how it goes. */
export function useResend(refetch: () => Promise<void>) {
  const apollo = useApolloClient();
  const [isSending, setSending] = useState(false);
  const resend = async (runId: string) => {
    const t = translatorOf(reportSchedulesTexts);
    setSending(true);
    try {
      await apollo.mutate({ mutation: ResendReportDocument, variables: { input: { runId } } });
      toast.success(t("resendDone"), `resend:${runId}`);
      await refetch();
    } catch (error) {
      sayFailed(error, t("resendFailed"), `resend:${runId}`);
    }
    setSending(false);
  };
  return { isSending, resend };
}
