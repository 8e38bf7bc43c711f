import { beforeAll, expect, it } from "@jest/globals";
import { type FleetDevice, USER } from "../support/fleet.js";
import { press, textOf, waitForCharts, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

const day = 86_400;
/** The last two whole weeks, Monday to Monday. */
const monday = () => {
  const now = Math.floor(Date.now() / 1000);
  const today = now - (now % day);
  return today - ((new Date(today * 1000).getUTCDay() + 6) % 7) * day;
};
const after = { from: 0, to: 0 };

/** Seven days of 400 vehicles each, at about the given speed, with a little daily variation. */
async function postWeek(device: FleetDevice, from: number, speed: number): Promise<void> {
  for (let index = 0; index < 7; index += 1) {
    const start = from + index * day;
    const readings = Array.from({ length: 400 }, (_, i) => ({
      timestamp: start + i * 200,
      speed: speed + (i % 9) + (index % 2),
      direction: "incoming",
    }));
    await device.api.post("/device/measurements", {
      batchId: `day-${start}`,
      from: start,
      to: start + day,
      readings,
    });
  }
}

beforeAll(async () => {
  after.to = monday();
  after.from = after.to - 7 * day;
  await postWeek(portal.fleet.sign, after.from - 7 * day, 52);
  await postWeek(portal.fleet.sign, after.from, 46);
});

it("says that speeds have fallen by more than chance, and the other way round once the sides are swapped", async () => {
  const { sign } = portal.fleet;
  const { page, complaints } = await portal.openAs(USER, {
    at: `/compare?client=${sign.id}&from=${after.from}&to=${after.to}`,
  });
  await waitForText(page, "V85 se je znižala za 6 km/h");
  await waitForCharts(page, 3);
  const text = await textOf(page);
  expect(text).toMatch(
    /Povprečna hitrost se je znižala za 6,0 km\/h \(95 % interval [\d,]+ do [\d,]+\): več kot naključje/,
  );
  expect(text).toContain("Število vozil na uro: razlika ni večja od naključja");

  await press(page, "Zamenjaj strani");
  await waitForText(page, "V85 se je zvišala za 6 km/h");
  await page.reload();
  await waitForText(page, "V85 se je zvišala za 6 km/h");
  expect(complaints).toEqual([]);
});

it("another's location looks like none", async () => {
  const { page, complaints } = await portal.openAs(USER, {
    at: `/compare?client=${portal.fleet.foreign.id}`,
  });
  await waitForText(page, "Te lokacije ni med vašimi");
  expect(await textOf(page)).not.toContain(portal.fleet.foreign.name);
  expect(complaints).toEqual([]);
});
