import { describe, expect, it } from "@jest/globals";
import { codesOf, rolesOf, takeIn, utc } from "../../../test/takeIn.js";

/** Errors that once passed silently. */
describe("columns", () => {
  it("are found by short names and by units behind them", async () => {
    const { understanding, readings } = await takeIn(
      "ts,v_kmh,dir,length_dm\n1767600000,49.5,0,41\n1767600005,50,1,45\n",
    );
    expect(rolesOf(understanding)).toEqual({
      ts: "time",
      v_kmh: "speed",
      dir: "direction",
      length_dm: "length",
    });
    expect(understanding.columns.map(({ unit, unitFrom }) => [unit, unitFrom])).toEqual([
      [null, null],
      ["km/h", "name"],
      [null, null],
      ["dm", "name"],
    ]);
    expect(
      readings.map(({ reading: { timestamp, speed, direction, length } }) => [
        timestamp,
        speed,
        direction,
        length,
      ]),
    ).toEqual([
      [1_767_600_000, 50, 0, 41],
      [1_767_600_005, 50, 1, 45],
    ]);
  });

  it.each([
    ["speed (mph)", "30", 48],
    ["speed_mph", "30", 48],
    ["mph", "30", 48],
    ["speed [m/s]", "13.9", 50],
    ["speed [m/s]", "13.75", 50],
    ["v (km/h)", "49.49", 49],
    ["hitrost v km/h", "49.5", 50],
  ])("have the unit of their name: %s of %s", async (name, value, speed) => {
    const { readings } = await takeIn(`time;${name}\n2026-01-05 10:00:00;${value}\n`);
    expect(readings[0]?.reading.speed).toBe(speed);
  });

  it.each([
    ["length (ft)", "15", 45],
    ["length (m)", "4.19", 41],
    ["length (m)", "4.1", 41],
    ["length_dm", "41", 41],
    ["length (in)", "177", 44],
    ["Länge (cm)", "419", 41],
  ])("hold lengths, which are cut: %s of %s", async (name, value, length) => {
    const { readings } = await takeIn(`time;${name}\n2026-01-05 10:00:00;${value}\n`, { kind: "vehicle" });
    expect(readings[0]?.reading.length).toBe(length);
  });

  it("that are not known stand there by name", async () => {
    const { understanding } = await takeIn("time,speed,wind\n2026-01-05 10:00:00,30,3\n");
    expect(understanding.columns[2]).toMatchObject({ name: "wind", role: null, examples: ["3"] });
    expect(understanding.assumptions).toContainEqual({ code: "UNUSED", params: { columns: "wind" } });
  });

  it("that look like classes and make no set of them are asked about, and neither guessed nor passed over", async () => {
    const file = "time;Class 1;Class 2;Class 3;Class 4\n2026-01-05 10:00;1;5;7;0\n2026-01-05 11:00;2;5;7;1\n";
    const asked = await takeIn(file);
    expect(asked.understanding.questions).toEqual([
      {
        ...{ code: "CLASSES", params: { columns: "Class 1, Class 2, Class 3, Class 4" }, column: null },
        ...{ answers: ["count", "leaveOut"], values: ["1", "2", "3", "4"] },
      },
    ]);
    const columns = [1, 2, 3, 4].map((index) => ({ index, role: "count" as const }));
    const counted = await takeIn(file, { kind: "vehicle", columns });
    expect(counted.understanding.questions).toEqual([]);
    expect(counted.intervals.map(({ interval }) => interval.count)).toEqual([13, 15]);
    const withTotal = file.replace("time;", "time;total;").replace(/:00;/g, ":00;20;");
    const left = columns.map(({ index }) => ({ index: index + 1, role: null }));
    const totals = await takeIn(withTotal, { kind: "vehicle", columns: left });
    expect(totals.intervals.map(({ interval }) => interval.count)).toEqual([20, 20]);
  });

  it("may be skipped, the first one too, where a file has no header", async () => {
    const columns = [
      { index: 1, role: "time" as const },
      { index: 3, role: "speed" as const },
    ];
    const { understanding, readings } = await takeIn(
      "7;24.10.16 08:37:29;00;032\n8;24.10.16 08:37:42;00;035\n",
      { columns },
    );
    expect(understanding).toMatchObject({ headerLine: 0, lines: 2, questions: [] });
    expect(readings.map(({ line, reading }) => [line, reading.timestamp, reading.speed])).toEqual([
      [1, utc("2016-10-24T06:37:29"), 32],
      [2, utc("2016-10-24T06:37:42"), 35],
    ]);
  });

  it("of a limit are no speeds", async () => {
    const { understanding } = await takeIn("time,speed limit,speed\n2026-01-05 10:00:00,50,30\n");
    expect(rolesOf(understanding)).toEqual({ time: "time", speed: "speed" });
  });
});

describe("lines", () => {
  it("with a cell too many are refused, where a decimal comma parts cells", async () => {
    const { readings, refused } = await takeIn(
      "time,direction,speed\n2026-01-05 10:00:00,0,49,5\n2026-01-05 10:00:05,1,50\n",
    );
    expect(readings.map(({ line }) => line)).toEqual([3]);
    expect(refused).toEqual([
      {
        line: 2,
        code: "TOO_MANY_CELLS",
        params: { cells: 4, columns: 3 },
        column: null,
        text: "2026-01-05 10:00:00,0,49,5",
      },
    ]);
  });

  it("are refused all where all have a cell too many", async () => {
    const lines = [0, 5, 9].map((second) => `2026-01-05 10:00:0${second},0,49,5`);
    const { readings, refused } = await takeIn(`time,direction,speed\n${lines.join("\n")}\n`);
    expect(readings).toEqual([]);
    expect(codesOf(refused)).toEqual(["TOO_MANY_CELLS", "TOO_MANY_CELLS", "TOO_MANY_CELLS"]);
  });

  it("without their last cells have them empty, with a separator at their end nothing more", async () => {
    const { readings, refused } = await takeIn(
      "time;speed;length\n2026-01-05 10:00:00;30\n2026-01-05 10:00:05;31;4;\n",
      {},
    );
    expect(refused).toEqual([]);
    expect(readings.map(({ reading: { speed, length } }) => [speed, length])).toEqual([
      [30, null],
      [31, 40],
    ]);
  });

  it.each([1, 2, 7, 19])("that are odd cost themselves alone: the one after %d good ones", async (place) => {
    const lines = Array.from(
      { length: 30 },
      (_, second) => `2026-01-13 10:00:${String(second).padStart(2, "0")};3${second % 10},5;prihod`,
    );
    lines.splice(place, 0, "*** restart, power lost; battery 11,9 V; ; ; ***");
    const { understanding, readings, refused } = await takeIn(`čas;hitrost;smer\n${lines.join("\n")}\n`);
    expect(understanding).toMatchObject({ separator: ";", headerLine: 1, questions: [], faults: [] });
    expect(readings).toHaveLength(30);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([[place + 2, "TOO_MANY_CELLS"]]);
  });

  it("that can't be taken are told with their column and text", async () => {
    const text = [
      "Datum;Čas;Hitrost (km/h);Smer;Vrsta",
      "24.10.2016;08:37:29;49,5;odhod;vozilo",
      "24.10.2016;08:37:61;50;odhod;vozilo",
      '24.10.2016;08:38:00;"50;odhod;vozilo',
      "24.10.2016;08:39:00;fast;odhod;vozilo",
      "24.10.2016;08:39:00;301;odhod;vozilo",
      "24.10.2016;08:39:00;30;levo?;vozilo",
      "24.10.2016;08:39:00;30;odhod;krava",
      "=HYPERLINK(1);;;;",
      "27.03.2016;02:30:00;30;odhod;vozilo",
      "24.10.1976;08:39:00;30;odhod;vozilo",
      "24.10.2036;08:39:00;30;odhod;vozilo",
      ";;30;;",
      "24.10.2016;08:40:00;;prihod;",
    ].join("\n");
    const directions = { "levo?": "outgoing" as const };
    const said = { directions, kinds: { krava: null } };
    const { readings, refused } = await takeIn(text, { now: utc("2016-11-01T00:00"), ...said });
    expect(readings.map(({ line, reading: { speed, direction } }) => [line, speed, direction])).toEqual([
      [2, 50, 1],
      [7, 30, 1],
      [14, null, 0],
    ]);
    expect(refused.map(({ line, code, column }) => [line, code, column])).toEqual([
      [3, "TIME_NOT_UNDERSTOOD", 1],
      [4, "QUOTE_OPEN", null],
      [5, "NOT_A_NUMBER", 2],
      [6, "SPEED_OUT_OF_RANGE", 2],
      [8, "KIND_NOT_UNDERSTOOD", 4],
      [9, "TIME_NOT_UNDERSTOOD", 0],
      [10, "TIME_SKIPPED", 0],
      [11, "TIME_TOO_EARLY", null],
      [12, "TIME_IN_FUTURE", null],
      [13, "TIME_MISSING", 0],
    ]);
    expect(refused[2]?.text).toBe("24.10.2016;08:39:00;fast;odhod;vozilo");
  });

  it("of comments and repeated headers are no records and no faults", async () => {
    const text =
      "# sign 12\ntime;speed\n# restarted\n2026-01-05 10:00:00;30\ntime;speed\n2026-01-05 10:00:05;31\n";
    const { understanding, readings, refused } = await takeIn(text);
    expect(understanding).toMatchObject({ headerLine: 2, preambleLines: 0, commentLines: 2, lines: 2 });
    expect(readings).toHaveLength(2);
    expect(refused).toEqual([]);
  });

  it("of a comment may be the header", async () => {
    const { understanding, readings } = await takeIn(
      "#time;speed\n2026-01-05 10:00:00;30\n2026-01-05 10:00:05;31\n",
    );
    expect(rolesOf(understanding)).toEqual({ time: "time", speed: "speed" });
    expect(readings.map(({ line }) => line)).toEqual([2, 3]);
  });
});
