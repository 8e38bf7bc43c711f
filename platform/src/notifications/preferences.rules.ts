import { invalid } from "../errors.js";
import { isZone } from "../time/zone.js";
import { bySwitch, type Channel, type EventSwitch } from "./schemas.js";
import { type Openness, webhookFault } from "./webhookUrl.rules.js";

/** A person's settings for notifications and channels. */
export interface Preferences {
  events: Record<EventSwitch, boolean>;
  /** Minutes. */
  silentAfter: number;
  email: boolean;
  webhook: boolean;
  webhookUrl: string | null;
  webhookSecret: string | null;
  webhookSecretDate: number | null;
  quietHours: QuietHours;
  allClients: boolean;
}

export interface QuietHours {
  enabled: boolean;
  /** Minutes of the local day. */
  from: number;
  to: number;
  /** IANA; null: the zone of the person's group. */
  timeZone: string | null;
  /** True if alarms are sent during quiet hours, too. */
  alarmsPass: boolean;
}

const SILENT_AFTER = 60;
const EVENING = 22 * 60;
const MORNING = 6 * 60;

/**
 * The preferences before somebody has set any: nothing is sent. A member of a group would be notified of all
 * its clients, others of none.
 */
export function usualPreferences(ofGroup: boolean): Preferences {
  return {
    events: bySwitch(() => true),
    silentAfter: SILENT_AFTER,
    email: false,
    webhook: false,
    webhookUrl: null,
    webhookSecret: null,
    webhookSecretDate: null,
    quietHours: { enabled: false, from: EVENING, to: MORNING, timeZone: null, alarmsPass: true },
    allClients: ofGroup,
  };
}

/** A change of the preferences. Fields left out stay unchanged. */
export interface PreferencesChange {
  events?: Partial<Preferences["events"]> | undefined;
  silentAfter?: number | undefined;
  channels?:
    | {
        email?: { enabled?: boolean | undefined } | undefined;
        webhook?: { enabled?: boolean | undefined; url?: string | null | undefined } | undefined;
      }
    | undefined;
  quietHours?: Partial<QuietHours> | undefined;
  allClients?: boolean | undefined;
}

/** The preferences after a change. @throws PlatformError VALIDATION_FAILED naming the field */
export function changed(old: Preferences, change: PreferencesChange, openness: Openness): Preferences {
  const { email, webhook } = change.channels ?? {};
  const next: Preferences = {
    ...old,
    events: { ...old.events, ...given(change.events) },
    quietHours: { ...old.quietHours, ...given(change.quietHours) },
    silentAfter: change.silentAfter ?? old.silentAfter,
    email: email?.enabled ?? old.email,
    webhook: webhook?.enabled ?? old.webhook,
    webhookUrl: webhook?.url === undefined ? old.webhookUrl : trimmed(webhook.url),
    allClients: change.allClients ?? old.allClients,
  };
  check(next, openness);
  return next;
}

function check({ webhook, webhookUrl, webhookSecret, quietHours }: Preferences, openness: Openness): void {
  const fault = webhookUrl === null ? undefined : webhookFault(webhookUrl, openness);
  if (fault) throw invalid("channels.webhook.url", fault);
  if (webhook && webhookUrl === null) throw invalid("channels.webhook.url", "REQUIRED");
  if (webhook && webhookSecret === null) throw invalid("channels.webhook.enabled", "NEEDS_SECRET");
  if (quietHours.from === quietHours.to) throw invalid("quietHours.to", "IS_START");
  if (quietHours.timeZone !== null && !isZone(quietHours.timeZone))
    throw invalid("quietHours.timeZone", "NOT_A_TIME_ZONE");
}

/** The channels that are on. */
export function channelsOf({ email, webhook }: Preferences): Channel[] {
  return [...(email ? (["email"] as const) : []), ...(webhook ? (["webhook"] as const) : [])];
}

function given<T extends object>(part: T | undefined): Partial<T> {
  const entries = Object.entries(part ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}

function trimmed(url: string | null): string | null {
  return url === null || url.trim() === "" ? null : url.trim();
}
