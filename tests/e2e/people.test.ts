import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readMail, startMailbox } from "../../platform/test/receivers.js";
import { until } from "../../platform/test/until.js";
import { PHONE, sendSignIn } from "../support/browser.js";
import {
  chooseInUserMenu,
  fillIn,
  named,
  press,
  waitForAddress,
  waitForPath,
  waitForText,
} from "../support/page.js";
import { pageFaults } from "../support/pageFaults.js";
import type { Account } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";
import { addUser } from "../support/users.js";

const mailbox = await startMailbox();
const portal = usePortal(undefined, { SMTP_URL: mailbox.url, MAIL_FROM: "Obcestje <portal@test.si>" });
afterAll(() => mailbox.close());

const PASSWORD = "zelena-žaba-8";
let made = 0;
let manager: Account;
beforeEach(async () => {
  mailbox.received.length = 0;
  made += 1;
  manager = { email: `vodja${made}@test.si`, password: `geslo-vodje-${made}` };
  await addMember(manager, "manager");
});

/** Somebody of the signs' group, in a role. */
async function addMember(account: Account, role: string): Promise<void> {
  const { admin, groupId } = portal.fleet;
  await addUser(admin, account, groupId);
  const users = await admin.get<{ id: number }[]>(`/user/list?search=${account.email}`);
  await admin.patch("/user", { id: users[0]?.id, role });
}

/** The link in the mail that comes next. */
async function mailedLink(): Promise<string> {
  await portal.stack.runJob("account mail");
  await until(async () => mailbox.received.length > 0);
  const { body } = readMail(mailbox.received.splice(0)[0]?.raw ?? "");
  return /https?:\/\/\S+#token=[\w-]+/.exec(body)?.[0] ?? "";
}

describe.each([
  {
    language: "sl",
    words: {
      menu: "Uporabniški meni",
      ...{ people: "Ljudje v skupini", invite: "Povabi", send: "Pošlji povabilo", invited: "Povabljen" },
      ...{ viewer: "opazovalec", operator: "operater", role: "Vloga …", save: "Shrani" },
      ...{ saved: "Vloga je spremenjena", lookOnly: "Tu lahko gledate, spreminjati pa ne" },
    },
  },
  {
    language: "en",
    words: {
      menu: "User menu",
      ...{ people: "People in the group", invite: "Invite", send: "Send invitation", invited: "Invited" },
      ...{ viewer: "Viewer", operator: "Operator", role: "Role …", save: "Save" },
      ...{ saved: "The role was changed", lookOnly: "You can look here, but not change anything" },
    },
  },
])("on a phone, in $language", ({ language, words }) => {
  it("a manager invites a viewer into the group, who looks and changes nothing, and gives them a greater role", async () => {
    const { page, complaints } = await portal.openAs(manager, { viewport: PHONE });
    // The menu's own name is Slovenian until the language is chosen.
    await chooseInUserMenu(page, `[role=menuitemradio][lang=${language}]`);
    await page.waitForFunction((chosen) => document.documentElement.lang === chosen, {}, language);
    await page.locator(`#root button[aria-label^='${words.menu}']`).click();
    await page.locator(named("menuitem", words.people)).click();
    await waitForPath(page, "/people");
    // The e-mail address also stands in the menu, which closes: the page is there with its heading.
    await page.locator("main h1").wait();
    await waitForText(page, manager.email);
    expect(await pageFaults(page)).toEqual([]);

    const email = `novi${made}@test.si`;
    await press(page, words.invite);
    await page.waitForSelector("[role=dialog] input[name=email]");
    await fillIn(page, { email, firstName: "Bor", lastName: "Kos" });
    await page.locator(`[role=dialog] ::-p-aria([name="${words.viewer}"][role="radio"])`).click();
    expect(await pageFaults(page)).toEqual([]);
    await press(page, words.send);
    await waitForText(page, words.invited);

    const guest = await portal.open({ viewport: PHONE });
    await guest.page.goto(await mailedLink());
    await guest.page.waitForSelector("input[name=password]");
    await fillIn(guest.page, { password: PASSWORD, confirmation: PASSWORD });
    await guest.page.locator("#root form button[type=submit]").click();
    await waitForAddress(guest.page, "/login");
    await sendSignIn(guest.page, { email, password: PASSWORD });
    await waitForPath(guest.page, "/overview");
    await chooseInUserMenu(guest.page, `[role=menuitemradio][lang=${language}]`);
    await guest.page.waitForFunction((chosen) => document.documentElement.lang === chosen, {}, language);
    await guest.visit(`/client/${portal.fleet.sign.id}?tab=settings`);
    await waitForText(guest.page, words.lookOnly);
    expect(await guest.page.$("#root fieldset[disabled]")).not.toBeNull();
    expect(await pageFaults(guest.page)).toEqual([]);
    await guest.visit("/keys");
    await waitForText(guest.page, language === "sl" ? "potrebna vloga urejevalec" : "needs the role Editor");

    await page.reload();
    await page.locator(`#root main button[aria-haspopup=menu][aria-label*='${email}']`).click();
    await press(page, words.role, "menuitem");
    await page.locator(`[role=dialog] ::-p-aria([name="${words.operator}"][role="radio"])`).click();
    expect(await pageFaults(page)).toEqual([]);
    await press(page, words.save);
    await waitForText(page, words.saved);
    await waitForText(page, words.operator);
    expect([...complaints, ...guest.complaints]).toEqual([]);
  }, 90_000);
});
