import { useState } from "react";
import { failureOf } from "../../graphql/errors";
import { ReportErrorDocument } from "../../graphql/operations/errorReport";
import { translatorOf } from "../../i18n/useT";
import { useChange } from "../../shared/change/useChange";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { draft } from "./draft";
import { errorReportTexts } from "./errorReportTexts";

const longestPage = 500;

/** A report of an error while it is written and sent. `page` is where it shows, or null. */
export function useReportError(page: string | null) {
  const who = useLocalSession()?.username ?? "";
  const { send, isBusy } = useChange();
  const [message, setMessage] = useState(() => draft.read(who));
  const [failure, setFailure] = useState<"failed" | "tooMany" | null>(null);
  const [sentId, setSentId] = useState<string | null>(null);

  const write = (text: string) => {
    draft.keep(who, text);
    setMessage(text);
  };

  const report = async () => {
    setFailure(null);
    const t = translatorOf(errorReportTexts);
    try {
      const input = { message: message.trim(), page: page?.slice(0, longestPage) ?? null };
      const data = await send(ReportErrorDocument, input);
      if (data === null) return;
      setSentId(data.reportError.id);
      write("");
      toast.success(t("sent"), "errorReport");
    } catch (error) {
      setFailure(failureOf(error) === "RATE_LIMITED" ? "tooMany" : "failed");
      sayFailed(error, t("failed"), "errorReport");
    }
  };

  return { message, write, send: report, isSending: isBusy, failure, sentId, another: () => setSentId(null) };
}
