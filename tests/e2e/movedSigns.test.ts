import { beforeAll, expect } from "@jest/globals";
import { hoursAgo, postHours, USER } from "../support/fleet.js";
import { itWith } from "../support/offered.js";
import {
  markLoad,
  press,
  textOf,
  textsOf,
  waitForCharts,
  waitForPath,
  waitForText,
} from "../support/page.js";
import { usePortal } from "../support/portal.js";
import { addViewKey } from "../support/viewKeys.js";

const portal = usePortal();
const moved = hoursAgo(2);

beforeAll(() => postHours(portal.fleet.sign, hoursAgo(5), 5));

itWith("places")(
  "a street that a sign has left is in every list, with what was measured there",
  async () => {
    const { admin, groupId, sign, counter } = portal.fleet;
    const { page, visit, complaints } = await portal.openAs(USER);
    await waitForText(page, sign.name);
    const isSameLoad = await markLoad(page);

    // The open overview follows the move.
    const newPlace = { metaData: { locationName: "Šolska ulica", speedLimit: 30 } };
    const { stays } = await admin.put<{ stays: { placeId: number }[] }>("/client/stay", {
      clientId: sign.id,
      newPlace,
      from: moved,
    });
    const street = stays[0]?.placeId ?? 0;
    await waitForText(page, "1 nekdanje merilno mesto");
    await waitForText(page, "Naprava je tu stala do");
    await waitForText(page, "Šolska ulica");
    expect(await isSameLoad()).toBe(true);
    expect(await textOf(page)).toContain("2 napravi");

    await page.keyboard.down("Control");
    await page.keyboard.press("k");
    await page.keyboard.up("Control");
    await page.waitForSelector("[role=dialog] [role=combobox]:focus");
    await page.keyboard.type("smartin");
    await waitForText(page, "Nekdanje merilno mesto");
    await page.keyboard.press("Enter");
    await waitForPath(page, `/client/${street}`);

    // Three hours of a vehicle a minute were before the move.
    const road = { name: "Šmartinska cesta", clients: [street] };
    await admin.patch("/group", { id: groupId, metaData: { summaryGroups: { groups: [road] } } });
    await visit("/summary");
    await waitForText(page, "180");
    expect(await textOf(page)).toContain(sign.name);

    await visit(`/compare?client=${street}`);
    await waitForText(page, "Obdobja med premiki");
    const [period] = await page.$$("::-p-aria([name='Obdobja med premiki'][role='combobox'])");
    const option = await period?.evaluate((select) => (select as HTMLSelectElement).options[1]?.value ?? "");
    await period?.select(option ?? "");
    await waitForCharts(page, 3);
    expect(new URL(page.url()).searchParams.get("otherTo")).toBe(String(moved));
    expect(complaints).toEqual([]);
    await press(page, "Na promet", "link");
    await waitForText(page, "Šolska ulica");
    await waitForText(page, "180");

    // To everybody they are two streets, and no device.
    const { key } = await addViewKey(admin, { groupId });
    await visit(`/public?key=${key}`);
    await page.waitForSelector("tbody th a");
    const streets = await textsOf(page, "tbody th a");
    expect(streets.toSorted()).toEqual([counter.name, sign.name, "Šolska ulica"].toSorted());
  },
  60_000,
);
