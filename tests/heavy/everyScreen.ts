import { screensOf as pictured } from "../../tools/pictures/screens.mjs";
import { adminFleetScreensOf, furnishAdminScreens } from "../e2e/adminScreens.js";
import { PUBLIC_SCREENS } from "../e2e/publicScreens.js";
import { adminScreensOf, screensOf } from "../e2e/screens.js";
import { adminValveScreensOf, type FurnishedPark, furnishPark, valveScreensOf } from "../e2e/valveScreens.js";
import { addConfigs } from "../support/configs.js";
import { type Fleet, hoursAgo, postHours, USER } from "../support/fleet.js";
import { addLabelling } from "../support/labeller.js";
import { addResources } from "../support/resources.js";
import { addViewKey } from "../support/viewKeys.js";
import { adminDialogsOf } from "./dialogs/adminDialogs.js";
import { addMovedSign, furnishDialogs, type Moved } from "./dialogs/furnish.js";
import { managerScreens, userDialogsOf } from "./dialogs/userDialogs.js";
import type { Seen } from "./hostile/walk.js";

/** All screens of the portal, by their viewers. */
export interface EveryScreen {
  guests: readonly Seen[];
  users: readonly Seen[];
  gardeners: readonly Seen[];
  managers: readonly Seen[];
  admins: readonly Seen[];
  /** The park on the gardeners' screens. */
  locationId: string;
  /** A device that was moved. */
  movedId: number;
}

/** Without its ids and times; what is opened there, and with which query, counts. */
const kindOf = (path: string) => path.replace(/\d+(?:,\d+)*/g, ":id");
/** In these lists `needs` is an operation; here it is an element of the page. */
const seen = (screens: readonly Omit<Seen, "needs">[]): Seen[] =>
  screens.map(({ name, path, open, dialog }) => ({ name, path, open, dialog }));

/** What the addresses of screens name. */
export interface Things extends Moved {
  fleet: Pick<Fleet, "sign" | "counter" | "groupId">;
  park: FurnishedPark;
  adminSign: { id: number; name: string };
  viewKey: string;
}

/**
 * Gives a fleet the data for all screens.
 * @returns each screen once
 */
export async function everyScreen(fleet: Fleet, now: () => number): Promise<EveryScreen> {
  const { admin, groupId, sign, counter } = fleet;
  await postHours(sign, hoursAgo(6), 6);
  const groups = [{ name: "Glavna cesta ".repeat(15).trim(), clients: [sign.id, counter.id] }];
  await admin.patch("/group", { id: groupId, metaData: { summaryGroups: { groups } } });
  await addResources(admin);
  await addConfigs(fleet);
  await addLabelling(admin, USER);
  const { key } = await addViewKey(admin, { groupId });
  const { sign: adminSign, rolloutId } = await furnishAdminScreens(fleet, now);
  const moved = await addMovedSign(fleet);
  await furnishDialogs(fleet);
  return screensOfAll({
    ...{ fleet, adminSign, viewKey: key, park: await furnishPark(admin) },
    ...{ ...moved, rolloutId, otherSign: adminSign.id },
  });
}

/**
 * @returns each screen once: those that axe checks, dialogs beyond them, and addresses that only the contact
 * sheet has, which is checked for completeness
 */
export function screensOfAll(things: Things): EveryScreen {
  const { fleet, park, adminSign, viewKey, rolloutId } = things;
  const { sign, counter, groupId } = fleet;
  const locationId = park.location.split("/").at(-1) ?? "";
  const gardeners = seen(valveScreensOf(park));
  const users = seen([...screensOf(fleet), ...userDialogsOf(fleet, things)]);
  const managers = seen(managerScreens);
  const admins = seen([
    ...adminScreensOf(fleet),
    ...adminFleetScreensOf(adminSign, rolloutId),
    ...adminValveScreensOf(park.location),
    ...adminDialogsOf(fleet, things),
  ]);
  const guests = PUBLIC_SCREENS.map(({ name, path, shows, period }) => ({
    name,
    path: `${path}?${new URLSearchParams({ ...period, key: viewKey, client: String(sign.id), seconds: "3" })}`,
    needs: shows,
  }));
  const ids = { sign: String(sign.id), counter: String(counter.id), group: String(groupId) };
  const others = {
    location: locationId,
    valve: String(park.stuckId),
    bundle: String(park.bundleId),
    rollout: "1",
    template: "1",
    schedule: "1",
  };
  const week = { from: hoursAgo(7 * 24), to: hoursAgo(0) };
  const known = new Set(
    [...guests, ...users, ...gardeners, ...admins]
      .filter((screen) => !("open" in screen) || screen.open === undefined)
      .map(({ path }) => kindOf(path)),
  );
  const more = (who: string) =>
    pictured({ ...ids, ...others, viewKey, week })
      .filter((screen) => screen.who === who && !known.has(kindOf(screen.path)))
      .map(({ name, path, needs }) => ({ name: `${name} (picture)`, path, needs }));
  return {
    guests: [...guests, ...more("guest")],
    users: [...users, ...more("traffic")],
    gardeners: [...gardeners, ...more("valves")],
    managers,
    admins: [...admins, ...more("admin")],
    locationId,
    movedId: things.movedId,
  };
}
