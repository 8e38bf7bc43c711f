import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { readMail, startMailbox } from "../../platform/test/receivers.js";
import { until } from "../../platform/test/until.js";
import { PHONE, sendSignIn } from "../support/browser.js";
import { chooseIn } from "../support/chooser.js";
import { ADMIN } from "../support/fleet.js";
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

let made = 0;
let person: Account;
beforeEach(async () => {
  mailbox.received.length = 0;
  made += 1;
  person = { email: `oseba${made}@test.si`, password: `staro-geslo-${made}` };
  await addUser(portal.fleet.admin, person, portal.fleet.groupId);
});

/** So many mails that came since the last time: to whom, about what, and the link in it. */
async function mails(count: number) {
  await portal.stack.runJob("account mail");
  await until(async () => mailbox.received.length >= count);
  return mailbox.received.splice(0).map(({ to, raw }) => {
    const { headers, body } = readMail(raw);
    const link = /https?:\/\/\S+#token=[\w-]+/.exec(body)?.[0] ?? "";
    return { to: to.join(), subject: headers.get("subject")?.join() ?? "", link };
  });
}

const onPhone = { viewport: PHONE };
const PASSWORD = "zelena-žaba-8";

/** Sets a password on the page that a link has opened, and leaves for the sign-in. */
async function setPassword(page: Page, action: string): Promise<void> {
  await page.waitForSelector("input[name=password]");
  await fillIn(page, { password: PASSWORD, confirmation: PASSWORD });
  await press(page, action);
  await waitForAddress(page, "/login");
}

describe.each([
  {
    language: "sl",
    words: {
      ...{ send: "Pošlji povezavo", sent: "Preverite e-pošto" },
      ...{ subject: "Novo geslo · Obcestje", set: "Nastavi geslo", ended: "Povezava ne velja več" },
    },
  },
  {
    language: "en",
    words: {
      ...{ send: "Send link", sent: "Check your e-mail" },
      ...{ subject: "New password · Obcestje", set: "Set password", ended: "The link is no longer good" },
    },
  },
])("on a phone, in $language", ({ language, words }) => {
  it("whoever forgot the password sets another by the link that is mailed, once", async () => {
    const { page, complaints, visit } = await portal.open(onPhone);
    await visit("/login");
    if (language === "en") await press(page, "English");
    await page.locator("#root a[href='/forgot']").click();
    await waitForAddress(page, "/forgot");
    // The sign-in page has a field of that name, too.
    await page.waitForSelector(named("button", words.send));
    expect(await pageFaults(page)).toEqual([]);
    await fillIn(page, { email: person.email });
    await press(page, words.send);
    await waitForText(page, words.sent);

    const [mail, ...others] = await mails(1);
    expect([mail?.to, mail?.subject, others]).toEqual([person.email, words.subject, []]);
    await page.goto(mail?.link ?? "");
    await page.waitForSelector("input[name=password]");
    expect(new URL(page.url()).hash).toBe("");
    expect(await pageFaults(page)).toEqual([]);
    await setPassword(page, words.set);
    await sendSignIn(page, { email: person.email, password: PASSWORD });
    await waitForPath(page, "/overview");
    expect(complaints).toEqual([]);

    const late = await portal.open(onPhone);
    await late.page.goto(mail?.link ?? "");
    if (language === "en") await press(late.page, "English");
    await waitForText(late.page, words.ended);
    expect(await pageFaults(late.page)).toEqual([]);
  }, 60_000);
});

it("somebody is invited by an administrator, on a phone too, and lets themselves in", async () => {
  const { page, complaints } = await portal.openAs(ADMIN, { ...onPhone, at: "/admin/users" });
  await press(page, "Invite");
  await page.waitForSelector("[role=dialog] input[name=email]");
  const email = `povabljen${made}@test.si`;
  await fillIn(page, { email, firstName: "Bor", lastName: "Kos" });
  await chooseIn(page, "[role=dialog] [role=combobox]", "Občina Žiri");
  expect(await pageFaults(page)).toEqual([]);
  await press(page, "Send invitation");
  await waitForText(page, `The invitation is on its way: ${email}`);
  await waitForText(page, "Invited");
  const [mail] = await mails(1);
  expect(mail).toMatchObject({ to: email, subject: "Vabilo v portal Obcestje · Obcestje" });

  const guest = await portal.open(onPhone);
  await guest.page.goto(mail?.link ?? "");
  await waitForText(guest.page, "Nastavite si geslo, nato se lahko prijavite.");
  await setPassword(guest.page, "Nastavi geslo");
  await sendSignIn(guest.page, { email, password: PASSWORD });
  await waitForPath(guest.page, "/overview");
  await waitForText(guest.page, portal.fleet.sign.name);
  expect([...complaints, ...guest.complaints]).toEqual([]);
}, 60_000);

it("an administrator mends an account, and hands a link over", async () => {
  const { page, complaints, visit } = await portal.openAs(ADMIN, { at: `/admin/users?q=${person.email}` });
  const menu = `#root main button[aria-haspopup=menu][aria-label*='${person.email}']`;
  await page.locator(menu).click();
  await press(page, "Edit …", "menuitem");
  await page.waitForSelector("[role=dialog] input[name=firstName]");
  const email = `popravljen${made}@test.si`;
  await fillIn(page, { email, firstName: "Eva", lastName: "Kos" });
  expect(await pageFaults(page)).toEqual([]);
  await press(page, "Save");
  await waitForText(page, "The account was changed");
  expect((await mails(2)).map(({ to }) => to).sort()).toEqual([person.email, email].sort());

  await visit(`/admin/users?q=${email}`);
  await page.locator(menu.replace(person.email, email)).click();
  await press(page, "Link for a new password …", "menuitem");
  await press(page, "Make link");
  const link = await page.waitForSelector("[data-secret]");
  const guest = await portal.open();
  await guest.page.goto((await link?.evaluate((shown) => shown.textContent)) ?? "");
  await setPassword(guest.page, "Nastavi geslo");
  await sendSignIn(guest.page, { email, password: PASSWORD });
  await waitForPath(guest.page, "/overview");
  expect([...complaints, ...guest.complaints]).toEqual([]);
}, 60_000);

it("a person changes the e-mail, which counts once it is confirmed there", async () => {
  const { page, complaints } = await portal.openAs(person, { ...onPhone, at: "/profile" });
  await page.waitForSelector("#root input[autocomplete=email]");
  const email = `nov${made}@test.si`;
  await page.locator("#root input[autocomplete=email]").fill(email);
  await page.locator("#root form:has(input[autocomplete=email]) input[type=password]").fill(person.password);
  await press(page, "Spremeni naslov");
  await waitForText(page, `Preverite pošto na ${email}`);
  expect(await pageFaults(page)).toEqual([]);
  const [mail] = await mails(1);
  expect(mail?.to).toBe(email);

  const guest = await portal.open(onPhone);
  await guest.page.goto(mail?.link ?? "");
  await press(guest.page, "Potrdi naslov");
  await waitForAddress(guest.page, "/login");
  expect((await mails(1)).map(({ to }) => to)).toEqual([person.email]);
  await sendSignIn(guest.page, { email, password: person.password });
  await waitForPath(guest.page, "/overview");
  expect([...complaints, ...guest.complaints]).toEqual([]);
}, 60_000);

it("a sign-out that reaches no server ends the cookie at once, and the session as soon as it can", async () => {
  const { page, visit } = await portal.openAs(person);
  await waitForText(page, portal.fleet.sign.name);
  await portal.stack.stopPlatform();
  await chooseInUserMenu(page, named("menuitem", "Odjava"));
  await waitForText(page, "Pri odjavi je prišlo do napake");
  const asked = () =>
    page.evaluate(async () => {
      const body = JSON.stringify({ query: "{ session { user { email } } }" });
      const headers = { "content-type": "application/json" };
      return (await fetch("/graphql", { method: "POST", headers, body })).json();
    });
  expect(await asked()).toEqual({ data: { session: null } });
  const before = (await page.cookies()).find(({ name }) => name === "sessionId")?.value ?? "";
  await portal.stack.startPlatform();
  await page.waitForFunction(() => !document.cookie.includes("signedOut"));
  expect((await page.cookies()).map(({ name }) => name)).toEqual([]);
  const session = await fetch(`${portal.stack.platformUrl}/user/session`, {
    headers: { "x-session-id": before },
  });
  expect(session.status).toBe(401);
  await visit("/overview");
  await waitForAddress(page, "/login");
}, 60_000);
