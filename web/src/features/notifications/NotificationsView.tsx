import { useState } from "react";
import type { NotificationSettingsFragment } from "../../graphql/generated";
import { RecentNotifications } from "./recent/RecentNotifications";
import { SettingsForm } from "./settings/SettingsForm";

/** The settings, and what came of them. */
export function NotificationsView({ settings }: { settings: NotificationSettingsFragment }) {
  const [isDirty, setDirty] = useState(false);
  const { email, webhook } = settings.channels;
  return (
    <>
      <SettingsForm settings={settings} onDirty={setDirty} />
      <RecentNotifications hasChannel={email.enabled || webhook.enabled} isDirty={isDirty} />
    </>
  );
}
