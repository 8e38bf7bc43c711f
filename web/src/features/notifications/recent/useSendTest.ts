import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { failureOf } from "../../../graphql/errors";
import {
  NotificationsDocument,
  SendTestNotificationDocument,
} from "../../../graphql/operations/notifications";
import { notificationsTexts } from "../../../i18n/texts/notifications";
import { translatorOf } from "../../../i18n/useT";
import { toast } from "../../../shared/ui/toastStore";

/** Sends a test to the channels that are on; the list tells how it went. */
export function useSendTest(): { isSending: boolean; send: () => Promise<void> } {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    const t = translatorOf(notificationsTexts);
    setSending(true);
    try {
      await client.mutate({ mutation: SendTestNotificationDocument, variables: { input: {} } });
      toast.success(t("testSent"));
      await client.refetchQueries({ include: [NotificationsDocument] });
    } catch (error) {
      toast.error(t(failureOf(error) === "RATE_LIMITED" ? "testTooMany" : "testFailed"));
    }
    setSending(false);
  };
  return { isSending, send };
}
