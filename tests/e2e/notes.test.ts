import { beforeAll, expect } from "@jest/globals";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import { itWith } from "../support/offered.js";
import { press, textOf, waitForCharts, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

beforeAll(() => postHours(portal.fleet.sign, hoursAgo(5), 5));

itWith("notes")(
  "a note on road works stands on the charts of its time, and below them in words",
  async () => {
    const { sign } = portal.fleet;
    const { page, visit, complaints } = await portal.openAs(USER);
    await visit(`/client/${sign.id}`);
    await waitForText(page, "Dogodki in opombe");
    await waitForText(page, "V tem obdobju ni opomb.");
    // Charts that come in push the button down.
    await waitForCharts(page, 6);
    await press(page, "Dodaj opombo");
    await page.waitForSelector("[role=dialog] textarea:focus");
    await page.keyboard.type("Zapora Šolske ulice");
    await page.click("[role=dialog] button[type=submit]");
    await waitForText(page, "Opomba je dodana.");
    await waitForText(page, "Zapora Šolske ulice (");
    const notes = await page.$$("::-p-aria([name='Opombe na grafu'][role='list'])");
    expect(notes.length).toBeGreaterThan(0);

    await press(page, "Uredi opombo: Zapora Šolske ulice");
    await page.waitForSelector("[role=dialog] textarea:focus");
    await page.keyboard.press("End");
    await page.keyboard.type(" in obvoz");
    await press(page, "Shrani");
    await waitForText(page, "Opomba je shranjena.");
    await waitForText(page, "Zapora Šolske ulice in obvoz");
    expect(await textOf(page)).toContain("Delo na cesti");
    expect(complaints).toEqual([]);
  },
  120_000,
);
