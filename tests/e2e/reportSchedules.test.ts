import { beforeAll, expect, it } from "@jest/globals";
import { postHours, USER } from "../support/fleet.js";
import { press, waitForPath, waitForText } from "../support/page.js";
import { pageFaults } from "../support/pageFaults.js";
import { usePortal } from "../support/portal.js";
import { SERVICE_KEY } from "../support/stack.js";

/** 2026-11-04 12:00 in Ljubljana. */
const NOW = 1_793_790_000;

const portal = usePortal(() => NOW, {}, { SERVICE_KEY, SCHEDULE_POLL_MS: "100" });

beforeAll(() => postHours(portal.fleet.sign, NOW - 24 * 3600, 24, 120));

it("a report is set up from its location, made at once, paused and deleted", async () => {
  const { page, complaints, visit } = await portal.openAs(USER);
  const { sign } = portal.fleet;
  await visit(`/client/${sign.id}?tab=report`);
  await press(page, "Pošiljaj redno", "link");
  await waitForText(page, "Izbrana 1 lokacija");
  await page.locator("input[name=name]").fill("Teden na glavni cesti");
  await press(page, "Ob dnevih v tednu", "radio");
  await press(page, "četrtek", "checkbox");
  // By the group's clock, after NOW.
  await waitForText(page, "05.11.2026 06:00, četrtek");
  await page.locator("textarea").fill("nekdo");
  await press(page, "Shrani");
  await waitForText(page, "To ni e-poštni naslov: nekdo");
  await page.locator("textarea").fill("");
  await press(page, "Shrani");
  await waitForText(page, "Poročilo še ni bilo izdelano");
  await waitForText(page, "pon., čet. ob 06:00");

  await press(page, "Zaženi zdaj");
  await page.waitForSelector("[data-run-state=SUCCEEDED]", { timeout: 30_000 });
  const file = await page.$eval("li[data-run] a", (link) => link.href);
  const head = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return [response.headers.get("content-type"), (await response.text()).slice(0, 5)];
  }, file);
  expect(head).toEqual(["application/pdf", "%PDF-"]);

  expect(await pageFaults(page)).toEqual([]);

  await press(page, "Vsa poročila", "link");
  await waitForPath(page, "/reports");
  await page.locator("[role=switch]").click();
  await waitForText(page, "zaustavljeno");
  await press(page, "Izbriši: Teden na glavni cesti");
  await press(page, "Izbriši");
  await waitForText(page, "Poročil po urniku še ni");
  expect(complaints).toEqual([]);
}, 90_000);
