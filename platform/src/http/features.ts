import type { App } from "./app.js";

/**
 * Features beyond the calls of the specification, by names that callers know. A caller checks these before it
 * relies on one: a platform without X-Dry-Run would make the change.
 */
export const FEATURES = [
  "id-lists",
  "paging",
  "dry-run",
  "idempotency-key",
  "metadata-merge",
  "client-fields",
  "client-edit",
  "client-move",
  "group-past",
  "places",
  "device-key",
  "own-lists",
  "group-zone",
  "group-crest",
  "limit-history",
  "notes",
  "user-rights",
  "profile",
  "sessions",
  "account-edit",
  "account-links",
  "account-mail",
  "sign-in-providers",
  "known-devices",
  "second-factor",
  "passkeys",
  "group-roles",
  "measurement-parts",
  "measurement-summary",
  "comparison",
  "traffic-figures",
  "own-classes",
  "readings",
  "exports",
  "exclusions",
  "imports",
  "report-key",
  "report-schedules",
  "config-list",
  "config-history",
  "action-list",
  "action-hold",
  "action-clear",
  "firmware-progress",
  "firmware-skip",
  "rollouts",
  "apikey-manage",
  "apikey-ends",
  "valve-timer",
  "valve-move",
  "valve-off",
  "rain-delay",
  "valve-preview",
  "valve-history",
  "videos",
  "notifications",
  "error-reports",
  "fleet",
  "audit",
  "revisions",
  "text-places",
  "system",
  "readiness",
  "events",
  "audiences",
] as const;

type Feature = (typeof FEATURES)[number];

/**
 * Names the features in the header X-Platform-Features of every answer except those to devices.
 * @param lacking those that this installation is not set up for
 */
export function addFeaturesHeader(app: App, lacking: readonly Feature[]): void {
  const told = FEATURES.filter((feature) => !lacking.includes(feature)).join(", ");
  app.addHook("onRequest", async ({ url }, reply) => {
    if (!url.startsWith("/device/")) reply.header("x-platform-features", told);
  });
}
