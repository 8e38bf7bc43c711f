import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { memoryFile } from "../../test/memoryFile.js";
import { codesOf, rolesOf, takeIn } from "../../test/takeIn.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DIRECTION, UNTOLD } from "../measurements/reading.js";
import { DAY, HOUR } from "../time/clock.js";

/** Midnight of a winter day in Ljubljana. */
const MIDNIGHT = START - 3 * DAY - HOUR;
const END = MIDNIGHT + 2 * DAY;

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;

/** Of each hour two vehicles that come, one that goes and one cyclist; an hour of the second day is left out. */
beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const group = await addGroup(platform, admin, "Bled");
  const ownClasses = { speeds: [{ to: 50, name: "slow" }, { to: null }], lengths: null };
  await platform.ok("PATCH", "/group", admin, { id: group, metaData: { ownClasses } });
  client = await addClient(platform, admin, group);
  const readings = Array.from({ length: 48 }, (_, hour) => {
    const of = (more: number, direction: string, kind = "vehicle") => ({
      ...{ timestamp: MIDNIGHT + hour * HOUR + more, direction, kind, samples: 3 },
      ...(kind === "vehicle" ? { speed: 50, length: 4 } : {}),
    });
    return [
      ...[of(60, "incoming"), of(120, "incoming"), of(1000, "outgoing")],
      of(180, "incoming", "bicycle"),
    ];
  }).flat();
  const batch = { batchId: "one", from: MIDNIGHT, to: END, readings };
  await platform.ok("POST", "/device/measurements", client.device, batch);
  const leftOut = { clientId: client.id, from: END - HOUR, to: END, reason: "servis" };
  await platform.ok("POST", "/exclusion", admin, leftOut);
});
afterAll(() => platform.stop());

async function fileOf(name: string, lang: string, start = MIDNIGHT) {
  const url = `/export/${name}?clientId=${client.id}&startTimestamp=${start}&endTimestamp=${END}&lang=${lang}`;
  const answer = await platform.app.inject({ url, headers: admin });
  expect(answer.statusCode).toBe(200);
  return memoryFile(answer.rawPayload);
}

async function takenOf(name: string, lang: string, start?: number) {
  const taken = await takeIn(await fileOf(name, lang, start));
  const { understanding, intervals } = taken;
  const [unused] = understanding.assumptions.filter(({ code }) => code === "UNUSED");
  const counts = intervals.map(({ interval: { from, to, kind, direction, count } }) => ({
    ...{ at: (from - MIDNIGHT) / HOUR, hours: (to - from) / HOUR, kind, direction, count },
  }));
  return { ...taken, counts, unused: String(unused?.params.columns ?? "") };
}

const LANGUAGES = ["sl", "en"];
const NAMES = {
  sl: {
    measurements: "število meritev",
    left: "izločeno iz podatkov (s)",
    rolling: "vozila v uri od tega časa",
    part: "del dneva",
  },
  en: {
    measurements: "number of measurements",
    left: "left out of the data (s)",
    rolling: "vehicles in the hour from then on",
    part: "part of the day",
  },
};
const namesOf = (lang: string) => NAMES[lang as keyof typeof NAMES];

/** By kind, of both days. */
const DAYS = [
  [0, 72],
  [0, 69],
  [1, 0],
  [1, 0],
  [2, 24],
  [2, 23],
];

it.each(LANGUAGES)(
  "takes the counts of each day of our results.csv, and nothing else for counts, %s",
  async (lang) => {
    const { counts, unused, understanding, refused } = await takenOf("results.csv", lang);
    expect(understanding).toMatchObject({ form: "own", questions: [], faults: [] });
    expect(refused).toEqual([]);
    expect(counts.map(({ kind, count }) => [kind, count]).sort()).toEqual([...DAYS].sort());
    expect(counts.every(({ hours, direction }) => hours === 24 && direction === UNTOLD)).toBe(true);
    for (const name of [
      namesOf(lang).measurements,
      namesOf(lang).left,
      "V85 (km/h)",
      "V50 (km/h)",
      "V30 (km/h)",
    ])
      expect(unused).toContain(name);
  },
);

it.each(LANGUAGES)(
  "takes the counts of our daily.csv with the part of each day that was heard, %s",
  async (lang) => {
    const { counts, unused, understanding, unheard, heard } = await takenOf("daily.csv", lang);
    expect(understanding).toMatchObject({ form: "own", questions: [], faults: [], heardBy: "file" });
    expect(Object.values(rolesOf(understanding))).toContain("uptime");
    expect(counts.map(({ kind, count }) => [kind, count]).sort()).toEqual([...DAYS].sort());
    expect(unheard).toEqual([]);
    // Shares have one decimal: 95.8 % of the second day are 29 s less than its 23 hours.
    const hours = heard.map(({ kind, from, to }) => [kind, Math.round((to - from) / 360) / 10]);
    expect(hours).toEqual([24, 23].flatMap((most) => [0, 1, 2].map((kind) => [kind, most])));
    expect(unused).toContain(namesOf(lang).left);
  },
);

it.each(LANGUAGES)("takes the vehicles of each day of our daily-traffic.csv, %s", async (lang) => {
  const { counts, unused, understanding } = await takenOf("daily-traffic.csv", lang);
  expect(understanding).toMatchObject({ form: "own", questions: [], faults: [] });
  expect(counts.map(({ kind, count }) => [kind, count])).toEqual([
    [0, 72],
    [0, 69],
  ]);
  expect(unused).toContain(namesOf(lang).left);
});

it.each(LANGUAGES)("takes the directions of each quarter of our quarter-hours.csv, %s", async (lang) => {
  const { counts, unused, understanding } = await takenOf("quarter-hours.csv", lang);
  expect(understanding).toMatchObject({ form: "own", questions: [], faults: [], intervalSeconds: 900 });
  const sumOf = (direction: number) =>
    counts.filter((one) => one.direction === direction).reduce((sum, { count }) => sum + count, 0);
  expect([sumOf(0), sumOf(1)]).toEqual([94, 47]);
  expect(
    counts.every(({ kind, hours, direction }) => kind === 0 && hours === 0.25 && direction !== UNTOLD),
  ).toBe(true);
  for (const name of [namesOf(lang).rolling, namesOf(lang).left]) expect(unused).toContain(name);
});

it.each(LANGUAGES)("asks for a file of ours with a day of which only a part is told, %s", async (lang) => {
  for (const name of ["results.csv", "daily.csv"]) {
    const { understanding, counts } = await takenOf(name, lang, MIDNIGHT + 6 * HOUR);
    expect(codesOf(understanding.faults)).toEqual(["OWN_PART_OF_DAY"]);
    expect(counts).toEqual([]);
  }
});

it.each(LANGUAGES)(
  "asks for the direction of our tables by length, and takes their counts, %s",
  async (lang) => {
    for (const [name, direction, sum] of [
      ["length-incoming.csv", "incoming", 94],
      ["length-outgoing.csv", "outgoing", 47],
      ["length-total.csv", undefined, 141],
    ] as const) {
      const { questions } = (await takenOf(name, lang)).understanding;
      expect(codesOf(questions)).toEqual(["OWN_DIRECTION"]);
      const columns = [
        { index: questions[0]?.column ?? -1, role: "count" as const, kind: "vehicle" as const, direction },
      ];
      const { intervals, refused } = await takeIn(await fileOf(name, lang), { columns });
      expect(refused).toEqual([]);
      const of = direction === undefined ? UNTOLD : DIRECTION[direction];
      expect(intervals.every(({ interval }) => interval.kind === 0 && interval.direction === of)).toBe(true);
      expect(intervals.reduce((all, { interval }) => all + interval.count, 0)).toBe(sum);
      const cars = intervals.map(({ interval: { lengths } }) => lengths?.counts?.[1] ?? 0);
      expect(cars.reduce((all, count) => all + count, 0)).toBe(sum);
    }
  },
);

it.each(LANGUAGES)("refuses our tables that tell no counts of intervals, %s", async (lang) => {
  const { understanding: own } = await takenOf("own-classes.csv", lang);
  expect(codesOf(own.faults)).toEqual(["OWN_NOT_RECORDS"]);
  for (const name of ["classification.xlsx", "report.xlsx"]) {
    const { understanding, counts } = await takenOf(name, lang);
    expect([name, understanding.questions.length + understanding.faults.length > 0]).toEqual([name, true]);
    expect(counts).toEqual([]);
  }
});

it.each(LANGUAGES)(
  "reads no derived figure of a workbook's sheet of results for a count, %s",
  async (lang) => {
    const sheet = lang === "sl" ? "Rezultati" : "Results";
    const { understanding, intervals } = await takeIn(await fileOf("report.xlsx", lang), { sheet });
    expect(understanding).toMatchObject({ form: "own", faults: [], questions: [] });
    const vehicles = intervals.filter(({ interval: { kind } }) => kind === 0);
    expect(vehicles.map(({ interval: { count } }) => count)).toEqual([72, 69]);
  },
);

it.each(LANGUAGES)("takes what was heard of a day in which vehicles were not, %s", async (lang) => {
  const sent = (await buffer((await fileOf("daily.csv", lang)).open())).toString();
  const separator = lang === "sl" ? ";" : ",";
  const lines = sent.split("\r\n");
  const cells = String(lines[1]).split(separator);
  cells[2] = "";
  lines[1] = cells.join(separator);
  const { refused, intervals } = await takeIn(lines.join("\r\n"));
  expect(refused).toEqual([]);
  expect(intervals.map(({ line, interval: { kind, count } }) => [line, kind, count])).toContainEqual([
    2, 2, 24,
  ]);
});
