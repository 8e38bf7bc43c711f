import { expect, it } from "@jest/globals";
import { generateSync } from "otplib";
import type { Page } from "puppeteer";
import { sendSignIn } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { fillIn, press, textsOf, waitForAddress, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal(undefined, {}, {}, { byName: true });

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

const submit = (page: Page) => page.locator("button[type=submit]:not([disabled])").click();
const signOut = async (page: Page) => {
  await page.deleteCookie(...(await page.cookies()));
  await page.evaluate(() => localStorage.clear());
};
const codes = async (page: Page) => (await textsOf(page, "li code")).map((code) => code ?? "");

it("is added, asked for, and taken: an app, a recovery code, a passkey", async () => {
  const { page, visit, signIn } = await portal.open();
  await withAuthenticator(page);
  await signIn(USER);

  await visit("/profile");
  await press(page, "Dodaj aplikacijo");
  await page.locator("section input[name=password]").fill(USER.password);
  await press(page, "Naprej");
  await page.waitForSelector("img[alt='Koda QR s skrivnostjo za aplikacijo']");
  const [secret = ""] = await textsOf(page, "form code");
  const now = Math.floor(Date.now() / 1000);
  await fillIn(page, { code: generateSync({ secret, epoch: now }) });
  await press(page, "Dodaj");
  await waitForText(page, "Obnovitvene kode");
  const [first = "", ...others] = await codes(page);
  expect(others).toHaveLength(9);
  await press(page, "Sem jih shranil");
  await waitForText(page, "Ostalo je 10 obnovitvenih kod.");

  await signOut(page);
  await visit("/login");
  await sendSignIn(page, USER);
  await waitForText(page, "Vnesite šest števk");
  await fillIn(page, { code: "000000" });
  await submit(page);
  await waitForText(page, "Koda je napačna ali že uporabljena.");
  await fillIn(page, { code: generateSync({ secret, epoch: now + 30 }) });
  await submit(page);
  await waitForAddress(page, "/overview");

  await signOut(page);
  await visit("/login");
  await sendSignIn(page, USER);
  await press(page, "Uporabi obnovitveno kodo");
  await fillIn(page, { code: first });
  await submit(page);
  await waitForAddress(page, "/overview");

  await visit("/profile");
  await waitForText(page, "Ostalo je 9 obnovitvenih kod.");
  await press(page, "Dodaj ključ za prijavo");
  await page.locator("section form:has(input[name=name]) input[name=password]").fill(USER.password);
  await press(page, "Naprej");
  await waitForText(page, "Ključ za prijavo · Dodano");

  await signOut(page);
  await visit("/login");
  await press(page, "Prijava s ključem za prijavo");
  await waitForAddress(page, "/overview");

  await signOut(page);
  await visit("/login");
  await sendSignIn(page, USER);
  await press(page, "Uporabi ključ za prijavo");
  await waitForAddress(page, "/overview");
});

it("is added before anything else where the group demands it", async () => {
  const { admin, groupId } = portal.fleet;
  const [user] = (await admin.get<{ id: number; email: string }[]>("/user/list")).filter(
    ({ email }) => email === USER.email,
  );
  await admin.delete(`/user/factor?userId=${user?.id}`);
  await admin.patch("/group", { id: groupId, metaData: { secondFactor: true } });
  const { page, visit } = await portal.open();
  await visit("/login");
  await sendSignIn(page, USER);
  await waitForText(page, "Vaš račun potrebuje drugi korak prijave");
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
