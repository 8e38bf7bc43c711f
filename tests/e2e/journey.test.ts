import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { sendSignIn } from "../support/browser.js";
import { copied, keepCopies } from "../support/clipboard.js";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import { IS_PLAIN } from "../support/offered.js";
import {
  fillIn,
  press,
  textsOf,
  waitForCharts,
  waitForCount,
  waitForPath,
  waitForText,
} from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { letIn } from "../support/users.js";

const NEWCOMER = { email: "eva@test.si", password: "modra-žaba-7", firstName: "Eva", lastName: "Kos" };
const HOURS = 7 * 24;
const VEHICLES_AN_HOUR = 12;

const portal = usePortal();

beforeAll(
  () => postHours(portal.fleet.sign, hoursAgo(HOURS + 1), HOURS + 1, 3600 / VEHICLES_AN_HOUR),
  120_000,
);

/** The page's figures and headings, without charts. */
const picture = (page: Page) =>
  textsOf(page, "main h1, main h2, main .chakra-card__body:not(:has(svg.highcharts-root))");

/** Waits until no card has this text any more. */
async function waitUntilGone(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (gone) =>
      [...document.querySelectorAll("main .chakra-card__body")].every(
        ({ textContent }) => textContent?.trim() !== gone,
      ),
    {},
    text,
  );
}

it("a newcomer signs up, is let in, finds a sign, reads its week, and a colleague sees the same by a link", async () => {
  const eva = await portal.open();
  const { page } = eva;
  await keepCopies(page);

  await eva.visit("/signup");
  await fillIn(page, { ...NEWCOMER, confirmation: NEWCOMER.password });
  await page.locator("button[type=submit]:not([disabled])").click();
  await waitForText(page, "Račun je ustvarjen, počakajte na potrditev skrbnika");
  await letIn(portal.fleet.admin, NEWCOMER.email, portal.fleet.groupId);

  await eva.signIn(NEWCOMER);
  await waitForText(page, portal.fleet.sign.name);
  await page.locator("main input[type=search]").fill("šmartinska");
  await waitForCount(page, "main tbody tr[aria-rowindex]", 1);
  await page.locator("main tbody tr[aria-rowindex] a").click();
  await waitForPath(page, `/client/${portal.fleet.sign.id}`);
  await waitForText(page, "Vsa vozila");
  const [, vehiclesOfDay = ""] = await picture(page);
  await page.locator("::-p-text(En teden)").click();
  // The day's figures stay, dimmed, until the week's have come.
  await waitUntilGone(page, vehiclesOfDay);
  if (!IS_PLAIN) await page.waitForSelector("[role=grid] td");
  await waitForCharts(page, 6);

  await press(page, "Deli");
  await page.locator("[role=menuitem][data-value=fixed]").click();
  const link = await copied(page);
  expect(new URL(link).searchParams.get("from")).toMatch(/^\d{10}$/);
  const seen = await picture(page);

  const ana = await portal.open();
  await ana.page.goto(link);
  await waitForPath(ana.page, "/login");
  await sendSignIn(ana.page, USER);
  await waitForPath(ana.page, new URL(link).pathname);
  await waitForText(ana.page, "Vsa vozila");
  if (!IS_PLAIN) await ana.page.waitForSelector("[role=grid] td");
  await waitForCharts(ana.page, 6);
  expect(await picture(ana.page)).toEqual(seen);
  expect([...eva.complaints, ...ana.complaints]).toEqual([]);
}, 90_000);
