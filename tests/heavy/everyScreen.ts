import { screensOf as pictured } from "../../tools/pictures/screens.mjs";
import { addAdminFleetScreens } from "../e2e/adminScreens.js";
import { PUBLIC_SCREENS } from "../e2e/publicScreens.js";
import { adminScreensOf, screensOf } from "../e2e/screens.js";
import { addValveScreens, adminValveScreensOf } from "../e2e/valveScreens.js";
import { addConfigs } from "../support/configs.js";
import { type Fleet, hoursAgo, postHours, USER } from "../support/fleet.js";
import { addLabelling } from "../support/labeller.js";
import { addResources } from "../support/resources.js";
import { addViewKey } from "../support/viewKeys.js";
import type { Seen } from "./hostile/walk.js";

/** All screens of the portal, by their viewers. */
export interface EveryScreen {
  guests: readonly Seen[];
  users: readonly Seen[];
  gardeners: readonly Seen[];
  admins: readonly Seen[];
  /** The park on the gardeners' screens. */
  locationId: string;
}

/** Without its ids and its query. */
const kindOf = (path: string) => path.replace(/\?.*/, "").replace(/\d+(?:,\d+)*/g, ":id");
/** In these lists `needs` is an operation; here it is an element of the page. */
const seen = (screens: readonly Omit<Seen, "needs">[]): Seen[] =>
  screens.map(({ name, path, open }) => ({ name, path, open }));

/**
 * Gives a fleet the data for all screens.
 * @returns each screen once: those that axe checks, and addresses that only the contact sheet has, which is
 * checked for completeness
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
  const fleetScreens = await addAdminFleetScreens(fleet, now);
  const gardeners = seen(await addValveScreens(admin));
  const park = gardeners.find(({ path }) => path.startsWith("/location/"));
  const locationId = park?.path.split("/").at(-1) ?? "";
  const users = seen(screensOf(fleet));
  const admins = seen([
    ...adminScreensOf(fleet),
    ...fleetScreens,
    ...adminValveScreensOf(`/location/${locationId}`),
  ]);
  const guests = PUBLIC_SCREENS.map(({ name, path, shows, period }) => ({
    name,
    path: `${path}?${new URLSearchParams({ ...period, key, client: String(sign.id), seconds: "3" })}`,
    needs: shows,
  }));
  const ids = { sign: String(sign.id), counter: String(counter.id), group: String(groupId) };
  const others = {
    location: locationId,
    valve: "1",
    bundle: "1",
    rollout: "1",
    template: "1",
    schedule: "1",
  };
  const week = { from: hoursAgo(7 * 24), to: hoursAgo(0) };
  const known = new Set([...guests, ...users, ...gardeners, ...admins].map(({ path }) => kindOf(path)));
  const more = (who: string) =>
    pictured({ ...ids, ...others, viewKey: key, week })
      .filter((screen) => screen.who === who && !known.has(kindOf(screen.path)))
      .map(({ name, path, needs }) => ({ name: `${name} (picture)`, path, needs }));
  return {
    guests: [...guests, ...more("guest")],
    users: [...users, ...more("traffic")],
    gardeners: [...gardeners, ...more("valves")],
    admins: [...admins, ...more("admin")],
    locationId,
  };
}
