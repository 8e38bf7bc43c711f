import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { type ReadSheet, readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";

let platform: TestPlatform;
let admin: Headers;
let group: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
});
afterAll(() => platform.stop());

/** Local midnight (a winter day in Ljubljana). */
const MIDNIGHT = START - 5 * DAY - HOUR;

async function download(file: string, client: TestClient, days: number, lang = "sl") {
  const url = `/export/${file}?clientId=${client.id}&startTimestamp=${MIDNIGHT}&endTimestamp=${MIDNIGHT + days * DAY}&lang=${lang}`;
  const answer = await platform.app.inject({ url, headers: admin });
  expect(answer.statusCode).toBe(200);
  return answer;
}
const lines = async (file: string, client: TestClient, lang?: string, days = 1) =>
  (await download(file, client, days, lang)).body.slice(1).split("\r\n").slice(0, -1);
/** The cells of the column that marks estimates, with its header first. */
const estimateCells = async (file: string, client: TestClient, days = 1) => {
  const rows = (await lines(file, client, "sl", days)).map((line) => line.split(";"));
  const place = rows[0]?.indexOf("ocena") ?? -1;
  return rows.map((row) => row[place]);
};
const table = ({ rows }: ReadSheet) => rows.slice(1).map((row) => row.map((one) => one?.value ?? null));

let batch = 0;
const send = (client: TestClient, from: number, to: number, body: object) =>
  platform.ok("POST", "/device/measurements", client.device, { batchId: `b${++batch}`, from, to, ...body });

const local = (instant: number) => `${new Date((instant + HOUR) * 1000).toISOString().slice(0, 19)}+01:00`;

it("tells single vehicles and counted intervals of raw.csv apart, in order of time", async () => {
  const client = await addClient(platform, admin, group);
  const [six, seven] = [MIDNIGHT + 6 * HOUR, MIDNIGHT + 7 * HOUR];
  const counted = {
    from: six,
    to: seven,
    direction: "outgoing",
    count: 60,
    speeds: { borders: [30, 35.5, 65], counts: [10, 40, 0] },
    lengths: { borders: [0, 5.2], shares: [87.5, 12.5] },
    averageSpeed: 41.3,
    maxSpeed: 83,
    v85: 48.2,
  };
  await send(client, six, seven + HOUR, {
    readings: [
      { timestamp: six + 10, direction: "incoming", speed: 48, length: 4.2, samples: 3 },
      { timestamp: seven, kind: "pedestrian" },
    ],
    intervals: [counted, { from: seven, to: seven + 900, kind: "bicycle", count: 0 }],
  });
  const title = (line: string | undefined, separator: string) => line?.split(separator).slice(6);
  const [head, ...sl] = await lines("raw.csv", client);
  expect(title(head, ";")).toEqual([
    "do (Europe/Ljubljana)",
    "število",
    "hitrostni razredi (km/h)",
    "dolžinski razredi (m)",
    "povprečna hitrost (km/h)",
    "najvišja hitrost (km/h)",
    "V85 (km/h)",
    "izločeno iz obdobja (s)",
  ]);
  expect(sl.slice(0, 2)).toEqual([
    `${local(six)};vozilo;odhajajoča;;;;${local(seven)};60;30-35.5:10 35.5-65:40 65-:0;0-5.2:87.5% 5.2-:12.5%;41,3;83;48,2;`,
    `${local(six + 10)};vozilo;prihajajoča;48;4,2;3;;;;;;;;`,
  ]);
  expect(sl.slice(2).sort()).toEqual([
    `${local(seven)};kolesar;;;;;${local(seven + 900)};0;;;;;;`,
    `${local(seven)};pešec;;;;1;;;;;;;;`,
  ]);
  const [, en] = await lines("raw.csv", client, "en");
  expect(en).toBe(
    `${local(six)},vehicle,outgoing,,,,${local(seven)},60,30-35.5:10 35.5-65:40 65-:0,0-5.2:87.5% 5.2-:12.5%,41.3,83,48.2,`,
  );
});

const classes = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: most * 10 - 1 }), { minLength: 1, maxLength: 12 })
    .map((tenths) => tenths.sort((one, other) => one - other).map((border) => border / 10))
    .chain((borders) =>
      fc.record({
        borders: fc.constant(borders),
        counts: fc.array(fc.nat(50), { minLength: borders.length, maxLength: borders.length }),
      }),
    );

/** Parses the cell as a script would. */
function readClasses(cell: string | undefined) {
  if (cell === "" || cell === undefined) return undefined;
  const parts = cell.split(" ").map((one) => one.split(/[-:]/));
  parts.forEach(([, to], index) => {
    expect(to).toBe(parts[index + 1]?.[0] ?? "");
  });
  return { borders: parts.map(([from]) => Number(from)), counts: parts.map(([, , count]) => Number(count)) };
}

it("can be read back: raw.csv says all that was told of an interval", async () => {
  const told = fc.record(
    { speeds: classes(300), lengths: classes(100), averageSpeed: fc.nat(3000), maxSpeed: fc.nat(300) },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 6 }), async (all) => {
      const client = await addClient(platform, admin, group);
      const intervals = all.map(({ averageSpeed, ...one }, hour) => ({
        from: MIDNIGHT + hour * HOUR,
        to: MIDNIGHT + (hour + 1) * HOUR,
        count: 600,
        ...one,
        ...(averageSpeed === undefined ? {} : { averageSpeed: averageSpeed / 10 }),
      }));
      await send(client, MIDNIGHT, MIDNIGHT + DAY, { intervals });
      const [, ...rows] = await lines("raw.csv", client, "en");
      expect(rows.map((line) => line.split(",").length)).toEqual(rows.map(() => 14));
      const number = (cell: string | undefined) => (cell === "" ? undefined : Number(cell));
      const read = rows.map((line) => {
        const [from = "", , , , , , to = "", count, speeds, lengths, average, max] = line.split(",");
        return {
          from: Date.parse(from) / 1000,
          to: Date.parse(to) / 1000,
          count: Number(count),
          speeds: readClasses(speeds),
          lengths: readClasses(lengths),
          averageSpeed: number(average),
          maxSpeed: number(max),
        };
      });
      expect(read).toEqual(intervals);
    }),
    { numRuns: cases(25) },
  );
});

it("marks rows with an estimate in CSV files, and no others", async () => {
  const client = await addClient(platform, admin, group);
  const at = (hour: number, hours: number, more: object) => {
    const from = MIDNIGHT + hour * HOUR;
    return { from, to: from + hours * HOUR, direction: "incoming", count: 100, ...more };
  };
  const exactLengths = { borders: [0, 2.5, 5.2], counts: [0, 100, 0] };
  const speeds = { borders: [40.5, 50.5], counts: [100, 0] };
  await send(client, MIDNIGHT, MIDNIGHT + 2 * DAY, {
    intervals: [
      at(6, 1, { lengths: { borders: [0, 2.5, 5.2, 9, 12], counts: [0, 100, 0, 0, 0] } }),
      at(7, 1, { lengths: { ...exactLengths, borders: [0, 2.4, 5.2] } }),
      at(8, 2, { direction: "outgoing" }),
      // Its classes end at the same borders as ours, and its mean is given. A percentile is still within a
      // class.
      at(30, 1, { speeds, averageSpeed: 44, maxSpeed: 50 }),
    ],
  });
  expect(await estimateCells("daily.csv", client, 2)).toEqual(["ocena", "", ""]);
  expect(await estimateCells("results.csv", client, 2)).toEqual(["ocena", "", "1"]);
  const marked = async (file: string) =>
    (await estimateCells(file, client)).slice(1).flatMap((mark, hour) => (mark === "1" ? [hour] : []));
  expect(await marked("length-incoming.csv")).toEqual([7]);
  expect(await marked("length-outgoing.csv")).toEqual([8, 9]);
  expect(await marked("length-total.csv")).toEqual([7, 8, 9]);
});

it("has no fewer than no vehicles without a length, however an interval is spread", async () => {
  const client = await addClient(platform, admin, group);
  const lengths = { borders: [0, 5.2, 12], counts: [7, 5, 0] };
  await send(client, MIDNIGHT, MIDNIGHT + DAY, {
    intervals: [{ from: MIDNIGHT + 600, to: MIDNIGHT + 600 + 5 * HOUR, count: 12, lengths }],
  });
  const rows = (await lines("length-total.csv", client)).slice(1).map((line) => line.split(";"));
  expect(rows.filter((cells) => cells.some((one) => one.startsWith("-")))).toEqual([]);
  const sum = (column: number) => rows.reduce((all, cells) => all + Number(cells[column]), 0);
  expect(sum(7)).toBe(12);
});

it("says the word in workbooks, and on the summary what it means", async () => {
  const client = await addClient(platform, admin, group);
  const from = MIDNIGHT + 6 * HOUR;
  const speeds = { borders: [30, 45, 60], counts: [40, 60, 0] };
  await send(client, MIDNIGHT, MIDNIGHT + DAY, {
    intervals: [{ from, to: from + HOUR, count: 100, speeds }],
  });
  const { sheets } = readWorkbook((await download("report.xlsx", client, 1)).rawPayload);
  const rowsOf = (name: string) => table(sheets.find((sheet) => sheet.name === name)!);
  const names = rowsOf("Povzetek").map(([name]) => name);
  expect(names).toContain("V85 (km/h), ocena");
  expect(names).toContain("Vsa vozila");
  expect(names.at(-1)).toBe("Ocena: izračunano znotraj razredov ali intervalov, po katerih naprava šteje.");
  expect(rowsOf("Rezultati").map((row) => row.at(-1))).toEqual(["ocena"]);
  expect(rowsOf("Ure").flatMap((row, hour) => (row.at(-1) === "ocena" ? [hour] : []))).toEqual([6]);
  expect(rowsOf("Hitrostni razredi").flatMap((row) => (row.at(-1) === "ocena" ? [row[0]] : []))).toEqual([
    "21–30",
    "31–40",
    "41–50",
    "51–60",
  ]);
  const exact = await addClient(platform, admin, group);
  await send(exact, MIDNIGHT, MIDNIGHT + DAY, { readings: [{ timestamp: from, speed: 50 }] });
  const book = readWorkbook((await download("report.xlsx", exact, 1)).rawPayload);
  const words = book.sheets.flatMap(({ rows }) =>
    rows.slice(1).flatMap((row) => row.map((one) => one?.value)),
  );
  expect(words.filter((word) => /ocena/i.test(String(word)))).toEqual([]);
});
