import type { Offers } from "../shared/offers/portalOffers";
import { hasRole } from "../shared/session/hasRole";
import type { LocalSession } from "../shared/session/session";
import { lackingOf } from "./needs";
import { type UserEntry, type UserPage, userPages } from "./userPages";

/** An entry of the sidebar or the user menu, with its path. */
export type NavigationEntry = UserEntry & Pick<UserPage, "role"> & { path: string };

/** Every page of the user area with a name: sidebar, drawer and user menu are made from these. */
export const navigation = (offers: Offers): NavigationEntry[] =>
  userPages.flatMap(({ path, entry, needs, role }) =>
    entry !== undefined && !lackingOf(needs, offers)
      ? [{ path: path.replace(/\/\*$/, ""), role, ...entry }]
      : [],
  );

/** Facts that decide which entries there are. */
export type Standing = { hasSummary: boolean; hasOnlyValves: boolean; isLabeller: boolean };

export const entriesOf = (
  { hasSummary, hasOnlyValves, isLabeller }: Standing,
  offers: Offers,
): NavigationEntry[] =>
  navigation(offers).filter(
    ({ isInMenu, isOfTraffic, needsSummary, needsLabeller }) =>
      !isInMenu &&
      (!isOfTraffic || !hasOnlyValves) &&
      (!needsSummary || hasSummary) &&
      (!needsLabeller || isLabeller),
  );

/** Those of the user menu: not those that are for a greater role than the person's. */
export const menuEntries = (offers: Offers, session: LocalSession | null): NavigationEntry[] =>
  navigation(offers).filter(({ isInMenu, role = "viewer" }) => isInMenu && hasRole(session, role));
