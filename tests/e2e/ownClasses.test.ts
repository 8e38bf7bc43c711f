import { beforeAll, expect, it } from "@jest/globals";
import { ADMIN, hoursAgo, postHour, USER } from "../support/fleet.js";
import { named, press, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

beforeAll(() => postHour(portal.fleet.sign, hoursAgo(2)));

it("own classes go from the group's settings to its people's graphs", async () => {
  const { groupId, sign } = portal.fleet;
  const { page, visit, complaints } = await portal.openAs(ADMIN);
  await visit(`/admin/groups?group=${groupId}&tab=settings`);
  await press(page, "Edit classes");
  await press(page, "Add a speed class");
  await page.locator('input[name="speeds.0.to"]').fill("30");
  await press(page, "Add a speed class");
  await page.locator('input[name="speeds.1.to"]').fill("30");
  await press(page, "Save");
  await waitForText(page, "More than 30.");
  await page.locator('input[name="speeds.1.to"]').fill("50");
  await waitForText(page, "up to 30, 31–50, above 50\u00a0km/h");
  await press(page, "Save");
  await waitForText(page, "Speeds: up to 30, 31–50, above 50\u00a0km/h.");
  expect(complaints).toEqual([]);

  const person = await portal.openAs(USER);
  await person.visit(`/client/${sign.id}?interval=LAST_24H&table=speedClass`);
  await waitForText(person.page, "31–50");
  await person.page.locator(named("radio", "privzeti")).wait();
  await person.page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("#root [role=radiogroup] input")]
      .find(({ value }) => value === "usual")
      ?.click(),
  );
  await waitForText(person.page, "41–50");
  expect(new URL(person.page.url()).searchParams.get("classes")).toBe("usual");
  expect(person.complaints).toEqual([]);
}, 60_000);
