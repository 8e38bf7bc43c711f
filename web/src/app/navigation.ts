import type { Offers } from "../shared/offers/portalOffers";
import { lackingOf } from "./needs";
import { type UserEntry, userPages } from "./userPages";

/** An entry of the sidebar or the user menu, with the address it leads to. */
export type NavigationEntry = UserEntry & { path: string };

/** Every page of the user area that a person reaches by name: sidebar, drawer and user menu are made of these. */
export const navigation = (offers: Offers): NavigationEntry[] =>
  userPages.flatMap(({ path, entry, needs }) =>
    entry !== undefined && !lackingOf(needs, offers) ? [{ path: path.replace(/\/\*$/, ""), ...entry }] : [],
  );

/** What decides which entries there are. */
export type Standing = { hasSummary: boolean; hasOnlyValves: boolean; isLabeller: boolean };

/** The entries of the sidebar. */
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

/** The entries of the user menu. */
export const menuEntries = (offers: Offers): NavigationEntry[] =>
  navigation(offers).filter(({ isInMenu }) => isInMenu);
