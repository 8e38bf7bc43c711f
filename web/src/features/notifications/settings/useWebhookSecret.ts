import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import type { NotificationSettingsFragment } from "../../../graphql/generated";
import {
  NotificationPreferencesDocument,
  RenewWebhookSecretDocument,
} from "../../../graphql/operations/notifications";
import { keepSettings } from "./useSaveSettings";

export type WebhookSecret = {
  /** The new one, as long as the page is open; null: none was made here. */
  secret: string | null;
  /** Unix seconds; null: there is none. */
  madeAt: number | null;
  isMaking: boolean;
  /** Makes a new one, or joins a running call; rejects on failure. */
  make: () => Promise<void>;
};

/** The webhook's secret, which the portal returns only once. */
export function useWebhookSecret(settings: NotificationSettingsFragment): WebhookSecret {
  const client = useApolloClient();
  const [secret, setSecret] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const underWay = useRef<Promise<void> | null>(null);

  const makeOne = async () => {
    setMaking(true);
    try {
      const { data } = await client.mutate({
        mutation: RenewWebhookSecretDocument,
        variables: { input: {} },
      });
      if (!data) throw new Error("The portal told no secret.");
      const { secretDate } = data.renewWebhookSecret;
      setSecret(data.renewWebhookSecret.secret);
      const known =
        client.readQuery({ query: NotificationPreferencesDocument })?.notificationPreferences ?? settings;
      const webhook = { ...known.channels.webhook, secretDate };
      keepSettings(client, { ...known, channels: { ...known.channels, webhook } });
    } finally {
      setMaking(false);
    }
  };
  // With two concurrent calls it would be unknown which secret is valid.
  const make = () => {
    underWay.current ??= makeOne().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  return { secret, madeAt: settings.channels.webhook.secretDate, isMaking, make };
}
