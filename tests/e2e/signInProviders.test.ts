import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { OidcProvider, oidcSetting } from "../../platform/test/oidcProvider.js";
import { freePort } from "../../tools/freePort.mjs";
import { PHONE } from "../support/browser.js";
import { fillIn, named, press, waitForAddress, waitForPath, waitForText } from "../support/page.js";
import { pageFaults } from "../support/pageFaults.js";
import { usePortal } from "../support/portal.js";
import { addUser } from "../support/users.js";

const port = await freePort();
const settings = [{ ...oidcSetting(`http://127.0.0.1:${port}`), onFirstSignIn: "pending" }];
const portal = usePortal(undefined, { SIGN_IN_PROVIDERS: JSON.stringify(settings) });
let provider: OidcProvider;
beforeAll(async () => {
  provider = await OidcProvider.start(portal.stack.portalUrl, ["bled"], port);
});
afterAll(() => provider.stop());

/** Signs in on the provider's own pages, and allows the portal to know who. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.waitForSelector("input[name=login]");
  expect(new URL(page.url()).origin).toBe(provider.issuer);
  await fillIn(page, { login, password: "any" });
  await page.locator("button[type=submit]").click();
  await page.waitForFunction(() => document.querySelector("input[name=prompt][value=consent]") !== null);
  await page.locator("button[type=submit]").click();
}

describe.each([
  {
    language: "sl",
    words: {
      button: "Prijava z računom: Občina Bled",
      menu: "Uporabniški meni",
      pending: "Prijavite se lahko, ko skrbnik potrdi vaš račun.",
      cancelled: "Prijavo pri organizaciji ste preklicali.",
    },
  },
  {
    language: "en",
    words: {
      button: "Log in with Občina Bled",
      menu: "User menu",
      pending: "You can log in as soon as an administrator has confirmed your account.",
      cancelled: "You cancelled the sign-in at your organisation.",
    },
  },
])("on a phone, in $language", ({ language, words }) => {
  const open = async (address: string) => {
    const person = await portal.open({ viewport: PHONE });
    await person.visit(address);
    if (language === "en") await press(person.page, "English");
    return person.page;
  };

  it("a person signs in at the organisation, sees the page that was wanted, and signs out there, too", async () => {
    const email = `ana-${language}@bled.si`;
    await addUser(portal.fleet.admin, { email, password: "nobody knows it" }, portal.fleet.groupId);
    await provider.set({ people: { [email]: { email, email_verified: true } } });
    const page = await open("/profile");
    await page.waitForSelector(named("link", words.button));
    expect(await pageFaults(page)).toEqual([]);
    await press(page, words.button, "link");
    await signInThere(page, email);
    await waitForPath(page, "/profile");
    await page.waitForFunction(
      (wanted) => [...document.querySelectorAll("input")].some(({ value }) => value === wanted),
      {},
      email,
    );

    await page.locator(`#root button[aria-label^="${words.menu}"]`).click();
    await page.locator(named("menuitem", language === "sl" ? "Odjava" : "Logout")).click();
    await page.waitForFunction((origin) => location.origin === origin, {}, provider.issuer);
    await page.locator("button[name=logout]").click();
    await waitForPath(page, "/login");
    await page.waitForSelector(named("link", words.button));
    expect(await page.evaluate(() => localStorage.getItem("username"))).toBeNull();
  });

  it("somebody new waits for an administrator, and who gives up is told so", async () => {
    const email = `nova-${language}@bled.si`;
    await provider.set({ people: { [email]: { email, email_verified: true } } });
    const page = await open("/login");
    await press(page, words.button, "link");
    await signInThere(page, email);
    await waitForText(page, words.pending);
    expect(await pageFaults(page)).toEqual([]);

    const other = await open("/login");
    await press(other, words.button, "link");
    await other.locator("a[href$='/abort']").click();
    await waitForText(other, words.cancelled);
  });
});

it("a link of an attacker's own sign-in lets nobody in", async () => {
  const email = "napadalec@bled.si";
  await addUser(portal.fleet.admin, { email, password: "nobody knows it" }, portal.fleet.groupId);
  await provider.set({ people: { [email]: { email, email_verified: true } } });
  const begun = await fetch(`${portal.stack.portalUrl}/sign-in/bled`, { redirect: "manual" });
  const answer = await provider.visit(begun.headers.get("location") ?? "", email);
  const { page, visit } = await portal.open();
  await visit("/sign-in/bled");
  await page.waitForSelector("input[name=login]");
  await visit(`/sign-in/bled/callback?${answer}`);
  await waitForAddress(page, "/login?failed=PROVIDER_ATTEMPT_ENDED");
  await waitForText(page, "se je začela v drugem brskalniku");
  expect((await page.cookies()).map(({ name }) => name)).not.toContain("sessionId");
});
