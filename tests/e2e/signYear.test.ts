import { beforeAll, describe, expect } from "@jest/globals";
import { addDevice, type FleetDevice, postHour, STRANGER, USER } from "../support/fleet.js";
import { itWith } from "../support/offered.js";
import { textOf, waitForText } from "../support/page.js";
import { readPdf } from "../support/pdf.js";
import { PlatformApi } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";

/** 2026-11-02 00:00 in Ljubljana, and 365 days before. */
const END = 1_793_574_000;
const DAY = 86_400;
const BEGIN = END - 365 * DAY;
const YEAR = `${BEGIN}..${END}`;

/** Streets of a year: from which day on, and how many vehicles pass in the one hour that is measured each day. */
const STREETS = [
  { name: "Stara cesta", speedLimit: 50, from: 0, vehicles: 10 },
  { name: "Šolska ulica", speedLimit: 30, from: 100, vehicles: 20 },
  { name: "Obvoznica", speedLimit: 70, from: 265, vehicles: 30 },
] as const;
const TOTALS = ["1000", "3300", "3000"];

const portal = usePortal(() => END + 3600);
let sign: FleetDevice;
/** Ids of the streets. */
let streets: number[];

interface Moved {
  stays: { placeId: number }[];
}

beforeAll(async () => {
  const { admin, groupId } = portal.fleet;
  const [first, ...others] = STREETS;
  sign = await addDevice(admin, groupId, { locationName: first.name, speedLimit: first.speedLimit });
  for (let day = 0; day < 365; day += 1) {
    const street = STREETS.findLast(({ from }) => from <= day) ?? first;
    await postHour(sign, BEGIN + day * DAY + 12 * 3600, 3600 / street.vehicles);
  }
  let moved: Moved = { stays: [] };
  for (const { name, speedLimit, from } of others)
    moved = await admin.put<Moved>("/client/stay", {
      clientId: sign.id,
      newPlace: { metaData: { locationName: name, speedLimit } },
      from: BEGIN + from * DAY,
    });
  streets = moved.stays.map(({ placeId }) => placeId);
}, 90_000);

/** The printed report of some devices or places, as their user gets it: the lines of its sheets. */
async function printed(ids: readonly number[]): Promise<string[][]> {
  const { platformUrl, portalUrl } = portal.stack;
  const query = new URLSearchParams({
    clientId: ids.join(),
    startTimestamp: String(BEGIN),
    endTimestamp: String(END),
  });
  const cookie = `sessionId=${await PlatformApi.sessionOf(platformUrl, USER)}`;
  const response = await fetch(`${portalUrl}/pdf/report?${query}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages.map(({ lines }) => lines);
}

const shows = (text: string | undefined, total: string) =>
  new RegExp(`(?<![\\d.,])${total}(?![\\d.,])`).test(text ?? "");

describe(`a sign's year (${YEAR}) on three streets`, () => {
  itWith("places")(
    "is printed as three reports and one comparison, each street with its own",
    async () => {
      for (const [index, { name, speedLimit }] of STREETS.entries()) {
        const [lines = []] = await printed([streets[index] ?? 0]);
        const cover = lines.join("\n");
        expect(cover).toContain(name);
        expect(cover).toContain(`${speedLimit} km/h`);
        expect(TOTALS.map((total) => shows(cover, total))).toEqual(TOTALS.map((_, at) => at === index));
      }
      const [, comparison = []] = await printed(streets);
      for (const [index, { name, speedLimit }] of STREETS.entries()) {
        const row = comparison.find((line) => line.includes(`${index + 1} ${name}`)) ?? "";
        expect(comparison.join("\n")).toContain(`nad ${speedLimit}`);
        expect(TOTALS.map((total) => shows(row, total))).toEqual(TOTALS.map((_, at) => at === index));
      }
    },
    120_000,
  );

  itWith("places")("is on each street's page from its first day, and whole on the sign's own", async () => {
    const { page, visit, complaints } = await portal.openAs(USER);
    const period = `from=${BEGIN}&to=${END}`;
    for (const [index, id] of [...streets, sign.id].entries()) {
      await visit(`/client/${id}?${period}`);
      await page.waitForSelector("#root svg.highcharts-root");
      const total = /Vsa vozila\s+([\d.]+)/.exec(await textOf(page))?.[1];
      expect(total).toBe([...TOTALS, "7300"][index]);
    }
    expect(complaints).toEqual([]);
  });

  itWith("places")(
    "stays with the municipality that measured it when the sign is given to another one",
    async () => {
      const { admin, groupId } = portal.fleet;
      const groups = await admin.get<{ id: number }[]>("/group/list");
      const other = groups.find(({ id }) => id !== groupId)?.id;
      await admin.put("/client/group", { clientId: sign.id, groupId: other });
      const period = `from=${BEGIN}&to=${END}`;
      const former = await portal.openAs(USER, { at: `/client/${streets[2]}?${period}` });
      await waitForText(former.page, "Obvoznica");
      await former.page.waitForSelector("#root svg.highcharts-root");
      expect(await textOf(former.page)).toMatch(/Vsa vozila\s+3000/);
      await former.visit(`/client/${sign.id}?${period}`);
      await waitForText(former.page, "Te lokacije ni med vašimi");
      const present = await portal.openAs(STRANGER, { at: `/client/${sign.id}?${period}` });
      await waitForText(present.page, "Za to obdobje še ni podatkov");
      expect(await textOf(present.page)).not.toMatch(/3000|7300|Stara cesta|Šolska/);
      await present.visit(`/client/${streets[0]}?${period}`);
      await waitForText(present.page, "Te lokacije ni med vašimi");
      expect([...former.complaints, ...present.complaints]).toEqual([]);
    },
  );
});
