import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { failureOf } from "../../graphql/errors";
import { ReportErrorDocument } from "../../graphql/operations/errorReport";
import { errorReportTexts } from "../../i18n/texts/errorReport";
import { translatorOf } from "../../i18n/useT";
import { newKey } from "../../shared/change/newKey";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { draft } from "./draft";

const longestPage = 500;

/** Each text has a name of its own: sent twice, it is stored once. */
type Report = { message: string; key: string | undefined };

/** A report of an error while it is written and sent. `page` is where it shows, or null. */
export function useReportError(page: string | null) {
  const who = useLocalSession()?.username ?? "";
  const client = useApolloClient();
  const [{ message, key }, setReport] = useState<Report>(() => ({ message: draft.read(who), key: newKey() }));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<"failed" | "tooMany" | null>(null);
  const [sentId, setSentId] = useState<string | null>(null);

  const write = (text: string) => {
    draft.keep(who, text);
    setReport({ message: text, key: newKey() });
  };

  const send = async () => {
    setSending(true);
    setFailure(null);
    const t = translatorOf(errorReportTexts);
    try {
      const input = {
        message: message.trim(),
        page: page?.slice(0, longestPage) ?? null,
        ...(key === undefined ? {} : { idempotencyKey: key }),
      };
      const { data } = await client.mutate({ mutation: ReportErrorDocument, variables: { input } });
      setSentId(data?.reportError.id ?? null);
      write("");
      toast.success(t("sent"), "errorReport");
    } catch (error) {
      setFailure(failureOf(error) === "RATE_LIMITED" ? "tooMany" : "failed");
      sayFailed(error, t("failed"), "errorReport");
    }
    setSending(false);
  };

  return { message, write, send, isSending, failure, sentId, another: () => setSentId(null) };
}
