import { expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { addFirmware } from "../support/adminFleet.js";
import { ADMIN, addDevice } from "../support/fleet.js";
import { named, pathOf, press, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { loseAnswer } from "../support/requests.js";
import { addUser } from "../support/users.js";

const portal = usePortal();

/** A thing to delete, with the way to its question. */
interface Doomed {
  name: string;
  path: string;
  ask: (page: Page) => Promise<void>;
}

interface Kind {
  kind: string;
  /** Makes a new one for each test. */
  make: (name: string) => Promise<Doomed>;
  operation: string;
  /** The platform's call, as in its audit log. */
  call: string;
  said: string;
  endsAt: string;
}

const kinds: Kind[] = [
  {
    kind: "client",
    make: async (name) => {
      const { admin, groupId } = portal.fleet;
      const { id } = await addDevice(admin, groupId, { locationName: name, speedLimit: 50 });
      const ask = (page: Page) => choose(page, `More: ${name}`, "Delete client");
      return { name, path: `/admin/clients/${id}`, ask };
    },
    operation: "DeleteClients",
    call: "DELETE /client",
    said: "1 client is deleted",
    endsAt: "/admin/clients",
  },
  {
    kind: "user",
    make: async (name) => {
      const email = `${name.toLowerCase()}@test.si`;
      await addUser(portal.fleet.admin, { email, password: "long-enough-of-the-tests" });
      const ask = (page: Page) => choose(page, `Actions: ${email}`, "Delete");
      return { name: email, path: "/admin/users", ask };
    },
    operation: "DeleteUsers",
    call: "DELETE /user",
    said: "Successfully deleted the user",
    endsAt: "/admin/users",
  },
  {
    kind: "firmware",
    make: async (name) => {
      await addFirmware(portal.fleet.admin, name);
      return { name, path: "/admin/firmware", ask: (page) => press(page, `Delete: ${name}`) };
    },
    operation: "DeleteFirmwares",
    call: "DELETE /firmware",
    said: "Successfully deleted the firmware",
    endsAt: "/admin/firmware",
  },
];

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await press(page, menu);
  await press(page, item, "menuitem");
}

const confirm = (page: Page, count = 1) =>
  page.locator(`[role=alertdialog] ${named("button", "Delete")}`).click({ count });

/** Number of delete calls that reached the platform, including refused ones for things that were gone. */
async function countTold(call: string): Promise<number> {
  const rows = await portal.fleet.admin.get<object[]>(`/audit/list?call=${encodeURIComponent(call)}`);
  return rows.length;
}

async function waitUntilGone(page: Page, { name }: Doomed, { said, endsAt }: Kind): Promise<void> {
  await waitForText(page, said);
  await page.waitForFunction(() => document.querySelector("[role=alertdialog]") === null);
  await page.waitForFunction(
    (gone) => !document.querySelector<HTMLElement>("main")?.innerText.includes(gone),
    {},
    name,
  );
  expect(await pathOf(page)).toBe(endsAt);
}

it.each(kinds)("a $kind that is deleted with a double click is deleted once", async (kind) => {
  const doomed = await kind.make("Dvakrat");
  const before = await countTold(kind.call);
  const { page, complaints } = await portal.openAs(ADMIN, { at: doomed.path });
  await doomed.ask(page);
  await confirm(page, 2);
  await waitUntilGone(page, doomed, kind);
  expect(await countTold(kind.call)).toBe(before + 1);
  expect(complaints).toEqual([]);
});

it.each(kinds)(
  "a $kind whose deletion got no answer is not deleted again by a second press",
  async (kind) => {
    const doomed = await kind.make("Neslisano");
    const before = await countTold(kind.call);
    const { page } = await portal.openAs(ADMIN, { at: doomed.path });
    await doomed.ask(page);
    const hear = await loseAnswer(page, kind.operation);
    await confirm(page);
    await waitForText(page, "Press the button again: nothing is done twice.");
    expect(await countTold(kind.call)).toBe(before + 1);
    await hear();
    await confirm(page);
    await waitUntilGone(page, doomed, kind);
    expect(await countTold(kind.call)).toBe(before + 1);
  },
);
