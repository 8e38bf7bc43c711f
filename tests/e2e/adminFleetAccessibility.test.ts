import { beforeAll, expect, it } from "@jest/globals";
import { ADMIN } from "../support/fleet.js";
import { ADMIN_SIZES } from "../support/pageFaults.js";
import { usePortal } from "../support/portal.js";
import { addAdminFleetScreens } from "./adminScreens.js";
import { faultsOf } from "./screenFaults.js";
import type { Screen } from "./screens.js";

const now = () => Math.floor(Date.now() / 1000);
const portal = usePortal(now, { FIRMWARE_INSTALL_SECONDS: "0" });
let screens: readonly Screen[];

beforeAll(async () => {
  screens = await addAdminFleetScreens(portal.fleet, now);
});

it.each(ADMIN_SIZES)(
  "on a $size, what administrators see of their fleet breaks no accessibility rule",
  async ({ view, everyState, isSeen }) => {
    const person = await portal.openAs(ADMIN, view);
    expect(await faultsOf(person, screens.filter(isSeen), everyState)).toEqual({});
    expect(person.complaints).toEqual([]);
  },
  300_000,
);
