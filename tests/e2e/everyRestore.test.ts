import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { RESTORED_KINDS } from "../../gateway/src/platform-api/revisions.js";
import { ADMIN, USER } from "../support/fleet.js";
import { named, press, waitForText } from "../support/page.js";
import { PlatformApi } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";
import { RESTORES } from "./restores.js";

const portal = usePortal();
const ids = new Map<string, number>();

/** Buttons and notices in the language of each area. */
const WORDS = {
  user: {
    history: "Zgodovina",
    restoreOf: "Obnovi stanje",
    restore: "Obnovi",
    restored: "Stanje je obnovljeno.",
    overtaken: "Medtem je nekdo drug nekaj spremenil. Poglejte, preden obnovite.",
  },
  admin: {
    history: "History",
    restoreOf: "Restore state",
    restore: "Restore",
    restored: "The state is restored.",
    overtaken: "Somebody else changed something meanwhile. Look before you restore.",
  },
};
type Words = (typeof WORDS)["user"];

beforeAll(async () => {
  const { fleet, stack } = portal;
  const user = await PlatformApi.signIn(stack.platformUrl, USER);
  for (const [kind, { make }] of Object.entries(RESTORES)) ids.set(kind, await make(fleet, user));
}, 60_000);

async function askRestore(page: Page, words: Words, version: number): Promise<void> {
  await page.locator(`button[aria-label='${words.restoreOf} ${version}']`).click();
  await page.waitForSelector(`[role=alertdialog] ${named("button", words.restore)}`);
}

const confirm = (page: Page, { restore }: Words) =>
  page.locator(`[role=alertdialog] ${named("button", restore)}`).click();

it("leaves no kind out that people restore", () => {
  expect(Object.keys(RESTORES).sort()).toEqual([...RESTORED_KINDS].sort());
});

it.each(Object.entries(RESTORES).map(([kind, restore]) => ({ kind, ...restore })))(
  "$kind: who restores second is told of the first, looks again, and nothing is lost",
  async ({ kind, account, from, path, open, field, states }) => {
    const words = WORDS[account === ADMIN ? "admin" : "user"];
    const at = path(ids.get(kind) ?? 0, portal.fleet);
    const opened = async (page: Page) => {
      await open?.(page);
      await page.waitForSelector(field);
    };
    const asking = async (version: number) => {
      const person = await portal.openAs(account, { at });
      await opened(person.page);
      await press(person.page, words.history);
      await askRestore(person.page, words, version);
      return person;
    };
    const shown = async (page: Page) => {
      await page.goto(`${portal.stack.portalUrl}${at}`);
      await opened(page);
      return page.$eval(field, (input) => (input as HTMLInputElement).value);
    };
    const [one, other] = [await asking(from), await asking(from + 1)];

    await confirm(one.page, words);
    await waitForText(one.page, words.restored);
    await confirm(other.page, words);
    await waitForText(other.page, words.overtaken);
    expect(await shown(one.page)).toBe(states[0]);

    await askRestore(other.page, words, from + 1);
    await confirm(other.page, words);
    await waitForText(other.page, words.restored);
    expect(await shown(one.page)).toBe(states[1]);
    // What the first restored stands in the history, too.
    await press(one.page, words.history);
    await one.page.waitForSelector(`button[aria-label='${words.restoreOf} ${from + 3}']`);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  },
  60_000,
);
