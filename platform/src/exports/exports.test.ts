import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ascending, batches, border, MOMENTS, ZONES } from "../../test/arbitraryBatches.js";
import { cases } from "../../test/cases.js";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { type Hour, hoursOf, type RawBatch, type RawReading } from "../../test/naiveHours.js";
import { naiveStatistics } from "../../test/naiveStatistics.js";
import { type ReadSheet, readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
const groupOfZone = new Map<string, number>();

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  for (const zone of ZONES) groupOfZone.set(zone, await addGroup(platform, admin, zone, zone));
});
afterAll(() => platform.stop());

const question = fc.constantFrom(...MOMENTS).chain((moment) =>
  fc.record({
    zone: fc.constantFrom(...ZONES),
    batches: batches(moment),
    lang: fc.constantFrom("sl", "en"),
    borders: fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 }),
  }),
);

interface Period {
  start: number;
  end: number;
}

async function send(client: TestClient, sent: RawBatch[]): Promise<void> {
  for (const [index, batch] of sent.entries())
    await platform.ok("POST", "/device/measurements", client.device, { batchId: `batch ${index}`, ...batch });
}

async function download(file: string, client: TestClient, { start, end }: Period, lang?: string) {
  const url = `/export/${file}?clientId=${client.id}&startTimestamp=${start}&endTimestamp=${end}${lang === undefined ? "" : `&lang=${lang}`}`;
  const answer = await platform.app.inject({ url, headers: admin });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** A CSV file's lines below its header. None of these has a quoted cell. */
async function lines(file: string, client: TestClient, period: Period, lang: string): Promise<string[]> {
  const { rawPayload } = await download(file, client, period, lang);
  expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = rawPayload.toString();
  expect(text.endsWith("\r\n")).toBe(true);
  return text.split("\r\n").slice(1, -1);
}

const ENGLISH: Record<string, string> = {
  vozilo: "vehicle",
  pešec: "pedestrian",
  kolesar: "cyclist",
  prihajajoča: "incoming",
  odhajajoča: "outgoing",
};

/** A line of a Slovenian file in the given language. */
const inLanguage = (lang: string) => (line: string) =>
  lang === "sl"
    ? line
    : line
        .split(";")
        .map((one) => ENGLISH[one] ?? one.replace(",", "."))
        .join(",");

/** 2026-10-25T02:00:00+02:00, from Intl. */
function iso(zone: string, instant: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
    instant * 1000,
  );
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.slice(3);
  return `${format.format(instant * 1000).replace(" ", "T")}${offset === "" ? "+00:00" : offset}`;
}

/** Halves go up. The last bits of a double, which may fall short of one, don't count. */
const cell = (value: number | null, digits = 0) =>
  value === null
    ? ""
    : (Math.floor(value * 10 ** digits * (1 + 1e-13) + 0.5) / 10 ** digits).toFixed(digits).replace(".", ",");
const isVehicle = ({ kind, speed }: RawReading) =>
  (kind ?? "vehicle") === "vehicle" && (speed === undefined || Math.round(speed) !== 0);
const within =
  ({ start, end }: Period) =>
  ({ timestamp }: RawReading) =>
    timestamp >= start && timestamp < end;

/** The cells of the intervals' columns, and of what is left out. */
const NO_INTERVAL = Array.from({ length: 8 }, () => "");

function rawLine(zone: string, { timestamp, kind, direction, speed, length, samples }: RawReading): string {
  const kinds = { vehicle: "vozilo", pedestrian: "pešec", bicycle: "kolesar" };
  return [
    iso(zone, timestamp),
    kinds[kind ?? "vehicle"],
    direction === undefined ? "" : direction === "outgoing" ? "odhajajoča" : "prihajajoča",
    speed === undefined ? "" : String(Math.round(speed)),
    length === undefined ? "" : (Math.floor(length * 10 + 1e-6) / 10).toFixed(1).replace(".", ","),
    String(samples ?? 1),
    ...NO_INTERVAL,
  ].join(";");
}

const LENGTHS = [
  [0, 2.5],
  [2.5, 5.2],
  [5.2, 9],
  [9, 12],
  [12, Infinity],
] as const;

/**
 * Vehicles of an hour by length class, those without a length, and all. Empty if nobody listened, and by
 * direction if one is unknown.
 */
function lengthRow({ covered, readings }: Hour, direction: (typeof DIRECTIONS)[number]): (number | null)[] {
  const all = readings.filter(isVehicle);
  const untold = direction !== "total" && all.some((reading) => reading.direction === undefined);
  if (covered === 0 || untold) return Array.from({ length: 7 }, () => null);
  const vehicles = all.filter((reading) => direction === "total" || reading.direction === direction);
  const classes = LENGTHS.map(
    ([from, to]) =>
      vehicles.filter(({ length }) => length !== undefined && length >= from && length < to).length,
  );
  return [...classes, vehicles.filter(({ length }) => length === undefined).length, vehicles.length];
}

/** Pedestrians and cyclists of a day's hours; empty if nobody listened. */
function people(hours: Hour[]): (number | null)[] {
  const heard = hours.some(({ covered }) => covered > 0);
  const readings = hours.flatMap((hour) => hour.readings);
  return ["pedestrian", "bicycle"].map((kind) =>
    heard ? readings.filter((reading) => reading.kind === kind).length : null,
  );
}

/** The part of a local day within the period, unless it is the whole day. The next day is found by trying. */
function part(zone: string, day: number, { start, end }: Period): string {
  const quarter = 15 * 60;
  const dateOf = (instant: number) => iso(zone, instant).slice(0, 10);
  let next = day + quarter;
  while (dateOf(next) === dateOf(day)) next += quarter;
  const clock = (instant: number) => iso(zone, instant).slice(11, 16);
  const [from, to] = [start > day ? clock(start) : null, end < next ? clock(end) : null];
  return from === null && to === null ? "" : `${from ?? "00:00"}–${to ?? "24:00"}`;
}

const DIRECTIONS = ["incoming", "outgoing", "total"] as const;

it("writes CSV files that an independent computation on the raw readings confirms", async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ zone, batches: sent, borders, lang }) => {
      const client = await addClient(platform, admin, groupOfZone.get(zone));
      await send(client, sent);
      const period = ascending(borders);
      const { start, end } = period;
      const previous = { start: start - (end - start), end: start };
      const naive = naiveStatistics({ batches: sent, zone, start, end, previous, limit: 50 });
      const hours = hoursOf(sent, zone, start, end);

      const written = inLanguage(lang);
      const daily = await lines("daily.csv", client, period, lang);
      expect(daily).toEqual(
        naive.dailyTable.map(({ date, measurements, vehicles }, index) => {
          const next = naive.dailyTable[index + 1]?.date ?? end;
          const own = hours.filter((hour) => hour.start + 3599 >= date && hour.start < next);
          const covered = own.reduce((sum, hour) => sum + hour.covered, 0);
          const share = (covered / (next - Math.max(date, start))) * 100;
          const row = [iso(zone, date).slice(0, 10), cell(measurements), cell(vehicles), cell(share, 1)];
          return written(
            [...row, ...people(own).map((value) => cell(value)), "", part(zone, date, period), ""].join(";"),
          );
        }),
      );

      expect(await lines("results.csv", client, period, lang)).toEqual(
        naive.resultsTable.map((day, index) => {
          const next = naive.resultsTable[index + 1]?.date ?? end;
          const own = hours.filter((hour) => hour.start + 3599 >= day.date && hour.start < next);
          return written(
            [
              iso(zone, day.date).slice(0, 10),
              cell(day.measurements),
              cell(day.vehicles),
              cell(day.average_speed, 1),
              ...[day.max_speed, day.v85, day.v50, day.v30, ...people(own)].map((value) => cell(value)),
              "",
              part(zone, day.date, period),
              "",
            ].join(";"),
          );
        }),
      );

      const raw = await lines("raw.csv", client, period, lang);
      const readings = sent.flatMap((batch) => batch.readings).filter(within(period));
      expect([...raw].sort()).toEqual(readings.map((reading) => written(rawLine(zone, reading))).sort());
      const times = raw.map((line) => Date.parse(line.split(/[;,]/)[0] ?? ""));
      expect(times).toEqual([...times].sort((one, other) => one - other));

      for (const direction of DIRECTIONS) {
        expect(await lines(`length-${direction}.csv`, client, period, lang)).toEqual(
          hours.map((hour) =>
            written(
              [iso(zone, hour.start), ...lengthRow(hour, direction).map((value) => cell(value)), "", ""].join(
                ";",
              ),
            ),
          ),
        );
      }
    }),
    { numRuns: cases(40) },
  );
}, 120_000);

const table = ({ rows }: ReadSheet) => rows.slice(1).map((row) => row.map((one) => one?.value ?? null));
/** The serial of a local time on the wall clock. */
const serial = (zone: string, instant: number) =>
  Date.parse(`${iso(zone, instant).slice(0, 19)}Z`) / 86_400_000 + 25_569;

it("writes workbooks that an independent computation confirms", async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ zone, batches: sent, borders }) => {
      const client = await addClient(platform, admin, groupOfZone.get(zone));
      await send(client, sent);
      const period = ascending(borders);
      const { start, end } = period;
      const previous = { start: start - (end - start), end: start };
      const naive = naiveStatistics({ batches: sent, zone, start, end, previous, limit: 50 });
      const hours = hoursOf(sent, zone, start, end);

      const { sheets } = readWorkbook((await download("classification.xlsx", client, period)).rawPayload);
      expect(sheets.map(({ name }) => name)).toEqual([
        "Povzetek",
        "Dolžinski razredi",
        "Prihajajoča smer",
        "Odhajajoča smer",
        "Skupaj",
      ]);
      DIRECTIONS.forEach((direction, index) => {
        const rows = table(sheets[index + 2]!);
        expect(rows.map(([, offset, ...counts]) => [offset, ...padded(counts, 7)])).toEqual(
          hours.map((hour) => [iso(zone, hour.start).slice(19), ...lengthRow(hour, direction)]),
        );
        rows.forEach(([time], hour) => {
          expect(time).toBeCloseTo(serial(zone, hours[hour]?.start ?? 0), 6);
        });
      });

      const report = readWorkbook((await download("report.xlsx", client, period)).rawPayload);
      const sheet = (name: string) => report.sheets.find((one) => one.name === name)!;
      const hourRows = table(sheet("Ure")).map((row) => padded(row, 12));
      expect(hourRows.map((row) => row.slice(2, 6))).toEqual(
        hours.map((_, index) => [
          naive.vehicle_count[index]?.value,
          naive.vehicle_count_incoming[index]?.value,
          naive.vehicle_count_outgoing[index]?.value,
          naive.readings_per_hour[index]?.value,
        ]),
      );
      expect(hourRows.map((row) => [row[7], row[8], row[9], row[10]])).toEqual(
        naive.percentile_per_hour.map(({ v30, v50, v85 }, index) => [
          naive.speed_per_hour[index]?.max,
          v85,
          v50,
          v30,
        ]),
      );
      expect(table(sheet("Hitrostni razredi")).map(([name, vehicles]) => [name, vehicles])).toEqual([
        ...naive.frequency.map(({ from, to, vehicles }) => [
          to === null ? "nad 90" : `${from}–${to}`,
          vehicles,
        ]),
        ["skupaj", naive.percentile_sample],
      ]);
      const figures = new Map(
        table(sheet("Povzetek")).map(([name, value, change = null]) => [name, [value, change]]),
      );
      const heard = naive.completeness.covered_seconds > 0;
      const trends: Record<string, unknown> = naive;
      const change = (name: string) => asShare((trends[`${name}_trend`] ?? null) as number | null);
      const figure = (value: number | null) => (heard && value !== null ? value : "ni podatkov");
      expect(figures.get("Vsa vozila")).toEqual([figure(naive.total_vehicles), change("total_vehicles")]);
      expect(figures.get("Najvišja hitrost (km/h)")).toEqual([figure(naive.max_speed), change("max_speed")]);
      expect(figures.get("V85 (km/h)")?.[0]).toBe(figure(naive.percentile[85] ?? null));
    }),
    { numRuns: cases(15) },
  );
}, 120_000);

const asShare = (percent: number | null) => (percent === null ? null : expect.closeTo(percent / 100, 9));
/** Empty cells at a row's end are not written. */
const padded = (cells: unknown[], length: number) =>
  Array.from({ length }, (_, index) => cells[index] ?? null);

/** A client of this vision type, with two hours of readings. */
async function seeing(visionType: number, readings: Omit<RawReading, "timestamp">[], lang?: string) {
  const metaData = { locationName: "=1+1 Most", locationAddress: "+386" };
  const { id, guid, apiKey } = await platform.ok<{ id: number; guid: string; apiKey: string }>(
    "POST",
    "/client",
    admin,
    { visionType, metaData },
  );
  const client = { id, guid, device: { authorization: `ApiKey ${apiKey}` } };
  const [start = 0] = MOMENTS;
  const period = { start, end: start + 7200 };
  const timed = readings.map((reading, index) => ({ ...reading, timestamp: start + index }));
  await send(client, [{ from: start, to: period.end, readings: timed }]);
  return readWorkbook((await download("report.xlsx", client, period, lang)).rawPayload).sheets;
}

it("speaks of cyclists and pedestrians alone where a client counts those", async () => {
  const [summary, days, users, ...others] = await seeing(2, [
    { kind: "bicycle", direction: "incoming" },
    { kind: "pedestrian", direction: "incoming" },
    { kind: "bicycle", direction: "incoming" },
  ]);
  expect(others).toEqual([]);
  expect(summary?.rows[0]?.[0]?.value).toBe("=1+1 Most");
  const names = table(summary!).map(([name]) => name);
  expect(names).toContain("Kolesarji");
  expect(names).not.toContain("Vsa vozila");
  expect(names).not.toContain("Povprečna hitrost (km/h)");
  expect(users?.name).toBe("Pešci in kolesarji");
  expect(table(users!).map((row) => row.slice(2))).toEqual([
    [1, 1, 0, 2, 2, 0, 1],
    [0, 0, 0, 0, 0, 0, 1],
  ]);
  expect(days?.name).toBe("Dnevi");
  expect(days?.rows[0]?.map((head) => head?.value)).toEqual([
    expect.stringMatching(/^datum/),
    "popolnost",
    "pešci",
    "kolesarji",
    "ocena",
    "del dneva",
  ]);
  expect(table(days!).map((row) => row.slice(1))).toEqual([[1, 1, 2, undefined, "03:00–05:00"]]);
});

it("has people by day at the end where a device without a camera counted some", async () => {
  const sheets = await seeing(0, [
    { kind: "bicycle" },
    { speed: 50 },
    { kind: "bicycle" },
    { kind: "pedestrian" },
  ]);
  const days = sheets.find(({ name }) => name === "Dnevi");
  const results = sheets.find(({ name }) => name === "Rezultati");
  expect(table(days!).map((row) => row.slice(1))).toEqual([[1, 1, 1, 1, 2, undefined, "03:00–05:00"]]);
  expect(table(results!).map((row) => row.slice(1))).toEqual([
    [1, 1, 50, 50, 50, 50, 50, 1, 2, undefined, "03:00–05:00"],
  ]);
  expect(results?.rows[0]?.slice(-4).map((head) => head?.value)).toEqual([
    "pešci",
    "kolesarji",
    "ocena",
    "del dneva",
  ]);
});

it("has no columns of speeds for a counter without them", async () => {
  const sheets = await seeing(1, [{ direction: "incoming" }, { direction: "outgoing" }]);
  expect(sheets.map(({ name }) => name)).toEqual([
    "Povzetek",
    "Ure",
    "Dnevi",
    "Rezultati",
    "Dnevni promet",
    "Četrturni intervali",
  ]);
  const heads = sheets.slice(1).flatMap(({ rows }) => (rows[0] ?? []).map((head) => String(head?.value)));
  expect(heads.filter((head) => head.includes("km/h"))).toEqual([]);
  expect(table(sheets[1]!).map((row) => row.slice(2))).toEqual([
    [2, 1, 1, 2, 1],
    [0, 0, 0, 0, 1],
  ]);
});

it("speaks English where it is asked to, with dates as on screens and paper", async () => {
  const sheets = await seeing(0, [{ speed: 48, length: 4 }, { kind: "pedestrian" }], "en");
  expect(sheets.map(({ name }) => name)).toEqual([
    "Summary",
    "Speed classes",
    "Hours",
    "Days",
    "Results",
    "Daily traffic",
    "Quarter hours",
    "Length classes",
    "Pedestrians and cyclists",
  ]);
  const [summary, , hours] = sheets;
  expect(hours?.rows[0]?.[0]?.value).toBe("time (Europe/Ljubljana)");
  expect(hours?.rows[1]?.[0]?.format).toBe("dd.mm.yyyy hh:mm");
  const heads = Object.fromEntries(table(summary!));
  expect(heads).toMatchObject({
    Period: expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d – \d\d\.\d\d\.\d{4} \d\d:\d\d$/),
    "Local time": "Europe/Ljubljana",
    "Completeness of data": "data for 2 of 2 hours, 100.0 %",
  });
  const words = sheets.flatMap(({ rows }) => rows.flat().map((one) => one?.value));
  expect(words.filter((word) => typeof word === "string" && /[čšž]/i.test(word))).toEqual([]);
});

it("names the language of a file, and refuses one that it can't write", async () => {
  const client = await addClient(platform, admin);
  const period = { start: 1_792_360_800, end: 1_792_447_200 };
  const english = await download("daily.csv", client, period, "en");
  expect(english.headers["content-disposition"]).toContain("_2026-10-19_daily_en.csv");
  expect(english.body).toMatch(
    /^\ufeffdate \(Europe\/Ljubljana\),measurements,vehicles,completeness \(%\),pedestrians,cyclists,estimate,part of the day,left out of the data \(s\)\r\n/,
  );
  const slovenian = await download("daily.csv", client, period, "sl");
  expect(slovenian.rawPayload).toEqual((await download("daily.csv", client, period)).rawPayload);
  const url = `/export/daily.csv?clientId=${client.id}&startTimestamp=1&endTimestamp=2&lang=de`;
  const refused = await platform.app.inject({ url, headers: admin });
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining("lang")]);
});

it("describes its files, and packs CSV for whoever takes it packed", async () => {
  const client = await addClient(platform, admin);
  await platform.ok("POST", "/client/metaData", admin, {
    clientId: client.id,
    metaData: { locationName: "Šmarje, cesta" },
  });
  const period = { start: 1_792_360_800, end: 1_792_447_200 };
  const plain = await download("daily.csv", client, period);
  expect(plain.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringContaining('filename="Smarje-cesta_2026-10-19_daily.csv"'),
    "cache-control": "no-store",
    vary: "accept-encoding",
  });
  const url = `/export/daily.csv?clientId=${client.id}&startTimestamp=${period.start}&endTimestamp=${period.end}`;
  const packed = await platform.app.inject({ url, headers: { ...admin, "accept-encoding": "gzip" } });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload);
  const book = await download("report.xlsx", client, period);
  expect(book.headers["content-type"]).toBe(
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  );
});

it("names in workbooks the directions of the place, and in CSV files never", async () => {
  const client = await addClient(platform, admin);
  const start = 1_792_360_800;
  const period = { start, end: start + 3600 };
  const readings = [{ timestamp: start, speed: 40, length: 4, direction: "incoming" as const }];
  await send(client, [{ from: start, to: start + 3600, readings }] as RawBatch[]);
  const files = ["length-incoming.csv", "quarter-hours.csv", "own-classes.csv"];
  const csv = () => Promise.all(files.map(async (file) => (await download(file, client, period)).body));
  const before = await csv();
  const directionNames = { incoming: "proti Kranju: [center] <&>", outgoing: "\u202e " };
  await platform.ok("POST", "/client/metaData", admin, { clientId: client.id, metaData: { directionNames } });
  expect(await csv()).toEqual(before);
  const { sheets } = readWorkbook((await download("classification.xlsx", client, period)).rawPayload);
  expect(sheets.map(({ name }) => name)).toEqual([
    "Povzetek",
    "Dolžinski razredi",
    "proti Kranju cen… (prihajajoča)",
    "Odhajajoča smer",
    "Skupaj",
  ]);
  const heads = sheets[1]?.rows[0]?.map((cell) => cell?.value);
  expect(heads?.slice(1, 3)).toEqual(["proti Kranju: [center] <&> (prihajajoča)", "odhajajoča smer"]);
  const report = readWorkbook((await download("report.xlsx", client, period)).rawPayload);
  const hours = report.sheets.find(({ name }) => name === "Ure")?.rows[0]?.map((cell) => cell?.value);
  expect(hours).toContain("vozila, proti Kranju: [center] <&> (prihajajoča)");

  // Elsewhere the same direction led elsewhere.
  const newPlace = { metaData: { directionNames: { incoming: "v mesto" } } };
  await platform.ok("PUT", "/client/stay", admin, { clientId: client.id, newPlace, from: start + 1800 });
  const sheetOf = async (from: number) =>
    readWorkbook((await download("classification.xlsx", client, { ...period, start: from })).rawPayload)
      .sheets[2]?.name;
  expect(await sheetOf(start)).toBe("Prihajajoča smer");
  expect(await sheetOf(start + 1800)).toBe("v mesto (prihajajoča)");
});

it("says why a time was left out, without what would turn the words round", async () => {
  const client = await addClient(platform, admin);
  const start = 1_792_360_800;
  const period = { start, end: start + 7200 };
  await send(client, [{ from: start, to: start + 7200, readings: [] }] as RawBatch[]);
  const span = { from: start, to: start + 3600, reason: "Poskusna\u202e vožnja\nna cesti" };
  await platform.ok("POST", "/exclusion", admin, { clientId: client.id, ...span });
  const { sheets } = readWorkbook((await download("report.xlsx", client, period)).rawPayload);
  const row = sheets[0]?.rows.find(([first]) => first?.value === "Izločeno");
  expect(row?.[1]?.value).toMatch(/, Poskusna vožnja na cesti$/);
});
