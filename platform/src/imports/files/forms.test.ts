import { describe, expect, it } from "@jest/globals";
import { codesOf, rolesOf, sample, takeIn, utc } from "../../../test/takeIn.js";
import { DIRECTION, KIND } from "../../measurements/reading.js";

const { incoming, outgoing } = DIRECTION;

describe("files of quarter hours by channel, as of Eco-Counter", () => {
  it("ask what was counted, as their names don't say it", async () => {
    const { understanding } = await takeIn(sample("eco-counter.csv"));
    expect(understanding).toMatchObject({ form: "ecoCounter", separator: ";", headerLine: 1, lines: 4 });
    expect(understanding.questions).toEqual([
      { code: "KIND", params: {}, column: null, answers: ["vehicle", "pedestrian", "bicycle"], values: [] },
    ]);
  });

  it("take an empty cell and a missing state for not heard, and 0 for nobody", async () => {
    const { understanding, intervals, heard, refused } = await takeIn(sample("eco-counter.csv"), {
      kind: "bicycle",
    });
    expect(rolesOf(understanding)).toEqual({
      Time: "time",
      "Main St IN": "count",
      "Main St IN status": "status",
      "Main St OUT": "count",
      "Main St OUT status": "status",
    });
    expect(understanding).toMatchObject({ records: "intervals", intervalSeconds: 900, heardBy: "file" });
    expect(understanding.assumptions).toContainEqual({
      code: "STATUS_TAKEN",
      params: { states: "Raw data, Validated" },
    });
    expect(refused).toEqual([]);
    const seven = utc("2026-01-05T06:00");
    expect(
      intervals.map(({ line, interval: { from, to, direction, count } }) => [
        line,
        from - seven,
        to - from,
        direction,
        count,
      ]),
    ).toEqual([
      [2, 0, 900, incoming, 4],
      [2, 0, 900, outgoing, 7],
      [3, 900, 900, incoming, 0],
      [3, 900, 900, outgoing, 9],
      [4, 1800, 900, outgoing, 2],
      [5, 2700, 900, outgoing, 3],
    ]);
    expect(intervals.every(({ interval }) => interval.kind === KIND.bicycle)).toBe(true);
    expect(heard).toEqual(
      [0, 1, 2, 3].map((quarter) => ({
        kind: KIND.bicycle,
        from: seven + quarter * 900,
        to: seven + (quarter + 1) * 900,
      })),
    );
  });

  it("take words for both directions, and leave out their total", async () => {
    const text = [
      "Date,Fremont Bridge Total,Fremont Bridge East Sidewalk,Fremont Bridge West Sidewalk",
      "10/13/2026 12:00:00 AM,5,2,3",
      "10/13/2026 01:00:00 AM,3,1,2",
      "10/13/2026 02:00:00 AM,4,2,2",
    ].join("\n");
    const { understanding, intervals } = await takeIn(text, {
      kind: "bicycle",
      timeZone: "America/Los_Angeles",
    });
    expect(understanding).toMatchObject({
      dateOrder: "MDY",
      intervalSeconds: 3600,
      directions: { east: "incoming", west: "outgoing" },
    });
    expect(understanding.assumptions).toContainEqual({
      code: "DIRECTIONS_TAKEN",
      params: { mapping: "east = incoming, west = outgoing" },
    });
    expect(intervals.slice(0, 2).map(({ interval }) => [interval.from, interval.count])).toEqual([
      [utc("2026-10-13T07:00"), 2],
      [utc("2026-10-13T07:00"), 3],
    ]);
  });

  it("take columns of numbers at even times for counts whatever their names, and say so", async () => {
    const text = "Time,Glen Rd\n2026-01-05 00:00,1\n2026-01-05 01:00,2\n2026-01-05 02:00,7\n";
    const { understanding, intervals } = await takeIn(text, { kind: "pedestrian" });
    expect(understanding.assumptions).toContainEqual({
      code: "COUNTS_TAKEN",
      params: { columns: "Glen Rd" },
    });
    expect(codesOf(understanding.assumptions)).toContain("NO_DIRECTION");
    expect(intervals.map(({ interval: { count } }) => count)).toEqual([1, 2, 7]);
  });
});

describe("files of Telraam", () => {
  it("hold what was counted in the uptime, by kind and direction", async () => {
    const { understanding, intervals, heard, refused } = await takeIn(sample("telraam.json"));
    expect(understanding).toMatchObject({
      form: "telraam",
      format: "json",
      records: "intervals",
      heardBy: "file",
      extrapolated: true,
      zoneNeeded: false,
    });
    expect(codesOf(understanding.assumptions)).toEqual(
      expect.arrayContaining(["COUNTS_EXTRAPOLATED", "DIRECTIONS_TAKEN", "CLASSES_OF_BOTH"]),
    );
    expect(refused).toEqual([]);
    const from = utc("2026-01-05T07:00");
    // Three quarters of 4 + 20, 4 + 20.5, 4, 0, 2.6667 and 0.
    expect(
      intervals.map(({ line, interval: { kind, direction, count } }) => [line, kind, direction, count]),
    ).toEqual([
      [1, KIND.vehicle, incoming, 18],
      [1, KIND.vehicle, outgoing, 18],
      [1, KIND.bicycle, incoming, 3],
      [1, KIND.bicycle, outgoing, 0],
      [1, KIND.pedestrian, incoming, 2],
      [1, KIND.pedestrian, outgoing, 0],
    ]);
    expect(intervals.every(({ interval }) => interval.from === from && interval.to === from + 3600)).toBe(
      true,
    );
    expect(heard).toEqual(
      [KIND.vehicle, KIND.bicycle, KIND.pedestrian].map((kind) => ({ kind, from, to: from + 2700 })),
    );
  });

  it("have real classes of 5 km/h, as shares", async () => {
    const { intervals } = await takeIn(sample("telraam.json"));
    const [cars, , bikes] = intervals.map(({ interval }) => interval);
    expect(cars?.speeds?.borders).toEqual(Array.from({ length: 25 }, (_, place) => place * 50));
    expect(cars?.speeds?.counts).toBeNull();
    expect(cars?.speeds?.shares?.slice(0, 11)).toEqual([
      0, 0, 500, 500, 1000, 1000, 1500, 1500, 2000, 2000, 0,
    ]);
    expect(cars?.v85).toBe(435);
    expect(bikes).toMatchObject({ speeds: null, v85: null });
  });

  it("come as CSV without directions as well", async () => {
    const { understanding, intervals, heard } = await takeIn(sample("telraam.csv"));
    expect(understanding).toMatchObject({ form: "telraam", format: "text", separator: "," });
    const from = utc("2026-01-05T07:00");
    // Half of 2 + 31 is 16.5; of 6.4 bicycles 3.2.
    expect(intervals.map(({ interval: { from: at, kind, count } }) => [at - from, kind, count])).toEqual([
      [0, KIND.vehicle, 17],
      [0, KIND.bicycle, 3],
      [0, KIND.pedestrian, 0],
      [3600, KIND.vehicle, 10],
      [3600, KIND.bicycle, 0],
      [3600, KIND.pedestrian, 3],
    ]);
    expect(intervals[3]?.interval.speeds).toEqual({
      borders: [0, 100, 200, 300, 400, 500, 600, 700],
      counts: null,
      shares: [0, 0, 3330, 3330, 3340, 0, 0, 0],
    });
    expect(heard.filter(({ kind }) => kind === KIND.bicycle)).toEqual([
      { kind: KIND.bicycle, from, to: from + 1800 },
      { kind: KIND.bicycle, from: from + 3600, to: from + 7200 },
    ]);
  });
});

describe("summaries of speed signs", () => {
  it("hold classes of whole km/h", async () => {
    const { understanding, intervals, refused } = await takeIn(sample("sign-summary.csv"), {
      timeZone: "America/Toronto",
    });
    expect(understanding).toMatchObject({
      form: "signSummary",
      intervalSeconds: 3600,
      directions: { eb: "incoming", wb: "outgoing" },
    });
    expect(codesOf(understanding.assumptions)).toContain("CLASSES_WHOLE");
    expect(refused).toEqual([]);
    expect(
      intervals.map(({ line, interval: { from, kind, direction, count } }) => [
        line,
        from,
        kind,
        direction,
        count,
      ]),
    ).toEqual([
      [2, utc("2026-01-05T12:00"), KIND.vehicle, incoming, 12],
      [3, utc("2026-01-05T13:00"), KIND.vehicle, incoming, 0],
      [4, utc("2026-01-05T12:00"), KIND.vehicle, outgoing, 3],
    ]);
    const speeds = intervals[0]?.interval.speeds;
    // 5 to 9 means all values that round to it: from 4.5 km/h on.
    expect(speeds?.borders).toEqual([0, ...Array.from({ length: 20 }, (_, place) => 45 + place * 50)]);
    expect(speeds?.counts).toEqual([0, 0, 0, 1, 0, 0, 2, 3, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });
});

describe("files of single vehicles with a preamble", () => {
  it("come from MetroCount, whose header is a date's form and whose unit stands in the preamble", async () => {
    const { understanding, readings, refused } = await takeIn(sample("metrocount.csv"));
    expect(understanding).toMatchObject({
      form: "perVehicle",
      headerLine: 10,
      preambleLines: 7,
      records: "readings",
    });
    expect(understanding.columns.find(({ name }) => name === "Speed")).toMatchObject({
      unit: "km/h",
      unitFrom: "preamble",
    });
    expect(rolesOf(understanding)).toEqual({
      "YYYY-MM-DD": "date",
      "hh:mm:ss": "clock",
      Dr: "direction",
      Speed: "speed",
    });
    expect(understanding.columns.filter(({ role }) => role === null).map(({ name }) => name)).toContain("Wb");
    expect(refused).toEqual([]);
    expect(
      readings.map(({ line, reading: { timestamp, direction, speed } }) => [
        line,
        timestamp,
        direction,
        speed,
      ]),
    ).toEqual([
      [11, utc("2026-05-04T10:01:02"), incoming, 53],
      [12, utc("2026-05-04T10:01:12"), outgoing, 48],
      [13, utc("2026-05-04T10:03:40"), incoming, 61],
    ]);
  });

  it("come from JAMAR, in miles and feet, with the month first", async () => {
    const { understanding, readings, refused } = await takeIn(sample("jamar.csv"), {
      timeZone: "America/New_York",
    });
    expect(understanding).toMatchObject({ form: "perVehicle", headerLine: 5, dateOrder: "MDY" });
    expect(refused).toEqual([]);
    // 30, 28 and 35 mph are 48.28, 45.06 and 56.33 km/h; 15 and 19.2 ft are 4.572 and 5.852 m.
    expect(readings.map(({ reading }) => reading)).toEqual([
      {
        timestamp: utc("2026-01-13T12:00:03"),
        kind: KIND.vehicle,
        direction: incoming,
        speed: 48,
        length: 45,
        samples: 1,
      },
      {
        timestamp: utc("2026-01-13T12:00:11"),
        kind: KIND.vehicle,
        direction: outgoing,
        speed: 45,
        length: 58,
        samples: 1,
      },
      {
        timestamp: utc("2026-01-13T17:30:00"),
        kind: KIND.vehicle,
        direction: incoming,
        speed: 56,
        length: null,
        samples: 1,
      },
    ]);
  });
});

describe("our own raw.csv", () => {
  it.each(["own-sl.csv", "own-en.csv"])("comes back as it was: %s", async (name) => {
    const { understanding, readings, refused } = await takeIn(sample(name), { timeZone: "UTC" });
    expect(understanding).toMatchObject({ form: "own", questions: [], faults: [], zoneNeeded: false });
    expect(understanding.columns.every(({ role }) => role !== null)).toBe(true);
    expect(refused).toEqual([]);
    expect(readings.map(({ reading }) => reading)).toEqual([
      {
        timestamp: utc("2026-10-25T00:30:00"),
        kind: KIND.vehicle,
        direction: incoming,
        speed: 49,
        length: 41,
        samples: 7,
      },
      {
        timestamp: utc("2026-10-25T01:30:00"),
        kind: KIND.pedestrian,
        direction: outgoing,
        speed: null,
        length: null,
        samples: 1,
      },
      {
        timestamp: utc("2026-10-25T01:31:05"),
        kind: KIND.bicycle,
        direction: incoming,
        speed: 17,
        length: null,
        samples: 3,
      },
    ]);
  });
});
