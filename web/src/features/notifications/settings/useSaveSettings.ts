import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import type { NotificationSettingsFragment } from "../../../graphql/generated";
import {
  NotificationPreferencesDocument,
  UpdateNotificationPreferencesDocument,
} from "../../../graphql/operations/notifications";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { heldSave } from "../../../shared/merge/heldSave";
import { namesBy, sayMerged } from "../../../shared/merge/sayMerged";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { notificationsTexts } from "../notificationsTexts";
import { type SettingsValues, settingsInput, valuesOf } from "./settingsValues";

const fields = ["silentAfter", "url", "from", "to", "timeZone"] as const;
/** The form's fields by their names in the API. */
const names = {
  "channels.webhook.url": "url",
  "channels.webhook.enabled": "url",
  "quietHours.from": "from",
  "quietHours.to": "to",
  "quietHours.timeZone": "timeZone",
} as const;
const toldOf = (settings: NotificationSettingsFragment) => ({
  fields: settingsInput(valuesOf(settings)),
  etag: settings.etag,
});

/** Writes the settings to the cache. */
export function keepSettings(client: ApolloClient, settings: NotificationSettingsFragment): void {
  client.writeQuery({
    query: NotificationPreferencesDocument,
    data: { notificationPreferences: settings },
  });
}

/**
 * Saves the form; returns false if it was not saved.
 * @param opened settings when editing began
 * @param makeSecret makes the webhook's secret if there is none yet; rejects on failure
 */
export function useSaveSettings(
  { reset, setError }: Pick<UseFormReturn<SettingsValues>, "reset" | "setError">,
  opened: NotificationSettingsFragment,
  hasSecret: boolean,
  makeSecret: () => Promise<void>,
) {
  const client = useApolloClient();
  const { send } = useChange();

  return async (values: SettingsValues): Promise<boolean> => {
    const t = translatorOf(notificationsTexts);
    try {
      if (values.webhook && !hasSecret) await makeSecret();
      const outcome = await heldSave({
        // The person's own settings, changed in another window: there is no other author.
        thing: null,
        base: toldOf(opened),
        mine: settingsInput(values),
        read: async () => {
          const { data } = await client.query({
            query: NotificationPreferencesDocument,
            fetchPolicy: "network-only",
          });
          return data?.notificationPreferences ? toldOf(data.notificationPreferences) : null;
        },
        send: (changed, ifMatch) => send(UpdateNotificationPreferencesDocument, { ...changed, ifMatch }),
      });
      if (outcome.kind === "kept" || !outcome.data) return false;
      const settings = outcome.data.updateNotificationPreferences.notificationPreferences;
      keepSettings(client, settings);
      reset(valuesOf(settings));
      toast.success(t("saved"), "notifications");
      sayMerged(outcome.theirs, namesBy({}));
      return true;
    } catch (error) {
      showFaults(serverFaults(error), fields, setError, names);
      sayFailed(error, t("saveFailed"), "notifications");
      return false;
    }
  };
}
