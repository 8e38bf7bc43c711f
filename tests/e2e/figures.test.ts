import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { USER } from "../support/fleet.js";
import { textOf, waitForText } from "../support/page.js";
import { PlatformApi } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";

const LIMIT = 50;
/** Indices of local hours of the day without reports. */
const SILENT = [5, 6];

/** Days on which the clock of Ljubljana changes, in Unix seconds. */
const DAYS = [
  { day: "29.03.2026", from: Date.parse("2026-03-29T00:00:00+01:00") / 1000, hours: 23 },
  { day: "25.10.2026", from: Date.parse("2026-10-25T00:00:00+02:00") / 1000, hours: 25 },
];
const WORDS = {
  sl: {
    locale: "sl-SI",
    total: "Vsa vozila",
    average: "Povprečna hitrost",
    max: "Najvišja hitrost",
    over: "Delež nad omejitvijo",
    coverage: (covered: number, hours: number) => `podatki za ${covered} od ${hours} ur, `,
    none: "ni podatkov",
  },
  en: {
    locale: "en-GB",
    total: "All vehicles",
    average: "Average speed",
    max: "Maximum speed",
    over: "Share over the limit",
    coverage: (covered: number, hours: number) => `data for ${covered} of ${hours} hours, `,
    none: "no data",
  },
};

interface Reading {
  timestamp: number;
  speed: number;
  direction: string;
  samples: number;
}

/** Figures of a day, computed only from the readings. */
interface Expected {
  total: number;
  average: number;
  max: number;
  over: number;
  v30: number;
  v50: number;
  v85: number;
  byHour: (number | null)[];
}

const last = DAYS.at(-1);
const end = (last?.from ?? 0) + (last?.hours ?? 0) * 3600;
const portal = usePortal(() => end + 3600);
const expected = new Map<number, Expected>();

/** A fixed sequence of pseudo-random numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function readingsOf(from: number, hour: number): Reading[] {
  const next = numbers(from + hour * 977);
  return Array.from({ length: 3 + Math.floor(next() * 40) }, () => ({
    timestamp: from + hour * 3600 + Math.floor(next() * 3600),
    // Some stand still: no speed of a vehicle.
    speed: next() < 0.04 ? 0 : 20 + Math.floor(next() * 60),
    direction: next() < 0.5 ? "incoming" : "outgoing",
    samples: 1 + Math.floor(next() * 5),
  }));
}

/** By the definitions, in the plain way: counting one by one in sorted speeds. */
function compute(hours: (Reading[] | null)[]): Expected {
  const moving = hours.map((readings) => readings?.filter(({ speed }) => speed > 0) ?? null);
  const speeds = moving
    .flatMap((readings) => readings?.map(({ speed }) => speed) ?? [])
    .sort((a, b) => a - b);
  const rank = (percent: number) => speeds[Math.ceil((percent / 100) * speeds.length) - 1] ?? 0;
  return {
    total: speeds.length,
    average: speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length,
    max: speeds.at(-1) ?? 0,
    over: (speeds.filter((speed) => speed > LIMIT).length / speeds.length) * 100,
    v30: rank(30),
    v50: rank(50),
    v85: rank(85),
    byHour: moving.map((readings) => readings?.length ?? null),
  };
}

beforeAll(async () => {
  for (const { from, hours } of DAYS) {
    const day = Array.from({ length: hours }, (_, hour) =>
      SILENT.includes(hour) ? null : readingsOf(from, hour),
    );
    for (const [hour, readings] of day.entries()) {
      if (readings === null) continue;
      const start = from + hour * 3600;
      const batch = { batchId: `day-${start}`, from: start, to: start + 3600, readings };
      await portal.fleet.sign.api.post("/device/measurements", batch);
    }
    expected.set(from, compute(day));
  }
}, 120_000);

/** The number in a tile below its name, before its unit. */
async function tile(page: Page, name: string): Promise<string | undefined> {
  return new RegExp(`^${name}\\n([^\\n ]+)`, "m").exec(await textOf(page, "main"))?.[1];
}

describe.each(DAYS)("on $day, with $hours hours", ({ day, from, hours }) => {
  const to = from + hours * 3600;
  const truth = () => expected.get(from) as Expected;

  it("the platform answers what the readings add up to", async () => {
    const rest = await PlatformApi.signIn(portal.stack.platformUrl, USER);
    const query = `clientId=${portal.fleet.sign.id}&type=ALL&startTimestamp=${from}&endTimestamp=${to}`;
    const answer = await rest.get<{
      total_vehicles: number;
      average_speed: number;
      max_speed: number;
      percentage_over_limit: number;
      percentile: number[];
      vehicle_count: { value: number | null }[];
    }>(`/measurement?${query}`);
    const { total, average, max, over, v30, v50, v85, byHour } = truth();
    expect(answer.total_vehicles).toBe(total);
    expect(answer.average_speed).toBeCloseTo(average, 9);
    expect(answer.max_speed).toBe(max);
    expect(answer.percentage_over_limit).toBeCloseTo(over, 9);
    expect([30, 50, 85].map((percent) => answer.percentile[percent])).toEqual([v30, v50, v85]);
    expect(answer.vehicle_count.map(({ value }) => value)).toEqual(byHour);
  });

  it.each(["sl", "en"] as const)("the screen shows the same (%s)", async (lang) => {
    const words = WORDS[lang];
    const { page, complaints, visit } = await portal.openAs(USER);
    const address = `/client/${portal.fleet.sign.id}?from=${from}&to=${to}&lang=${lang}`;
    await visit(address);
    const covered = hours - SILENT.length;
    const digits = (value: number, count: number) =>
      value.toLocaleString(words.locale, { minimumFractionDigits: count, maximumFractionDigits: count });
    await waitForText(page, `${words.coverage(covered, hours)}${digits((covered / hours) * 100, 1)}`);

    const { total, average, max, over, v30, v50, v85, byHour } = truth();
    expect(await tile(page, words.total)).toBe(digits(total, 0));
    expect(await tile(page, words.average)).toBe(digits(average, 1));
    expect(await tile(page, words.max)).toBe(String(max));
    expect(await tile(page, words.over)).toBe(digits(over, 1));
    for (const [name, speed] of Object.entries({ V30: v30, V50: v50, V85: v85 }))
      expect(await tile(page, name)).toBe(String(speed));

    await visit(`${address}&table=vehicleCount&chart=vehicleCount`);
    await page.waitForSelector('[role="dialog"] tbody tr');
    const rows = await page.$$eval('[role="dialog"] tbody tr', (found) =>
      found.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.innerText)),
    );
    expect(rows.map(([, count]) => count)).toEqual(
      byHour.map((count) => (count === null ? words.none : digits(count, 0))),
    );
    const names = rows.map(([name]) => name);
    expect(new Set(names).size).toBe(hours);
    expect(names.at(0)).toBe(`${day} 00:00–01:00`);
    expect(names.at(-1)).toBe(`${day} 23:00–00:00`);
    expect(complaints).toEqual([]);
  });
});
