import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { launchBrowser, openWindow, signIn, type Window, waitForText } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { PlatformApi } from "../support/platformApi.js";
import { type Stack, startStack } from "../support/stack.js";

let stack: Stack;
let browser: Browser;
let person: Window;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});
beforeEach(async () => {
  person = await openWindow(browser);
});
afterEach(() => person.close());

const at = (page: Page, path: string) =>
  page.waitForFunction((wanted) => location.pathname + location.search === wanted, {}, path);
const fill = (page: Page, name: string, value: string) => page.locator(`input[name=${name}]`).fill(value);
const press = (page: Page, text: string) =>
  page.locator(`::-p-xpath(//button[normalize-space()="${text}"])`).click();

async function submit(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("button[type=submit]").click();
}

interface ListedUser {
  id: number;
  email: string;
  username: string;
  language: string | null;
}
const users = () => stack.fleet.admin.get<ListedUser[]>("/user/list");

describe("an account", () => {
  const eva = { email: "eva@test.si", password: "modra-žaba-7" };
  const renewed = "zelena-žaba-8";

  it("is asked for, confirmed, changed, and its other sessions end with its password", async () => {
    const { page } = person;
    await page.goto(`${stack.portalUrl}/login`);
    await page.locator("a[href='/signup']").click();
    await at(page, "/signup");
    await fill(page, "email", eva.email);
    await fill(page, "firstName", "Eva");
    await fill(page, "lastName", "Kos");
    await fill(page, "password", "password123");
    await fill(page, "confirmation", "password123");
    await page.locator("button[type=submit]:not([disabled])").click();
    await waitForText(page, "Geslo je med najpogostejšimi.");
    await fill(page, "password", eva.password);
    await fill(page, "confirmation", eva.password);
    await page.locator("button[type=submit]:not([disabled])").click();
    await waitForText(page, "Račun je ustvarjen, počakajte na potrditev skrbnika");
    await at(page, "/login");

    await submit(page, eva);
    await waitForText(page, "skrbnik računa še ni potrdil");
    const account = (await users()).find(({ email }) => email === eva.email);
    expect(account?.username).toBe("Eva Kos");
    await stack.fleet.admin.patch("/user", { id: account?.id, confirmed: true });
    await stack.fleet.admin.post("/group/assignUser", { groupId: stack.fleet.groupId, userId: account?.id });

    await signIn(page, stack.portalUrl, eva);
    const other = await openWindow(browser);
    await signIn(other.page, stack.portalUrl, eva);
    await waitForText(other.page, stack.fleet.sign.name);

    await page.goto(`${stack.portalUrl}/profile`);
    await fill(page, "lastName", "Kos Novak");
    await press(page, "Shrani");
    await waitForText(page, "Uspešno shranjeno!");
    await waitForText(page, "Eva Kos Novak");
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll("li")].filter((row) => row.innerText.includes("Chrome")).length === 2,
    );

    await fill(page, "currentPassword", eva.password);
    await fill(page, "newPassword", renewed);
    await fill(page, "confirmation", renewed);
    await press(page, "Spremeni geslo");
    await waitForText(page, "Geslo je spremenjeno, vse druge seje so končane");
    await waitForText(other.page, "Pri preverjanju seje je prišlo do težave", 5_000);
    await at(other.page, "/login");
    expect(await page.evaluate(() => location.pathname)).toBe("/profile");
    await submit(other.page, { ...eva, password: renewed });
    await at(other.page, "/overview");
    await other.close();
  });

  it("ends its session from another browser, and brings its person back to where they were", async () => {
    const other = await openWindow(browser);
    await signIn(other.page, stack.portalUrl, USER);
    const path = `/client/${stack.fleet.sign.id}?interval=WEEK`;
    await other.page.goto(`${stack.portalUrl}${path}`);
    await waitForText(other.page, stack.fleet.sign.name);

    await signIn(person.page, stack.portalUrl, USER);
    await person.page.goto(`${stack.portalUrl}/profile`);
    await press(person.page, "Končaj vse druge");
    await waitForText(person.page, "Vse druge seje so končane");
    await waitForText(other.page, "Pri preverjanju seje je prišlo do težave", 5_000);
    const toasts = await other.page.$$eval("[role=region] [role=alert]", (alerts) => alerts.length);
    expect(toasts).toBe(1);
    await submit(other.page, USER);
    await at(other.page, path);
    await other.close();
  });

  it("takes its language along to other browsers, but not over a link's own", async () => {
    await signIn(person.page, stack.portalUrl, USER);
    await person.page.locator("button[aria-label^='Uporabniški meni']").click();
    await person.page.locator("[role=menuitemradio][lang=en]").click();
    await person.page.waitForFunction(() => document.documentElement.lang === "en");
    const other = await openWindow(browser);
    await signIn(other.page, stack.portalUrl, USER);
    await other.page.waitForFunction(() => document.documentElement.lang === "en");
    await other.page.goto(`${stack.portalUrl}/overview?lang=sl`);
    await waitForText(other.page, "Primerjava");
    await other.close();
    expect((await users()).find(({ email }) => email === USER.email)?.language).toBe("en");
    const ana = await PlatformApi.signIn(stack.platformUrl, USER.email, USER.password);
    await ana.patch("/user/profile", { language: null });
  });
});

describe("the person's pages", () => {
  it("ask before unsaved changes are lost, with the keyboard on saving", async () => {
    const { page } = person;
    await signIn(page, stack.portalUrl, USER);
    await page.goto(`${stack.portalUrl}/profile`);
    await fill(page, "phone", "041 555 666");
    await page.locator("a[href='/traffic']").click();
    await waitForText(page, "Imate neshranjene spremembe, ali jih zelite shraniti?");
    await page.waitForFunction(() => document.activeElement?.textContent === "Shrani");
    await page.keyboard.press("Enter");
    await at(page, "/traffic");
    const ana = await PlatformApi.signIn(stack.platformUrl, USER.email, USER.password);
    expect(await ana.get("/user/profile")).toMatchObject({ phone: "041 555 666" });
  });

  it("report an error with the page on which it shows", async () => {
    const { page } = person;
    await signIn(page, stack.portalUrl, USER);
    await page.goto(`${stack.portalUrl}/client?q=most`);
    await page.locator("button[aria-label^='Uporabniški meni']").click();
    await page.locator("[role=menuitem][href='/reporterror']").click();
    await page.locator("textarea").fill("Na seznamu manjka šola.");
    await press(page, "Pošlji");
    await waitForText(page, "Hvala za prijavo");
    const [report] = await stack.fleet.admin.get<object[]>("/error-report/list");
    expect(report).toMatchObject({
      who: USER.email,
      message: "Na seznamu manjka šola.",
      page: "/client?q=most",
      done: false,
    });
  });

  it("lead to a location by the keyboard alone", async () => {
    const { page } = person;
    await signIn(page, stack.portalUrl, USER);
    await page.locator("nav a[href='/client']").click();
    await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "search");
    await page.keyboard.type("kolesarska");
    await page.keyboard.press("Enter");
    await at(page, `/client/${stack.fleet.counter.id}`);
    expect(person.complaints).toEqual([]);
  });
});
