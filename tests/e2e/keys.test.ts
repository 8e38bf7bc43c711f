import { expect } from "@jest/globals";
import { PHONE } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { itWith } from "../support/offered.js";
import { named, press, waitForText } from "../support/page.js";
import { faultsInColours } from "../support/pageFaults.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();
const DAY = 86_400;

const WORDS = [
  {
    lang: "sl",
    soon: "Kmalu poteče",
    end: "Veljavnost",
    set: "Nastavi veljavnost",
    saved: "Uspešno shranjeno!",
  },
  { lang: "en", soon: "Ends soon", end: "End", set: "Set the end", saved: "Saved" },
];

itWith("apikey-ends").each(WORDS)(
  "on a phone a key that ends soon is found by what leaked of it, and gets a later end: $lang",
  async ({ lang, soon, end, set, saved }) => {
    const { admin, groupId } = portal.fleet;
    const { apikey } = await admin.post<{ apikey: { id: number; key: string } }>("/apikey", {
      groupId,
      viewOnly: false,
      name: `Figures ${lang}`,
      expireDate: Math.floor(Date.now() / 1000) + 3 * DAY,
    });
    const { page, visit, complaints } = await portal.openAs(USER, { viewport: PHONE });
    await visit(`/keys?lang=${lang}&q=${lang}`);
    await waitForText(page, soon);
    await page.locator("input[type=search]").fill(`Authorization: ApiKey ${apikey.key}`);
    await waitForText(page, `${apikey.key.slice(0, 9)}…`);
    expect(page.url()).not.toContain(apikey.key.slice(9));
    expect(await faultsInColours(page)).toEqual([]);
    await page.locator(`[data-key="${apikey.id}"] button[aria-haspopup=menu]`).click();
    await page.locator(named("menuitem", end)).click();
    await page.locator("[role=dialog] input").fill("31.12.2099");
    expect(await faultsInColours(page)).toEqual([]);
    await press(page, set);
    await waitForText(page, saved);
    await waitForText(page, "31.12.2099");
    expect(complaints).toEqual([]);
  },
  120_000,
);
