import { useApolloClient } from "@apollo/client/react";
import { failureOf } from "../../../graphql/errors";
import {
  NotificationsDocument,
  SendTestNotificationDocument,
} from "../../../graphql/operations/notifications";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { notificationsTexts } from "../notificationsTexts";

/** Sends a test to the channels that are on; the list tells how it went. */
export function useSendTest(): { isSending: boolean; send: () => Promise<void> } {
  const client = useApolloClient();
  const { send, busily, isBusy } = useChange();

  const sendTest = () =>
    busily(async () => {
      const t = translatorOf(notificationsTexts);
      try {
        if ((await send(SendTestNotificationDocument, {})) === null) return;
        toast.success(t("testSent"), "testNotification");
        await client.refetchQueries({ include: [NotificationsDocument] });
      } catch (error) {
        const text = t(failureOf(error) === "RATE_LIMITED" ? "testTooMany" : "testFailed");
        sayFailed(error, text, "testNotification");
      }
    });
  return { isSending: isBusy, send: sendTest };
}
