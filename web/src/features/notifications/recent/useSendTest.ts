import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { failureOf } from "../../../graphql/errors";
import {
  NotificationsDocument,
  SendTestNotificationDocument,
} from "../../../graphql/operations/notifications";
import { notificationsTexts } from "../../../i18n/texts/notifications";
import { translatorOf } from "../../../i18n/useT";
import { sayFailed } from "../../../shared/ui/sayFailed";
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
      toast.success(t("testSent"), "testNotification");
      await client.refetchQueries({ include: [NotificationsDocument] });
    } catch (error) {
      const text = t(failureOf(error) === "RATE_LIMITED" ? "testTooMany" : "testFailed");
      sayFailed(error, text, "testNotification");
    }
    setSending(false);
  };
  return { isSending, send };
}
