import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "@jest/globals";
import { dropFile } from "../support/dropFile.js";
import { USER } from "../support/fleet.js";
import { named, press, waitForText } from "../support/page.js";
import { faultsInColours } from "../support/pageFaults.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

const sample = (name: string) =>
  readFileSync(new URL(`../../platform/src/imports/files/samples/${name}`, import.meta.url));

/** Figures of a device over some days, as far as files have them. */
interface Figures {
  total_vehicles: number | null;
  average_speed: number | null;
  max_speed: number | null;
  completeness: { covered_seconds: number };
  pedestrians: Record<"pedestrians" | "bycicles", { total_count: number | null }>;
}

interface Told {
  vehicles: number | null;
  pedestrians?: number | null;
  bicycles?: number | null;
  mean?: number;
  fastest?: number;
  /** Seconds. */
  covered: number;
}

/** Files that don't say which road users they count. */
const OF_CYCLISTS = new Set(["eco-counter.csv", "eco-counter.csv.gz"]);

const JANUARY = ["2026-01-04", "2026-01-06"] as const;
const OCTOBER = ["2026-10-24", "2026-10-26"] as const;

/** Each file format, its days, and the expected figures computed by hand from its lines. */
const FORMS: [
  name: string,
  content: Uint8Array,
  days: readonly [string, string],
  told: Told,
  asks?: string,
][] = [
  // 4 + 0 and 7 + 9: where one channel's cell is empty, that time was not heard.
  [
    "eco-counter.csv",
    sample("eco-counter.csv"),
    JANUARY,
    { vehicles: null, pedestrians: null, bicycles: 20, covered: 1800 },
  ],
  [
    "eco-counter.csv.gz",
    gzipSync(sample("eco-counter.csv")),
    JANUARY,
    { vehicles: null, pedestrians: null, bicycles: 20, covered: 1800 },
  ],
  // Half an hour's 33 vehicles, 6.4 bicycles; then a whole hour.
  [
    "telraam.csv",
    sample("telraam.csv"),
    JANUARY,
    { vehicles: 27, pedestrians: 3, bicycles: 3, covered: 5400 },
  ],
  // Three quarters of 4 + 20, 4 + 20.5, 4 and 2.6667; the second hour has no uptime.
  [
    "telraam.json",
    sample("telraam.json"),
    JANUARY,
    { vehicles: 36, pedestrians: 2, bicycles: 3, covered: 2700 },
  ],
  // At 8 westbound is empty.
  ["sign-summary.csv", sample("sign-summary.csv"), JANUARY, { vehicles: 15, covered: 3600 }],
  // 30, 28 and 35 mph are 48.3, 45.1 and 56.3 km/h; from 7:00:03 to 12:30:00 and its second.
  [
    "jamar.csv",
    sample("jamar.csv"),
    ["2026-01-12", "2026-01-14"],
    { vehicles: 3, mean: (48 + 45 + 56) / 3, fastest: 56, covered: 19_798 },
  ],
  [
    "metrocount.csv",
    sample("metrocount.csv"),
    ["2026-05-03", "2026-05-05"],
    { vehicles: 3, mean: (53 + 48 + 61) / 3, fastest: 61, covered: 159 },
  ],
  // Over the doubled hour, from 00:30:00 to 01:31:05 UTC and its second.
  ...(["own-sl.csv", "own-en.csv"] as const).map((name): (typeof FORMS)[number] => [
    name,
    sample(name),
    OCTOBER,
    { vehicles: 1, pedestrians: 1, bicycles: 1, fastest: 49, covered: 3666 },
  ]),
  [
    "own-utf16.csv",
    Buffer.from(`\uFEFF${sample("own-sl.csv").toString("utf8").replace("\uFEFF", "")}`, "utf16le"),
    OCTOBER,
    { vehicles: 1, pedestrians: 1, bicycles: 1, fastest: 49, covered: 3666 },
  ],
];

beforeAll(async () => {
  const { admin, groupId } = portal.fleet;
  await admin.patch("/group", { id: groupId, metaData: { importsAllowed: true } });
});

const localMidnight = (day: string, offset: number) => Date.parse(`${day}T00:00Z`) / 1000 - offset;

it.each(FORMS)(
  "%s is dropped, understood, brought in, and there as it is by hand",
  async (name, content, [first, last], told) => {
    const { admin, groupId } = portal.fleet;
    const { page, visit, complaints } = await portal.openAs(USER);
    const { id } = await admin.post<{ id: number }>("/client", {});
    await admin.post("/client/assignTo", { groupId, clientId: id });
    await visit(`/client/${id}?tab=import`);
    await dropFile(page, name, content);
    if (OF_CYCLISTS.has(name)) {
      await waitForText(page, "Kaj je bilo prešteto?", 30_000);
      await press(page, "kolesarji", "radio");
      await press(page, "Preberi znova s spremembami");
    }
    await waitForText(page, "Kaj bi uvoz prinesel", 30_000);
    await press(page, "Uvozi");
    await page
      .locator(named("button", `Umakni: ${name}`))
      .setTimeout(30_000)
      .wait();
    // Local days begin one hour before those of UTC in winter, two in summer; a further day at either end adds nothing.
    const [from, to] = [localMidnight(first, 7200), localMidnight(last, 3600)];
    const figures = await admin.get<Figures>(
      `/measurement?clientId=${id}&startTimestamp=${from}&endTimestamp=${to}`,
    );
    expect({
      vehicles: figures.total_vehicles,
      pedestrians: figures.pedestrians.pedestrians.total_count,
      bicycles: figures.pedestrians.bycicles.total_count,
      mean: figures.average_speed,
      fastest: figures.max_speed,
      covered: figures.completeness.covered_seconds,
    }).toMatchObject(told);
    expect(complaints).toEqual([]);
  },
  90_000,
);

it("directions that were taken the wrong way are swapped before they are brought in", async () => {
  const { admin, groupId } = portal.fleet;
  const { page, visit, complaints } = await portal.openAs(USER);
  const { id } = await admin.post<{ id: number }>("/client", {});
  await admin.post("/client/assignTo", { groupId, clientId: id });
  await visit(`/client/${id}?tab=import`);
  await dropFile(page, "sign-summary.csv", sample("sign-summary.csv"));
  await waitForText(page, "prihaja 12, odhaja 3", 30_000);
  await waitForText(page, "eb = prihaja, wb = odhaja");
  await press(page, "Zamenjaj smeri");
  await waitForText(page, "eb = odhaja, wb = prihaja");
  await press(page, "Preberi znova s spremembami");
  await waitForText(page, "prihaja 3, odhaja 12", 30_000);
  await press(page, "Spremeni: Smeri");
  expect(await faultsInColours(page)).toEqual([]);
  await press(page, "Uvozi");
  await page.locator(named("button", "Umakni: sign-summary.csv")).setTimeout(30_000).wait();
  expect(complaints).toEqual([]);
}, 90_000);
