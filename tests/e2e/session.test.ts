import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { Browser } from "puppeteer";
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

const at = (path: string) => person.page.waitForFunction((wanted) => location.pathname === wanted, {}, path);

async function submit({ email, password }: { email: string; password: string }): Promise<void> {
  await person.page.locator("input[type=email]").fill(email);
  await person.page.locator("input[type=password]").fill(password);
  await person.page.locator("button[type=submit]").click();
}

it("a wrong password gets a clear message on the page, and nothing else", async () => {
  await person.page.goto(`${stack.portalUrl}/login?lang=en`);
  await submit({ ...USER, password: "not-the-password" });
  await waitForText(person.page, "There was an error while trying to log in");
  expect(await person.page.evaluate(() => location.pathname)).toBe("/login");
  expect(await person.page.evaluate(() => localStorage.length)).toBeLessThanOrEqual(1);
});

it("a link to a client leads through sign-in and on to the client", async () => {
  const path = `/client/${stack.fleet.sign.id}`;
  await person.page.goto(`${stack.portalUrl}${path}`);
  await at("/login");
  await submit(USER);
  await at(path);
  await waitForText(person.page, stack.fleet.sign.name);
  expect(person.complaints).toEqual([]);
});

it("a session that ends elsewhere leads an open page back to sign-in", async () => {
  await signIn(person.page, stack.portalUrl, USER);
  await waitForText(person.page, stack.fleet.sign.name);
  const cookies = await person.page.browserContext().cookies();
  const session = cookies.find(({ name }) => name === "sessionId");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await new PlatformApi(stack.platformUrl).post("/user/logout", { session_id: session?.value });
  await at("/login");
});

it("no script can read the session, and local storage lacks it", async () => {
  await signIn(person.page, stack.portalUrl, USER);
  const cookies = await person.page.browserContext().cookies();
  const session = cookies.find(({ name }) => name === "sessionId")?.value ?? "none";
  const readable = await person.page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).not.toContain(session);
  expect(JSON.parse(readable)[1]).toMatchObject({ isAdmin: "0" });
});

it.each(["/", "/nowhere", "/login"])("signed in, %s leads to the overview", async (path) => {
  await signIn(person.page, stack.portalUrl, USER);
  await person.page.goto(`${stack.portalUrl}${path}`);
  await at("/overview");
});

it("an ordinary user who tries the administrator's address lands on the overview", async () => {
  await signIn(person.page, stack.portalUrl, USER);
  await person.page.goto(`${stack.portalUrl}/admin/clients_overview`);
  await at("/overview");
});

it.each(["/client?q=most", "/traffic?interval=WEEK"])(
  "a link that is sent to a colleague leads through sign-in to the same view: %s",
  async (path) => {
    await person.page.goto(`${stack.portalUrl}${path}`);
    await at("/login");
    await submit(USER);
    await person.page.waitForFunction((wanted) => location.pathname + location.search === wanted, {}, path);
  },
);

it("a guest who wants the API page lands there after signing in", async () => {
  await person.page.goto(`${stack.portalUrl}/graphiql`);
  await at("/login");
  await submit(USER);
  await at("/graphiql");
});

it("signing out in one tab signs out the others, which say nothing of a problem", async () => {
  await signIn(person.page, stack.portalUrl, USER);
  const second = await person.page.browserContext().newPage();
  await second.goto(`${stack.portalUrl}/client/${stack.fleet.sign.id}`);
  await waitForText(second, stack.fleet.sign.name);
  await person.page.bringToFront();
  await person.page.locator("button[aria-label^='Uporabniški meni']").click();
  await person.page.locator("::-p-xpath(//*[@role='menuitem'][normalize-space()='Odjava'])").click();
  await waitForText(person.page, "Odjava je uspela");
  await at("/login");
  await second.waitForFunction(() => location.pathname === "/login");
  expect(await second.evaluate(() => document.body.innerText)).not.toContain("preverjanju seje");
});

it("an account that is deleted loses its open page within 5 s", async () => {
  const { admin } = stack.fleet;
  const gone = { email: "cene@test.si", password: "cene-of-the-tests" };
  await admin.post("/user/register", gone);
  const found = await admin.get<{ id: number; email: string }[]>("/user/list");
  const id = found.find(({ email }) => email === gone.email)?.id;
  await admin.patch("/user", { id, confirmed: true });
  await signIn(person.page, stack.portalUrl, gone);
  await waitForText(person.page, "Niste še v skupini");
  await admin.delete(`/user?userId=${id}`);
  await waitForText(person.page, "Pri preverjanju seje je prišlo do težave", 5_000);
  await at("/login");
});

it("a page whose code is gone, as a new version took its place, offers to load that", async () => {
  await signIn(person.page, stack.portalUrl, USER);
  await waitForText(person.page, stack.fleet.sign.name);
  await person.page.setRequestInterception(true);
  let isGone = true;
  person.page.on("request", (request) => {
    const isPage = /ProfilePage-.*\.js$/.test(request.url());
    if (isPage && isGone) void request.respond({ status: 404, contentType: "application/json", body: "{}" });
    else void request.continue();
  });
  await person.page.locator("button[aria-label^='Uporabniški meni']").click();
  await person.page.locator("[role=menuitem][href='/profile']").click();
  await waitForText(person.page, "Tega dela portala ni bilo mogoče naložiti");
  await waitForText(person.page, "Pregled");
  isGone = false;
  await person.page.locator("::-p-xpath(//button[normalize-space()='Naloži stran znova'])").click();
  await waitForText(person.page, "Moje seje");
});
