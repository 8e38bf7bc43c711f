import { SILENT_MINUTES } from "@obcestje/contract/limits/spans.js";
import type {
  NotificationSettingsFragment,
  UpdateNotificationPreferencesInput,
} from "../../../graphql/generated";

/** Form values, as typed. */
export type SettingsValues = {
  silent: boolean;
  back: boolean;
  alarm: boolean;
  valve: boolean;
  /** Minutes. */
  silentAfter: string;
  email: boolean;
  webhook: boolean;
  url: string;
  quiet: boolean;
  /** HH:mm. */
  from: string;
  to: string;
  /** Empty: the group's. */
  timeZone: string;
  alarmsPass: boolean;
  places: "all" | "chosen";
  clientIds: string[];
};

export function valuesOf(settings: NotificationSettingsFragment): SettingsValues {
  const { events, channels, quietHours } = settings;
  return {
    ...{ silent: events.silent, back: events.back, alarm: events.alarm, valve: events.valve },
    silentAfter: String(settings.silentAfter),
    email: channels.email.enabled,
    webhook: channels.webhook.enabled,
    url: channels.webhook.url ?? "",
    quiet: quietHours.enabled,
    from: quietHours.from,
    to: quietHours.to,
    timeZone: quietHours.timeZone ?? "",
    alarmsPass: quietHours.alarmsPass,
    places: settings.allClients ? "all" : "chosen",
    clientIds: settings.clientIds,
  };
}

/** Form values as the portal takes them. */
export function settingsInput(values: SettingsValues): UpdateNotificationPreferencesInput {
  const { silent, back, alarm, valve, email, webhook, quiet, from, to, alarmsPass } = values;
  return {
    events: { silent, back, alarm, valve },
    silentAfter: Number(values.silentAfter),
    channels: { email: { enabled: email }, webhook: { enabled: webhook, url: values.url.trim() || null } },
    quietHours: { enabled: quiet, from, to, timeZone: values.timeZone || null, alarmsPass },
    allClients: values.places === "all",
    clientIds: values.clientIds,
  };
}

/** True if a text is a valid number of minutes until a device counts as silent. */
export function isSilentAfter(text: string): boolean {
  return /^\d{2,4}$/.test(text) && Number(text) >= SILENT_MINUTES.min && Number(text) <= SILENT_MINUTES.max;
}
