import { DAY, MINUTE } from "../time/clock.js";

/** What a one-time link does: sets a new password, takes an invitation, confirms a new e-mail. */
export const LINK_PURPOSES = ["reset", "invitation", "email"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Seconds that a link holds. */
export const LINK_HOLDS: Readonly<Record<LinkPurpose, number>> = {
  reset: 30 * MINUTE,
  invitation: 7 * DAY,
  email: DAY,
};

/** The portal's page for a link. */
export const LINK_PAGES: Readonly<Record<LinkPurpose, string>> = {
  reset: "/reset",
  invitation: "/invitation",
  email: "/email",
};
