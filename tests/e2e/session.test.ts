import { expect, it } from "@jest/globals";
import type { HTTPRequest, Page } from "puppeteer";
import { sendSignIn } from "../support/browser.js";
import { ADMIN, USER } from "../support/fleet.js";
import { itWith } from "../support/offered.js";
import {
  chooseInUserMenu,
  named,
  pathOf,
  press,
  pressToLoad,
  textOf,
  waitForAddress,
  waitForPath,
  waitForText,
} from "../support/page.js";
import { type Account, PlatformApi } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";
import { intercept } from "../support/requests.js";
import { addUser } from "../support/users.js";

const portal = usePortal();

async function sessionCookie(page: Page) {
  const cookies = await page.browserContext().cookies();
  return cookies.find(({ name }) => name === "sessionId");
}

it("a wrong password gets a clear message on the page, and nothing else", async () => {
  const { page, visit } = await portal.open();
  await visit("/login?lang=en");
  await sendSignIn(page, { ...USER, password: "not-the-password" });
  await waitForText(page, "There was an error while trying to log in");
  expect(await pathOf(page)).toBe("/login");
  expect(await page.evaluate(() => localStorage.length)).toBeLessThanOrEqual(1);
});

it("a link to a client leads through sign-in and on to the client", async () => {
  const { page, complaints, visit } = await portal.open();
  const path = `/client/${portal.fleet.sign.id}`;
  await visit(path);
  await waitForPath(page, "/login");
  await sendSignIn(page, USER);
  await waitForPath(page, path);
  await waitForText(page, portal.fleet.sign.name);
  expect(complaints).toEqual([]);
});

it("a session that ends elsewhere leads an open page back to sign-in", async () => {
  const { page } = await portal.openAs(USER);
  await waitForText(page, portal.fleet.sign.name);
  const session = await sessionCookie(page);
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await new PlatformApi(portal.stack.platformUrl).post("/user/logout", { session_id: session?.value });
  await waitForPath(page, "/login");
});

/** Opens a device's settings and types an address without saving. */
async function draft(page: Page, address = DRAFT): Promise<void> {
  await page.goto(`${portal.stack.portalUrl}/client/${portal.fleet.sign.id}?tab=settings`);
  await page.locator(named("textbox", "Naslov")).fill(address);
  await waitForText(page, "Neshranjene spremembe");
}

const DRAFT = "Še neshranjen naslov 7";
const typedAddress = (page: Page) =>
  page.$eval(named("textbox", "Naslov"), (input) => (input as HTMLInputElement).value);

/** Ends the session elsewhere, and waits until the page knows it. */
async function loseSession(page: Page): Promise<void> {
  const session = await sessionCookie(page);
  await new PlatformApi(portal.stack.platformUrl).post("/user/logout", { session_id: session?.value });
  await page.waitForSelector(named("alertdialog", "Seja je potekla"));
}

async function signInAgain(page: Page, { email, password }: Account): Promise<void> {
  await page.locator("[role=alertdialog] input[type=email]").fill(email);
  await page.locator("[role=alertdialog] input[type=password]").fill(password);
  await page.locator("[role=alertdialog] button[type=submit]").click();
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

it("a session that ends while somebody edits leaves the draft, covered and on no disk, to the same person", async () => {
  const { page } = await portal.openAs(USER);
  await draft(page);
  await loseSession(page);
  expect(await kept(page)).not.toContain(DRAFT);
  expect(await page.evaluate(() => localStorage.getItem("username"))).toBeNull();
  expect(await pathOf(page)).toBe(`/client/${portal.fleet.sign.id}`);

  await signInAgain(page, { ...USER, password: "not-the-password" });
  await waitForText(page, "se ne ujemata");
  await signInAgain(page, USER);
  await page.waitForSelector(named("alertdialog", "Seja je potekla"), { hidden: true });
  expect(await typedAddress(page)).toBe(DRAFT);
  await press(page, "Shrani");
  await waitForText(page, "Uspešno shranjeno!");
  await page.reload();
  await page.waitForSelector(named("textbox", "Naslov"));
  expect(await typedAddress(page)).toBe(DRAFT);
});

it("somebody else who signs in there finds nothing of the draft; who leaves it comes to sign-in", async () => {
  const { page } = await portal.openAs(USER);
  await draft(page, "Bor ne sme videti");
  await loseSession(page);
  await signInAgain(page, ADMIN);
  await page.waitForSelector(named("alertdialog", "Seja je potekla"), { hidden: true });
  expect(await textOf(page)).not.toContain("Neshranjene spremembe");
  await page.evaluate(() => localStorage.clear());

  const other = await portal.openAs(USER);
  await draft(other.page, "Nekaj drugega");
  await loseSession(other.page);
  await press(other.page, "Zavrzi spremembe in zapusti stran");
  await waitForPath(other.page, "/login");
});

// A plain platform stores no names.
itWith("profile")("nor does a namesake of the same group", async () => {
  const person = { firstName: "Marija", lastName: "Novak", password: "marija-of-the-tests" };
  const one = { ...person, email: "marija@test.si" };
  const other = { ...person, email: "marija2@test.si" };
  const { admin, groupId } = portal.fleet;
  for (const account of [one, other]) await addUser(admin, account, groupId);
  const { page } = await portal.openAs(one);
  await draft(page, "Soimenjakinja ne sme videti");
  await loseSession(page);
  await signInAgain(page, other);
  await page.waitForSelector(named("alertdialog", "Seja je potekla"), { hidden: true });
  await page.waitForSelector(named("textbox", "Naslov"));
  expect(await typedAddress(page)).not.toBe("Soimenjakinja ne sme videti");
});

it("no script can read the session, and local storage lacks it", async () => {
  const { page } = await portal.openAs(USER);
  const session = (await sessionCookie(page))?.value ?? "none";
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).not.toContain(session);
  expect(JSON.parse(readable)[1]).toMatchObject({ isAdmin: "0" });
});

it.each(["/", "/nowhere", "/login"])("signed in, %s leads to the overview", async (path) => {
  const { page } = await portal.openAs(USER, { at: path });
  await waitForPath(page, "/overview");
});

it("an ordinary user who tries the administrator's address lands on the overview", async () => {
  const { page } = await portal.openAs(USER, { at: "/admin/clients_overview" });
  await waitForPath(page, "/overview");
});

it.each(["/client?q=most", "/traffic?interval=WEEK"])(
  "a link that is sent to a colleague leads through sign-in to the same view: %s",
  async (path) => {
    const { page, visit } = await portal.open();
    await visit(path);
    await waitForPath(page, "/login");
    await sendSignIn(page, USER);
    await waitForAddress(page, path);
  },
);

it("a guest who wants the API page lands there after signing in", async () => {
  const { page, visit } = await portal.open();
  await visit("/graphiql");
  await waitForPath(page, "/login");
  await sendSignIn(page, USER);
  await waitForPath(page, "/graphiql");
});

it("signing out in one tab signs out the others, which say nothing of a problem", async () => {
  const { page } = await portal.openAs(USER);
  const second = await page.browserContext().newPage();
  await second.goto(`${portal.stack.portalUrl}/client/${portal.fleet.sign.id}`);
  await waitForText(second, portal.fleet.sign.name);
  await page.bringToFront();
  await chooseInUserMenu(page, named("menuitem", "Odjava"));
  await waitForText(page, "Odjava je uspela");
  await waitForPath(page, "/login");
  await waitForPath(second, "/login");
  expect(await textOf(second)).not.toContain("preverjanju seje");
});

// A plain platform lets nobody sign in without a group.
itWith("our own platform")("an account that is deleted loses its open page within 5 s", async () => {
  const { page, signIn } = await portal.open();
  const { admin } = portal.fleet;
  const gone = { email: "cene@test.si", password: "cene-of-the-tests" };
  const id = await addUser(admin, gone);
  await signIn(gone);
  await waitForText(page, "Niste še v skupini");
  await admin.delete(`/user?userId=${id}`);
  await waitForText(page, "Pri preverjanju seje je prišlo do težave", 5_000);
  await waitForPath(page, "/login");
});

itWith("profile")(
  "a page whose code is gone, as a new version took its place, offers to load that",
  async () => {
    const { page } = await portal.openAs(USER);
    await waitForText(page, portal.fleet.sign.name);
    const isPage = (request: HTTPRequest) => /ProfilePage-.*\.js$/.test(request.url());
    const restore = await intercept(page, (request) =>
      isPage(request)
        ? request.respond({ status: 404, contentType: "application/json", body: "{}" })
        : undefined,
    );
    await chooseInUserMenu(page, "[role=menuitem][href='/profile']");
    await waitForText(page, "Tega dela strani ni bilo mogoče naložiti");
    await waitForText(page, "Pregled");
    await restore();
    await pressToLoad(page, "Naloži stran znova");
    await waitForText(page, "Moje seje");
  },
);
