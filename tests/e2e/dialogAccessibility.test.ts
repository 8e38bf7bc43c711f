import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startMailbox } from "../../platform/test/receivers.js";
import { MANAGER } from "../heavy/dialogs/furnish.js";
import { type EveryScreen, everyScreen } from "../heavy/everyScreen.js";
import { ADMIN, USER } from "../support/fleet.js";
import { ADMIN_SIZES } from "../support/pageFaults.js";
import { usePortal } from "../support/portal.js";
import { adminFleetScreensOf } from "./adminScreens.js";
import { faultsOf } from "./screenFaults.js";
import { adminScreensOf, screensOf } from "./screens.js";

const now = () => Math.floor(Date.now() / 1000);
const mailbox = await startMailbox();
const portal = usePortal(now, {
  FIRMWARE_INSTALL_SECONDS: "0",
  SMTP_URL: mailbox.url,
  MAIL_FROM: "Obcestje <portal@test.si>",
});
afterAll(() => mailbox.close());
let screens: EveryScreen;

beforeAll(async () => {
  screens = await everyScreen(portal.fleet, now);
}, 300_000);

/** Names of what the suites of screens check. */
const checked = () =>
  new Set(
    [
      ...screensOf(portal.fleet),
      ...adminScreensOf(portal.fleet),
      ...adminFleetScreensOf({ id: 0, name: "" }, 0),
    ].map(({ name }) => name),
  );

describe.each(ADMIN_SIZES)("on a $size", ({ view, isSeen }) => {
  it.each([
    ["people who look after signs", USER, "users"],
    ["a group's manager", MANAGER, "managers"],
    ["administrators", ADMIN, "admins"],
  ] as const)(
    "dialogs of %s break no accessibility rule",
    async (_who, account, whose) => {
      const person = await portal.openAs(account, view);
      const known = checked();
      const dialogs = screens[whose].filter(({ name, open }) => open !== undefined && !known.has(name));
      expect(await faultsOf(person, dialogs.filter(isSeen), false)).toEqual({});
    },
    600_000,
  );
});
