import { describe, expect, it } from "@jest/globals";
import { sendSignIn } from "../support/browser.js";
import { chooseIn } from "../support/chooser.js";
import { ADMIN, USER } from "../support/fleet.js";
import { IS_PLAIN, itWith } from "../support/offered.js";
import {
  chooseInUserMenu,
  fillIn,
  pathOf,
  press,
  waitForAddress,
  waitForPath,
  waitForText,
  waitForTextIn,
} from "../support/page.js";
import { PlatformApi } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";
import { letIn } from "../support/users.js";

const portal = usePortal();

interface ListedUser {
  id: number;
  email: string;
  username: string;
  language: string | null;
}
const users = () => portal.fleet.admin.get<ListedUser[]>("/user/list");

describe("an account", () => {
  const eva = { email: "eva@test.si", password: "modra-žaba-7" };
  const renewed = "zelena-žaba-8";

  it("is asked for, confirmed, changed, and its other sessions end with its password", async () => {
    const { page, visit, signIn } = await portal.open();
    await visit("/login");
    await page.locator("a[href='/signup']").click();
    await waitForAddress(page, "/signup");
    await fillIn(page, { email: eva.email, firstName: "Eva", lastName: "Kos" });
    if (!IS_PLAIN) {
      await fillIn(page, { password: "password123", confirmation: "password123" });
      await page.locator("button[type=submit]:not([disabled])").click();
      await waitForText(page, "Geslo je med najpogostejšimi.");
    }
    await fillIn(page, { password: eva.password, confirmation: eva.password });
    await page.locator("button[type=submit]:not([disabled])").click();
    await waitForText(page, "Račun je ustvarjen, počakajte na potrditev skrbnika");
    await waitForAddress(page, "/login");

    await sendSignIn(page, eva);
    // A plain platform does not say why somebody may not sign in.
    await waitForText(page, IS_PLAIN ? "Pri prijavi je prišlo do napake" : "skrbnik računa še ni potrdil");
    const account = (await users()).find(({ email }) => email === eva.email);
    if (!IS_PLAIN) expect(account?.username).toBe("Eva Kos");
    await letIn(portal.fleet.admin, eva.email, portal.fleet.groupId);

    await signIn(eva);
    await waitForText(page, portal.fleet.sign.name);
    if (IS_PLAIN) return;
    const other = await portal.open();
    await other.signIn(eva);
    await waitForText(other.page, portal.fleet.sign.name);

    await visit("/profile");
    await fillIn(page, { lastName: "Kos Novak" });
    await press(page, "Shrani");
    await waitForText(page, "Uspešno shranjeno!");
    await waitForText(page, "Eva Kos Novak");
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll("li")].filter((row) => row.innerText.includes("Chrome")).length === 2,
    );

    await fillIn(page, { currentPassword: eva.password, newPassword: renewed, confirmation: renewed });
    await press(page, "Spremeni geslo");
    await waitForText(page, "Geslo je spremenjeno, vse druge seje so končane");
    await waitForText(other.page, "Pri preverjanju seje je prišlo do težave", 5_000);
    await waitForAddress(other.page, "/login");
    expect(await pathOf(page)).toBe("/profile");
    await sendSignIn(other.page, { ...eva, password: renewed });
    await waitForAddress(other.page, "/overview");
  });

  itWith("sessions")(
    "ends its session from another browser, and brings its person back to where they were",
    async () => {
      const other = await portal.openAs(USER);
      const path = `/client/${portal.fleet.sign.id}?interval=WEEK`;
      await other.visit(path);
      await waitForText(other.page, portal.fleet.sign.name);

      const { page } = await portal.openAs(USER, { at: "/profile" });
      await press(page, "Končaj vse druge");
      await waitForText(page, "Vse druge seje so končane");
      await waitForText(other.page, "Pri preverjanju seje je prišlo do težave", 5_000);
      const toasts = await other.page.$$eval("[role=region] [role=alert]", (alerts) => alerts.length);
      expect(toasts).toBe(1);
      await sendSignIn(other.page, USER);
      await waitForAddress(other.page, path);
    },
  );

  itWith("profile")("takes its language along to other browsers, but not over a link's own", async () => {
    const { page } = await portal.openAs(USER);
    await chooseInUserMenu(page, "[role=menuitemradio][lang=en]");
    await page.waitForFunction(() => document.documentElement.lang === "en");
    const other = await portal.openAs(USER);
    await other.page.waitForFunction(() => document.documentElement.lang === "en");
    await other.visit("/overview?lang=sl");
    await waitForText(other.page, "Primerjava");
    expect((await users()).find(({ email }) => email === USER.email)?.language).toBe("en");
    const ana = await PlatformApi.signIn(portal.stack.platformUrl, USER);
    await ana.patch("/user/profile", { language: null });
  });
});

describe("the person's pages", () => {
  itWith("profile")("stay below the bar when they are scrolled under it, with their own bars", async () => {
    const { page } = await portal.openAs(USER, { at: "/profile" });
    const bar = await page.waitForSelector("[data-save-bar]");
    const isAbove = await bar?.evaluate((save) => {
      window.scrollBy(0, (save.parentElement?.getBoundingClientRect().bottom ?? 0) - 50);
      const { left, right, top } = save.getBoundingClientRect();
      return { top, isSeen: save.contains(document.elementFromPoint((left + right) / 2, 20)) };
    });
    expect(isAbove).toEqual({ top: expect.any(Number), isSeen: false });
    expect(isAbove?.top).toBeLessThan(20);
  });

  itWith("profile")("ask before unsaved changes are lost, with the keyboard on saving", async () => {
    const { page } = await portal.openAs(USER, { at: "/profile" });
    await fillIn(page, { phone: "041 555 666" });
    await page.locator("a[href='/traffic']").click();
    await waitForText(page, "Imate neshranjene spremembe, ali jih zelite shraniti?");
    await page.waitForFunction(() => document.activeElement?.textContent === "Shrani");
    await page.keyboard.press("Enter");
    await waitForAddress(page, "/traffic");
    const ana = await PlatformApi.signIn(portal.stack.platformUrl, USER);
    expect(await ana.get("/user/profile")).toMatchObject({ phone: "041 555 666" });
  });

  itWith("error-reports")("report an error with the page on which it shows", async () => {
    const { page } = await portal.openAs(USER, { at: "/client?q=most" });
    await chooseInUserMenu(page, "[role=menuitem][href='/reporterror']");
    await page.locator("textarea").fill("Na seznamu manjka šola.");
    await press(page, "Pošlji");
    await waitForText(page, "Hvala za prijavo");
    const [report] = await portal.fleet.admin.get<object[]>("/error-report/list");
    expect(report).toMatchObject({
      who: USER.email,
      message: "Na seznamu manjka šola.",
      page: "/client?q=most",
      done: false,
    });
  });

  it("lead to a location by the keyboard alone", async () => {
    const { page, complaints } = await portal.openAs(USER);
    await page.locator("nav a[href='/client']").click();
    await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "search");
    await page.keyboard.type("kolesarska");
    await page.keyboard.press("Enter");
    await waitForAddress(page, `/client/${portal.fleet.counter.id}`);
    expect(complaints).toEqual([]);
  });
});

describe("administrators", () => {
  const jan = { email: "jan@test.si", password: "rdeča-žaba-9" };
  const inDialog = "[role=alertdialog] [role=combobox]";

  it("let somebody in with a group, have them change it, and take the account away", async () => {
    const { admin, groupId, sign, foreign } = portal.fleet;
    await admin.post("/user/register", jan);
    const { page, visit, complaints } = await portal.openAs(ADMIN, { at: "/admin/users" });
    if (IS_PLAIN) await letIn(admin, jan.email, groupId);
    else {
      await press(page, `Confirm sign-up: ${jan.email}`);
      await chooseIn(page, inDialog, "Občina Žiri");
      await page.locator("[role=alertdialog] button:last-of-type").click();
      await waitForText(page, "The sign-up is confirmed");
    }
    const person = await portal.openAs(jan);
    await waitForText(person.page, sign.name);

    await visit(`/admin/users?q=${jan.email}`);
    await press(page, `Actions: ${jan.email}`);
    await press(page, "Change Group", "menuitem");
    await page.waitForSelector(inDialog);
    await chooseIn(page, inDialog, "Občina Tujina");
    await page.locator("[role=alertdialog] button:last-of-type:not([disabled])").click();
    await waitForText(page, "The group of the user is changed");
    await waitForTextIn(page, "main table", "Občina Tujina");
    await person.visit("/overview");
    await waitForText(person.page, foreign.name);

    await press(page, `Actions: ${jan.email}`);
    await press(page, "Delete", "menuitem");
    await page.locator("[role=alertdialog] button:last-of-type").click();
    await waitForText(page, "Successfully deleted the user");
    expect((await users()).map(({ email }) => email)).not.toContain(jan.email);
    expect(complaints).toEqual([]);
  });

  it("put a group's summary together, and look at it as its users do", async () => {
    const { groupId, counter } = portal.fleet;
    const { page, complaints } = await portal.openAs(ADMIN, {
      at: `/admin/groups?group=${groupId}&tab=summary`,
    });
    await press(page, "Add a road");
    await page.locator("main form input").fill("Pot ob reki");
    await chooseIn(page, "main form [role=combobox]", counter.name);
    await press(page, "Save");
    await waitForText(page, "The summary is saved");
    await press(page, "View the summary");
    await waitForPath(page, "/summary");
    await waitForText(page, "Pot ob reki");
    await waitForText(page, counter.name);
    expect(complaints).toEqual([]);
  });
});
