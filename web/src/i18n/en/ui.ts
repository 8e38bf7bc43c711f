import type { Translation } from "../catalogue";
import type { ui as source } from "../sl/ui";

export const ui = {
  productName: "Obcestje",
  retry: "Try again",
  close: "Close",
  notifications: "Notifications",
  loading: "Loading …",
  justNow: "just now",
  minutesAgo: "{minutes} min ago",
  hoursAgo: "{hours} h ago",
  daysAgo: { one: "{count} day ago", other: "{count} days ago" },
  never: "never",
  activityOk: "Active",
  activityLate: "Late",
  activitySilent: "Silent",
  activityNever: "Never heard",
  dataOf: "The data are old: {age}",
  connectionLost: "The connection to the portal is lost. What you see may be out of date.",
  platformAway: "The portal receives no new data at the moment. You see the last known ones.",
  connectionBack: "The connection to the portal is back.",
  linkOnline: "Connected to the portal",
  linkOffline: "No connection to the portal",
  linkUpstream: "The portal receives no data",
  crashTitle: "Something went wrong",
  crashText: "This part of the page could not be shown. Your data are safe.",
  reload: "Reload the page",
} as const satisfies Translation<typeof source>;
