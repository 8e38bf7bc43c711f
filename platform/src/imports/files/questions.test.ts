import { describe, expect, it } from "@jest/globals";
import { memoryFile } from "../../../test/memoryFile.js";
import { codesOf, rolesOf, takeIn, utc, ZONE } from "../../../test/takeIn.js";
import { UNTOLD } from "../../measurements/reading.js";
import { FileFault } from "./fileFault.js";
import { readFile } from "./readFile.js";
import { understand } from "./understand.js";

describe("kinds", () => {
  const file = (...kinds: string[]) =>
    `time,kind,speed (km/h)\n${kinds.map((kind, at) => `2026-01-05 10:00:0${at},${kind},30`).join("\n")}\n`;

  it("that are not understood are asked for, and refused where somebody says so", async () => {
    const text = file("car", "jogger", "dog", "");
    const { understanding } = await takeIn(text);
    expect(understanding.questions).toEqual([
      {
        ...{ code: "KINDS", params: { column: "kind", example: "car", values: "jogger, dog" }, column: 1 },
        ...{ answers: ["vehicle", "pedestrian", "bicycle", "refuse"], values: ["jogger", "dog"] },
      },
    ]);
    const said = await takeIn(text, { kinds: { jogger: "pedestrian", dog: null } });
    expect(said.readings.map(({ reading }) => reading.kind)).toEqual([0, 1, 0]);
    expect(said.refused.map(({ line, code }) => [line, code])).toEqual([[4, "KIND_NOT_UNDERSTOOD"]]);
    // The meaning of an empty cell is reported if it is taken for a kind.
    expect(said.understanding.assumptions).toContainEqual({
      code: "EMPTY_KIND_TAKEN",
      params: { column: "kind", lines: 1 },
    });
  });

  it("of empty cells are what a person says", async () => {
    const { readings } = await takeIn(file("car", ""), { kind: "bicycle" });
    expect(readings.map(({ reading }) => reading.kind)).toEqual([0, 2]);
  });
});

describe("dates", () => {
  const file = (...dates: string[]) =>
    `date,time,speed (km/h)\n${dates.map((date) => `${date},10:00,30`).join("\n")}\n`;
  const first = async (text: string, options = {}) =>
    (await takeIn(text, options)).readings[0]?.reading.timestamp;

  it("have their order told by one day beyond twelve", async () => {
    expect(await first(file("03/04/2026", "13/04/2026"))).toBe(utc("2026-04-03T08:00"));
    expect(await first(file("03/04/2026", "03/13/2026"))).toBe(utc("2026-03-04T09:00"));
    expect(await first(file("3.4.2026", "4.4.2026"))).toBe(utc("2026-04-03T08:00"));
  });

  it("are asked for where they don't tell it", async () => {
    const { understanding } = await takeIn(file("03/04/2026", "05/06/2026"));
    expect(understanding.questions).toEqual([
      {
        code: "DATE_ORDER",
        params: { column: "date", example: "03/04/2026" },
        column: 0,
        answers: ["DMY", "MDY"],
        values: [],
      },
    ]);
    expect(await first(file("03/04/2026"), { dateOrder: "MDY" })).toBe(utc("2026-03-04T09:00"));
  });

  it.each<[string, string[], number]>([
    ["the year, where the last part changes more", ["26-01-05", "26-01-06"], utc("2026-01-05T09:00")],
    ["the day, where the first part changes more", ["24/10/16", "25/10/16"], utc("2016-10-24T08:00")],
    ["the day, where the last part can be none", ["24/10/99", "24/10/99"], utc("2099-10-24T08:00")],
  ])("of two digits each begin with %s", async (_, dates, expected) => {
    expect(await first(file(...dates))).toBe(expected);
  });

  it("of two digits each are asked for where nothing changes", async () => {
    expect((await takeIn(file("26-01-05"))).understanding.questions[0]).toMatchObject({
      code: "DATE_ORDER",
      answers: ["DMY", "YMD"],
    });
    expect(await first(file("26-01-05"), { dateOrder: "YMD" })).toBe(utc("2026-01-05T09:00"));
  });

  it("are those of most lines where some contradict", async () => {
    const { readings, refused } = await takeIn(file("13/04/2026", "14/04/2026", "01/15/2026"));
    expect(readings).toHaveLength(2);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([[4, "TIME_NOT_UNDERSTOOD"]]);
  });

  it.each([
    [
      "one column of digits",
      "time,speed (km/h)\n20260105100000,30\n20260105100005,31\n",
      utc("2026-01-05T09:00"),
    ],
    [
      "a day of digits and a clock of digits",
      "datum;ura;hitrost\n20260105;1000;30\n20260105;1030;31\n",
      utc("2026-01-05T09:00"),
    ],
    ["milliseconds", "timestamp;speed\n1767600000123;30\n1767600005123;31\n", 1_767_600_000],
    ["days of spreadsheets", "time;speed\n46027,4166666667;30\n46027,5;31\n", utc("2026-01-05T09:00")],
    [
      "an offset",
      "time,speed\n2026-01-05T10:00:00-05:00,30\n2026-01-05T10:00:05-05:00,31\n",
      utc("2026-01-05T15:00"),
    ],
    [
      "a name that says UTC",
      "time_utc,speed\n2026-01-05 10:00:00,30\n2026-01-05 10:00:05,31\n",
      utc("2026-01-05T10:00"),
    ],
    [
      "a zone in brackets",
      "time (America/New_York),speed\n2026-01-05 10:00:00,30\n",
      utc("2026-01-05T15:00"),
    ],
    [
      "a midnight behind each date",
      "date,hour,speed\n2026-01-05 00:00:00,10,30\n2026-01-05 00:00:00,11,31\n",
      utc("2026-01-05T09:00"),
    ],
    [
      "one that is chosen of several",
      "uploaded,timestamp,speed\n2026-02-01 08:00,2026-01-05 10:00,30\n",
      utc("2026-01-05T09:00"),
    ],
  ])("come as %s", async (_, text, expected) => {
    const { understanding, readings } = await takeIn(text);
    expect(understanding.questions).toEqual([]);
    expect(readings[0]?.reading.timestamp).toBe(expected);
  });
});

describe("units", () => {
  it("are km/h where nothing hints otherwise, and said to be", async () => {
    const { understanding } = await takeIn("time,speed\n2026-01-05 10:00:00,30\n");
    expect(understanding.assumptions).toContainEqual({
      code: "UNIT_TAKEN",
      params: { column: "speed", unit: "km/h" },
    });
  });

  it.each([
    ["lengths in feet", "time,speed,length (ft)\n2026-01-05 10:00:00,30,15\n"],
    ["dates with the month first", "time,speed\n01/13/2026 10:00,30\n01/14/2026 10:00,30\n"],
    [
      "a preamble in mph and km/h",
      "Site: Elm St\nmph and ft\ntime,speed,axles,length_ft\n2026-01-05 10:00,30,2,15\n",
    ],
    ["a unit that nobody knows", "time,speed (knots)\n2026-01-05 10:00:00,30\n"],
    ["a unit of something else", "time,speed (m)\n2026-01-05 10:00:00,30\n"],
  ])("are asked for beside %s", async (what, text) => {
    const { understanding } = await takeIn(text);
    if (what.includes("preamble"))
      expect(understanding.columns[1]).toMatchObject({ unit: "mph", unitFrom: "preamble" });
    else
      expect(understanding.questions.map(({ code, column, answers }) => [code, column, answers])).toEqual([
        ["UNIT", 1, ["km/h", "mph", "m/s"]],
      ]);
  });

  it("are answered", async () => {
    const columns = [{ index: 1, role: "speed" as const, unit: "mph" as const }];
    const { understanding, readings } = await takeIn("time,speed\n01/13/2026 10:00,30\n", { columns });
    expect(understanding.columns[1]).toMatchObject({ unit: "mph", unitFrom: "option" });
    expect(rolesOf(understanding)).toEqual({ time: "time", speed: "speed" });
    expect(readings[0]?.reading.speed).toBe(48);
  });

  it("of lengths are asked for where they can be no metres", async () => {
    const { understanding } = await takeIn("time,length\n2026-01-05 10:00:00,410\n", { kind: "vehicle" });
    expect(codesOf(understanding.questions)).toEqual(["UNIT"]);
  });
});

describe("directions", () => {
  const file = (...values: string[]) =>
    `time,speed (km/h),smer\n${values.map((value) => `2026-01-05 10:00:00,30,${value}`).join("\n")}\n`;
  it.each<[string[], number[], boolean]>([
    [["prihod", "odhod", ""], [0, 1, UNTOLD], true],
    [["in", "OUT"], [0, 1], true],
    [["Einfahrt", "Ausfahrt"], [0, 1], true],
    [["+", "-"], [0, 1], true],
    [["0", "1", "00"], [0, 1, 0], false],
    [["1", "2"], [0, 1], false],
    [["N", "S", "Southbound"], [0, 1, 1], false],
    [["E", "W"], [0, 1], false],
    [["A", "B"], [0, 1], false],
    [["A->B", "B->A"], [0, 1], false],
    [["levo", "desno"], [0, 1], false],
  ])("are %j", async (values, expected, told) => {
    const { understanding, readings } = await takeIn(file(...values));
    expect(understanding.questions).toEqual([]);
    expect(readings.map(({ reading }) => reading.direction)).toEqual(expected);
    expect(codesOf(understanding.assumptions).includes("DIRECTIONS_TAKEN")).toBe(!told);
  });

  it.each([["Celje", "Ljubljana"], ["1"], ["45", "225"]])("are asked for: %s, %s", async (...values) => {
    const { understanding } = await takeIn(file(...values));
    expect(understanding.questions).toHaveLength(1);
    expect(understanding.questions[0]).toMatchObject({
      code: "DIRECTIONS",
      column: 2,
      answers: ["incoming", "outgoing", "leaveOut"],
    });
    const directions = Object.fromEntries(values.map((value) => [value, "outgoing" as const]));
    expect(
      (await takeIn(file(...values), { directions })).readings.every(
        ({ reading }) => reading.direction === 1,
      ),
    ).toBe(true);
  });

  it("that stand in an odd line alone are refused with it", async () => {
    const { understanding, readings, refused } = await takeIn(file(...Array(150).fill("in"), "out", "?!"));
    expect(understanding.questions).toEqual([]);
    expect(readings).toHaveLength(151);
    expect(refused.map(({ line, code, column }) => [line, code, column])).toEqual([
      [153, "DIRECTION_NOT_UNDERSTOOD", 2],
    ]);
  });

  it("may be the sign of the speed", async () => {
    const text = "time,v_kmh\n2026-01-05 10:00:00,-30.5\n2026-01-05 10:00:05,31\n";
    expect(codesOf((await takeIn(text)).understanding.questions)).toEqual(["DIRECTION_BY_SIGN"]);
    const { readings } = await takeIn(text, { directions: { "+": "outgoing" } });
    expect(readings.map(({ reading: { speed, direction } }) => [speed, direction])).toEqual([
      [31, 0],
      [31, 1],
    ]);
  });

  it("are those of two lanes where nothing else tells them", async () => {
    const { understanding } = await takeIn(
      "time,speed,lane\n2026-01-05 10:00:00,30,1\n2026-01-05 10:00:05,31,2\n",
    );
    expect(understanding.assumptions).toContainEqual({
      code: "DIRECTIONS_TAKEN",
      params: { mapping: "1 = incoming, 2 = outgoing" },
    });
  });

  it("are all incoming where the file has none, and said to be", async () => {
    expect(codesOf((await takeIn("time,speed\n2026-01-05 10:00,30\n")).understanding.assumptions)).toContain(
      "NO_DIRECTION",
    );
  });
});

describe("what is asked as well", () => {
  it("is what columns hold, where a file names none", async () => {
    const { understanding } = await takeIn("24.10.16 08:37:29;00;032;01;0\n24.10.16 08:37:42;00;035;03;1\n");
    expect(understanding.columns.map(({ index, name, examples }) => [index, name, examples[0]])).toEqual([
      [0, "", "24.10.16 08:37:29"],
      [1, "", "00"],
      [2, "", "032"],
      [3, "", "01"],
      [4, "", "0"],
    ]);
    expect(codesOf(understanding.questions)).toEqual(["COLUMNS"]);
  });

  it("is the time, where no column has one", async () => {
    expect(codesOf((await takeIn("speed,direction\n30,in\n31,out\n")).understanding.questions)).toEqual([
      "NO_TIME",
    ]);
  });

  it("is the time of the day, where single vehicles have none that is understood", async () => {
    expect(
      codesOf(
        (await takeIn("date;beat;speed\n13.1.2026;@417;30\n13.1.2026;@418;30\n")).understanding.questions,
      ),
    ).toEqual(["NO_CLOCK"]);
    const midnights = "date,speed\n2026-01-13 00:00:00,30\n2026-01-14 00:00:00,30\n";
    expect(codesOf((await takeIn(midnights)).understanding.questions)).toEqual(["NO_CLOCK"]);
    expect((await takeIn(midnights, { columns: [{ index: 0, role: "time" }] })).readings).toHaveLength(2);
    const { readings } = await takeIn("Datum;Ura;Hitrost\n13.1.2026;10.05;30\n13.1.2026;10.50;30\n");
    expect(readings.map(({ reading }) => reading.timestamp)).toEqual([
      utc("2026-01-13T09:05"),
      utc("2026-01-13T09:50"),
    ]);
  });

  it("is what lines stand for, where only their times are told", async () => {
    const text = "time\n2026-01-05 10:00:00\n2026-01-05 10:00:05\n";
    expect(codesOf((await takeIn(text)).understanding.questions)).toEqual(["NOTHING_COUNTED"]);
    const { readings } = await takeIn(text, { kind: "bicycle" });
    expect(readings.map(({ reading: { kind, speed } }) => [kind, speed])).toEqual([
      [2, null],
      [2, null],
    ]);
  });

  it("is the length of intervals, where their times don't tell it", async () => {
    const text = "time,count\n2026-01-05 10:00,3\n";
    const asked = (await takeIn(text, { kind: "vehicle" })).understanding.questions;
    expect(asked[0]).toMatchObject({ code: "INTERVAL", answers: ["300", "900", "1800", "3600", "86400"] });
    const { intervals } = await takeIn(text, { kind: "vehicle", intervalSeconds: 900 });
    expect(intervals.map(({ interval: { from, to, count } }) => [to - from, count])).toEqual([[900, 3]]);
  });

  it("keeps a file from being read, until it is answered", async () => {
    const file = memoryFile("time\n2026-01-05 10:00:00\n");
    const understanding = await understand(file, { timeZone: ZONE });
    const reading = readFile(file, { timeZone: ZONE }, understanding).next();
    await expect(reading).rejects.toThrow(new FileFault("QUESTIONS_OPEN", { codes: "NOTHING_COUNTED" }));
  });
});

describe("the hour that autumn doubles", () => {
  const file = (...times: string[]) =>
    `time;speed (km/h)\n${times.map((time) => `2026-10-25 ${time};30`).join("\n")}\n`;
  const ordered = ["01:59:00", "02:10:00", "02:50:00", "02:20:00", "02:55:00", "03:01:00"];

  it("is parted by the order of the file", async () => {
    const { understanding, readings } = await takeIn(file(...ordered));
    expect(understanding).toMatchObject({ questions: [], doubledHours: ["step"] });
    expect(
      readings.map(({ reading }) => new Date(reading.timestamp * 1000).toISOString().slice(11, 16)),
    ).toEqual([...["23:59", "00:10", "00:50", "01:20", "01:55", "02:01"]]);
  });

  it("is asked for in a file that is sorted by local time, with the number of records", async () => {
    const sorted = file(...[...ordered].sort());
    const { understanding } = await takeIn(sorted);
    expect(understanding.questions).toEqual([
      {
        code: "DOUBLED_HOUR",
        params: { records: 4 },
        column: null,
        answers: ["first", "second"],
        values: [],
      },
    ]);
    const hours = async (doubledHour: "first" | "second") =>
      (await takeIn(sorted, { doubledHour })).readings.map(({ reading }) =>
        new Date(reading.timestamp * 1000).getUTCHours(),
      );
    expect(await hours("first")).toEqual([23, 0, 0, 0, 0, 2]);
    expect(await hours("second")).toEqual([23, 1, 1, 1, 1, 2]);
    const told = (await takeIn(sorted, { doubledHour: "first" })).understanding.assumptions;
    expect(told).toContainEqual({ code: "DOUBLED_HOUR_TAKEN", params: { records: 4, pass: "first" } });
  });

  it("does not matter where times have their offset", async () => {
    const { understanding } = await takeIn(
      "time;speed\n2026-10-25T02:10:00+02:00;30\n2026-10-25T02:20:00+02:00;30\n",
    );
    expect(understanding).toMatchObject({ questions: [], doubledHours: [] });
  });

  it("gives hourly counts both of their hours", async () => {
    const hours = ["00", "01", "02", "02", "03", "04"].map((hour, count) => `2026-10-25 ${hour}:00;${count}`);
    const { understanding, intervals } = await takeIn(`time;cars\n${hours.join("\n")}\n`);
    expect(understanding).toMatchObject({ questions: [], doubledHours: ["repeat"], intervalSeconds: 3600 });
    const midnight = utc("2026-10-24T22:00");
    expect(
      intervals.map(({ interval: { from, to, count } }) => [(from - midnight) / 3600, to - from, count]),
    ).toEqual([0, 1, 2, 3, 4, 5].map((hour) => [hour, 3600, hour]));
  });

  it("gives quarter hours theirs", async () => {
    const times = ["01:45", "02:00", "02:15", "02:30", "02:45", "02:00", "02:15", "02:30", "02:45", "03:00"];
    const { understanding, intervals } = await takeIn(
      `time;cars\n${times.map((time) => `25.10.2026 ${time};7`).join("\n")}\n`,
    );
    expect(understanding.questions).toEqual([]);
    const begin = utc("2026-10-24T23:45");
    expect(intervals.map(({ interval: { from } }) => (from - begin) / 900)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });
});
