import type { Offers } from "../shared/offers/portalOffers";
import { lackingOf } from "./needs";
import { type UserEntry, userPages } from "./userPages";

/** An entry of the sidebar or the user menu, with its path. */
export type NavigationEntry = UserEntry & { path: string };

/** Every page of the user area with a name: sidebar, drawer and user menu are made from these. */
export const navigation = (offers: Offers): NavigationEntry[] =>
  userPages.flatMap(({ path, entry, needs }) =>
    entry !== undefined && !lackingOf(needs, offers) ? [{ path: path.replace(/\/\*$/, ""), ...entry }] : [],
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

export const menuEntries = (offers: Offers): NavigationEntry[] =>
  navigation(offers).filter(({ isInMenu }) => isInMenu);
