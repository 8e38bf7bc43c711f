import { beforeAll, expect, it } from "@jest/globals";
import { addConfigs } from "../support/configs.js";
import { ADMIN } from "../support/fleet.js";
import { ADMIN_SIZES } from "../support/pageFaults.js";
import { usePortal } from "../support/portal.js";
import { addResources } from "../support/resources.js";
import { faultsOf } from "./screenFaults.js";
import { adminScreensOf, type Screen } from "./screens.js";
import { addAdminValveScreens } from "./valveScreens.js";

const portal = usePortal();
let valveScreens: readonly Screen[];

beforeAll(async () => {
  await addResources(portal.fleet.admin);
  await addConfigs(portal.fleet);
  valveScreens = await addAdminValveScreens(portal.fleet.admin);
});

it.each(ADMIN_SIZES)(
  "on a $size, administrators' screens break no accessibility rule",
  async ({ view, everyState, isSeen }) => {
    const person = await portal.openAs(ADMIN, view);
    const screens = [...adminScreensOf(portal.fleet), ...valveScreens];
    expect(await faultsOf(person, screens.filter(isSeen), everyState)).toEqual({});
    expect(person.complaints).toEqual([]);
  },
  300_000,
);
