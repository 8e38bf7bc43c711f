import { afterAll, expect, it } from "@jest/globals";
import { generateSync } from "otplib";
import type { Page } from "puppeteer";
import { readMail, startMailbox } from "../../platform/test/receivers.js";
import { until } from "../../platform/test/until.js";
import { PHONE, sendSignIn } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { fillIn, press, textsOf, waitForAddress, waitForText } from "../support/page.js";
import { pageFaults, VIEWS } from "../support/pageFaults.js";
import { usePortal } from "../support/portal.js";
import { intercept } from "../support/requests.js";
import { addUser } from "../support/users.js";

const mailbox = await startMailbox();
const mailing = { SMTP_URL: mailbox.url, MAIL_FROM: "Obcestje <portal@test.si>" };
const portal = usePortal(undefined, mailing, {}, { byName: true });
afterAll(() => mailbox.close());

/** An authenticator that is in the browser, and knows its person. */
async function withAuthenticator(page: Page) {
  const session = await page.createCDPSession();
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The form that changes the e-mail address asks for it, too. */
const ownPassword = "section form:not(:has(input[name=email])) input[name=password]";

const submit = (page: Page) => page.locator("button[type=submit]:not([disabled])").click();
const signOut = async (page: Page) => {
  await page.deleteCookie(...(await page.cookies()));
  await page.evaluate(() => localStorage.clear());
};
const codes = async (page: Page) => (await textsOf(page, "li code")).map((code) => code ?? "");

/** Subjects of the mails that a person got, once there are so many. */
async function subjectsTo(email: string, count: number): Promise<string[]> {
  const theirs = () => mailbox.received.filter(({ to }) => to.join() === email);
  await portal.stack.runJob("account mail");
  await until(async () => theirs().length >= count);
  return theirs().map(({ raw }) => readMail(raw).headers.get("subject")?.join() ?? "");
}

it.each([
  {
    lang: "sl",
    words: {
      ...{
        addApp: "Dodaj aplikacijo",
        next: "Naprej",
        qr: "Koda QR s skrivnostjo za aplikacijo",
        add: "Dodaj",
      },
      ...{ codes: "Obnovitvene kode", saved: "Sem jih shranil", ten: "Ostalo je 10 obnovitvenih kod." },
      ...{ ask: "Vnesite šest števk", wrong: "Koda je napačna ali že uporabljena." },
      ...{ withRecovery: "Uporabi obnovitveno kodo", nine: "Ostalo je 9 obnovitvenih kod." },
      ...{ addPasskey: "Dodaj ključ za prijavo", added: "Ključ za prijavo · Dodano" },
      ...{ alone: "Prijava s ključem za prijavo", withPasskey: "Uporabi ključ za prijavo" },
    },
  },
  {
    lang: "en",
    words: {
      ...{ addApp: "Add an app", next: "Continue", qr: "QR code of the app's secret", add: "Add" },
      ...{ codes: "Recovery codes", saved: "I have saved them", ten: "10 recovery codes are left." },
      ...{ ask: "Enter the six digits", wrong: "The code is wrong or was used already." },
      ...{ withRecovery: "Use a recovery code", nine: "9 recovery codes are left." },
      ...{ addPasskey: "Add a passkey", added: "Passkey · Added" },
      ...{ alone: "Log in with a passkey", withPasskey: "Use a passkey" },
    },
  },
])(
  "is added, asked for, and taken, on a phone in $lang: an app, a recovery code, a passkey",
  async ({ lang, words }) => {
    const person = { email: `korak-${lang}@test.si`, password: `geslo-za-korak-${lang}` };
    await addUser(portal.fleet.admin, person, portal.fleet.groupId);
    const { page, visit, signIn } = await portal.open({ viewport: PHONE });
    await withAuthenticator(page);
    await signIn(person);

    await visit(`/profile?lang=${lang}`);
    await press(page, words.addApp);
    await page.locator(ownPassword).fill(person.password);
    await press(page, words.next);
    await page.waitForSelector(`img[alt="${words.qr}"]`);
    expect(await pageFaults(page)).toEqual([]);
    const [secret = ""] = await textsOf(page, "form code");
    const now = Math.floor(Date.now() / 1000);
    await fillIn(page, { code: generateSync({ secret, epoch: now }) });
    await press(page, words.add);
    await waitForText(page, words.codes);
    expect(await pageFaults(page)).toEqual([]);
    const [first = "", ...others] = await codes(page);
    expect(others).toHaveLength(9);
    await press(page, words.saved);
    await waitForText(page, words.ten);
    expect(await subjectsTo(person.email, 1)).toEqual(["Drugi korak prijave je dodan · Obcestje"]);

    await signOut(page);
    await visit(`/login?lang=${lang}`);
    await sendSignIn(page, person);
    await waitForText(page, words.ask);
    expect(await pageFaults(page)).toEqual([]);
    await fillIn(page, { code: "000000" });
    await submit(page);
    await waitForText(page, words.wrong);
    await fillIn(page, { code: generateSync({ secret, epoch: now + 30 }) });
    await submit(page);
    await waitForAddress(page, "/overview");

    await signOut(page);
    await visit(`/login?lang=${lang}`);
    await sendSignIn(page, person);
    await press(page, words.withRecovery);
    expect(await pageFaults(page)).toEqual([]);
    await fillIn(page, { code: first });
    await submit(page);
    await waitForAddress(page, "/overview");
    expect(await subjectsTo(person.email, 4)).toContain("Prijava z obnovitveno kodo · Obcestje");

    await visit(`/profile?lang=${lang}`);
    await waitForText(page, words.nine);
    await press(page, words.addPasskey);
    await page.locator("section form:has(input[name=name]) input[name=password]").fill(person.password);
    await press(page, words.next);
    await waitForText(page, words.added);
    expect(await pageFaults(page)).toEqual([]);

    await signOut(page);
    await visit(`/login?lang=${lang}`);
    await press(page, words.alone);
    await waitForAddress(page, "/overview");

    await signOut(page);
    await visit(`/login?lang=${lang}`);
    await sendSignIn(page, person);
    await press(page, words.withPasskey);
    await waitForAddress(page, "/overview");
  },
  90_000,
);

it.each(VIEWS)(
  "the sign-in by a passkey comes late on a $name screen, and moves nothing that may be pressed already",
  async ({ view }) => {
    const { page, visit } = await portal.open(view);
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await intercept(page, (request) =>
      request.postData()?.includes("GuestOffers") ? told.then(() => request.continue()) : undefined,
    );
    await visit("/login");
    // Hydrated, as the eye of the password's field works.
    await page.locator("form button[aria-pressed=false]").click();
    await page.waitForSelector("input[name=password][type=text]");
    const places = () =>
      page.$$eval("form input, form button, main a", (parts) =>
        parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [part.tagName, x, y, width, height];
        }),
      );
    const before = await places();
    tell();
    await waitForText(page, "Prijava s ključem za prijavo");
    expect(await places()).toEqual(expect.arrayContaining(before));
  },
);

it("is added before anything else where the group demands it", async () => {
  const { admin, groupId } = portal.fleet;
  await admin.patch("/group", { id: groupId, metaData: { secondFactor: true } });
  const { page, visit } = await portal.open();
  await visit("/login");
  await sendSignIn(page, USER);
  await waitForText(page, "Vaš račun potrebuje drugi korak prijave");
  expect(await pageFaults(page)).toEqual([]);
  await press(page, "Dodaj aplikacijo");
  await press(page, "Naprej");
  await page.waitForSelector("img[alt='Koda QR s skrivnostjo za aplikacijo']");
  const [secret = ""] = await textsOf(page, "form code");
  await fillIn(page, { code: generateSync({ secret, epoch: Math.floor(Date.now() / 1000) }) });
  await press(page, "Dodaj");
  await press(page, "Sem jih shranil");
  await waitForAddress(page, "/overview");
  await waitForText(page, portal.fleet.sign.name);
});
