import { describe, expect, it } from "@jest/globals";
import { codesOf, rolesOf, takeIn, utc } from "../../../test/takeIn.js";
import { DIRECTION, KIND, UNTOLD } from "../../measurements/reading.js";

const { incoming, outgoing } = DIRECTION;

/**
 * A file's intervals in short: hours since the start of the first, length in seconds, kind, direction, count.
 */
async function brief(text: string, options = {}) {
  const taken = await takeIn(text, options);
  const first = taken.intervals[0]?.interval.from ?? 0;
  return {
    ...taken,
    brief: taken.intervals.map(({ interval: { from, to, kind, direction, count } }) => [
      ...[(from - first) / 3600, to - from, kind, direction, count],
    ]),
  };
}

describe("the length of intervals", () => {
  it.each([
    [
      "their ends",
      "from;to;cars\n2026-01-05 10:00;2026-01-05 10:05;3\n2026-01-05 11:00;2026-01-05 11:05;4\n",
      300,
    ],
    ["ends by the clock", "Datum;Od;Do;Vozila\n5.1.2026;10:00;10:30;3\n5.1.2026;11:00;11:30;4\n", 1800],
    ["stretches", "Datum;Uhrzeit;Pkw\n5.1.2026;10:00-10:30;3\n5.1.2026;11:00-11:30;4\n", 1800],
    ["a column in minutes", "time;interval (min);count\n2026-01-05 10:00;10;3\n2026-01-05 11:00;10;4\n", 600],
    [
      "a column of words",
      "time;interval;count\n2026-01-05 10:00;15 min;3\n2026-01-05 11:00;quarter-hourly;4\n",
      900,
    ],
    ["their distances", "time;count\n2026-01-05 10:00;3\n2026-01-05 11:00;4\n", 3600],
    ["an end alone", "interval end;count\n2026-01-05 11:00;3\n2026-01-05 12:00;4\n", 3600],
  ])("is told by %s", async (_, text, seconds) => {
    const { understanding, brief: found, intervals } = await brief(text, { kind: "vehicle" });
    expect(understanding.questions).toEqual([]);
    expect(intervals[0]?.interval.from).toBe(utc("2026-01-05T09:00"));
    expect(found).toEqual([
      [0, seconds, KIND.vehicle, UNTOLD, 3],
      [1, seconds, KIND.vehicle, UNTOLD, 4],
    ]);
  });

  it("over midnight, and to 24:00, is what it was", async () => {
    const text = "Datum;Od;Do;Vozila\n5.1.2026;23:00;24:00;3\n5.1.2026;23:30;00:30;4\n";
    expect((await brief(text)).brief.map(([, seconds]) => seconds)).toEqual([3600, 3600]);
  });

  it("of days is theirs by the calendar", async () => {
    const { brief: found } = await brief(
      "date;bikes\n24.10.2026;5\n25.10.2026;6\n26.10.2026;7\n27.10.2026;7\n",
    );
    expect(found.map(([, seconds]) => seconds)).toEqual([86_400, 90_000, 86_400, 86_400]);
  });

  it("of those that end before they begin, or last for months, refuses them", async () => {
    const { refused } = await brief(
      "from;to;cars\n2026-01-05 10:00;2026-01-05 09:00;3\n2026-01-05;2026-03-05;3\n2026-01-05 10:00;2026-01-05 11:00;3\n",
    );
    expect(codesOf(refused)).toEqual(["END_NOT_AFTER_START", "INTERVAL_TOO_LONG"]);
  });
});

describe("what is counted", () => {
  it("may stand in rows, by kind and direction", async () => {
    const text = [
      "timestamp,mode,direction,count",
      "2026-01-05 10:00,Pedestrian,NB,3",
      "2026-01-05 10:00,Bicycle,SB,0",
      "2026-01-05 10:00,Car,NB,12",
      "2026-01-05 11:00,Bicycle,SB,",
      "2026-01-05 11:00,Horse,SB,1",
      "2026-01-05 12:00,Bicycle,NB,-1",
      "2026-01-05 13:00,Bicycle,NB,many",
    ].join("\n");
    const { brief: found, refused } = await brief(text, { kinds: { Horse: null } });
    expect(found).toEqual([
      [0, 3600, KIND.pedestrian, incoming, 3],
      [0, 3600, KIND.bicycle, outgoing, 0],
      [0, 3600, KIND.vehicle, incoming, 12],
    ]);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([
      [6, "KIND_NOT_UNDERSTOOD"],
      [7, "COUNT_OUT_OF_RANGE"],
      [8, "NOT_A_NUMBER"],
    ]);
  });

  it("may stand in columns, by kind and direction in any words", async () => {
    const text =
      "čas;vozila, prihajajoča smer;vozila, odhajajoča smer;vozila, skupaj;kolesarji, skupaj\n2026-01-05 10:00;3;4;7;1\n2026-01-05 11:00;3;;;2\n2026-01-05 12:00;0;0;0;0\n";
    const { understanding, brief: found } = await brief(text);
    expect(rolesOf(understanding)).not.toHaveProperty(["vozila, skupaj"]);
    expect(found).toEqual([
      [0, 3600, KIND.vehicle, incoming, 3],
      [0, 3600, KIND.vehicle, outgoing, 4],
      [0, 3600, KIND.bicycle, UNTOLD, 1],
      [1, 3600, KIND.vehicle, incoming, 3],
      [1, 3600, KIND.bicycle, UNTOLD, 2],
      [2, 3600, KIND.vehicle, incoming, 0],
      [2, 3600, KIND.vehicle, outgoing, 0],
      [2, 3600, KIND.bicycle, UNTOLD, 0],
    ]);
  });

  it("adds up columns of one kind, and knows nothing where one of them is empty", async () => {
    const text =
      "time,cars,trucks,total\n2026-01-05 10:00,3,2,5\n2026-01-05 11:00,3,,\n2026-01-05 12:00,1,1,2\n";
    expect((await brief(text)).brief).toEqual([
      [0, 3600, KIND.vehicle, UNTOLD, 5],
      [2, 3600, KIND.vehicle, UNTOLD, 2],
    ]);
  });

  it("is not counted twice where a volume has a part told beside it", async () => {
    const text = "time,volume,trucks\n2026-01-05 10:00,30,2\n2026-01-05 11:00,40,5\n2026-01-05 12:00,10,0\n";
    const { understanding, brief: found } = await brief(text, { kind: "vehicle" });
    expect(rolesOf(understanding)).toEqual({ time: "time", volume: "count" });
    expect(found.map(([, , , , count]) => count)).toEqual([30, 40, 10]);
  });

  it("may be told by a person, column by column", async () => {
    const columns = [
      { index: 0, role: "time" as const },
      { index: 1, role: "count" as const, kind: "bicycle" as const, direction: "outgoing" as const },
      { index: 2, role: null },
    ];
    expect(
      (await brief("time,a,bikes\n2026-01-05 10:00,3,9\n2026-01-05 11:00,4,9\n", { columns })).brief,
    ).toEqual([
      [0, 3600, KIND.bicycle, outgoing, 3],
      [1, 3600, KIND.bicycle, outgoing, 4],
    ]);
  });

  it("is not what numbers rows, nor what tells the weather", async () => {
    const text =
      "no.,time,bikes,temperature,rain\n1,2026-01-05 10:00,3,4,0\n2,2026-01-05 11:00,4,5,1\n3,2026-01-05 12:00,9,5,1\n";
    expect(rolesOf((await takeIn(text)).understanding)).toEqual({ time: "time", bikes: "count" });
  });
});

describe("classes", () => {
  it("are speeds with their figures, and 0 vehicles have none of those", async () => {
    const text =
      "Datum;Ura;0-50;51-60;61-70;>70;V85;povprečna hitrost;najvišja hitrost\n5.1.2026;8:00;10;5;2;1;58;48,55;77\n5.1.2026;9:00;0;0;0;0;0;0;0\n5.1.2026;10:00;;;;;;;\n";
    const { intervals } = await takeIn(text);
    expect(intervals.map(({ interval }) => interval)).toMatchObject([
      {
        count: 18,
        speeds: { borders: [0, 505, 605, 705], counts: [10, 5, 2, 1], shares: null },
        v85: 580,
        averageSpeed: 486,
        maxSpeed: 77,
      },
      { count: 0, speeds: { counts: [0, 0, 0, 0] }, v85: null, averageSpeed: null, maxSpeed: null },
    ]);
    expect(intervals).toHaveLength(2);
  });

  it("may be shares in percent of a total", async () => {
    const text =
      "time;total;0-30 km/h (%);30-50 km/h (%);50+ km/h (%)\n2026-01-05 10:00;200;33,3;33,3;33,4\n2026-01-05 11:00;0;0;0;0\n2026-01-05 12:00;10;20;20;20\n";
    const { intervals, refused } = await takeIn(text);
    expect(intervals.map(({ interval: { count, speeds } }) => [count, speeds])).toEqual([
      [200, { borders: [0, 300, 500], counts: null, shares: [3330, 3330, 3340] }],
      [0, null],
    ]);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([[4, "SHARES_NOT_HUNDRED"]]);
  });

  it("of lengths and of speeds in miles stand side by side", async () => {
    const header =
      "Report Date,Time,len_0_520_cm,len_521_660_cm,len_661_1160_cm,len_1160_plus_cm,speed_0_10_mph,speed_11_20_mph,speed_21_plus_mph,total volume";
    const { understanding, intervals } = await takeIn(
      `${header}\n13/01/2026,10:00,5,2,1,0,1,3,4,8\n13/01/2026,10:15,1,0,0,0,0,1,0,1\n`,
      { timeZone: "Europe/London" },
    );
    expect(understanding.intervalSeconds).toBe(900);
    expect(intervals[0]?.interval).toMatchObject({
      from: utc("2026-01-13T10:00"),
      count: 8,
      // 10.5 and 20.5 mph are 16.898 and 32.992 km/h.
      speeds: { borders: [0, 169, 330], counts: [1, 3, 4] },
      lengths: { borders: [0, 52, 66, 116], counts: [5, 2, 1, 0] },
    });
  });

  it("that hold more than were counted refuse their line", async () => {
    const text = "time;count;0-50;50-90\n2026-01-05 10:00;5;3;3\n2026-01-05 11:00;7;3;3\n";
    const { intervals, refused } = await takeIn(text, { kind: "vehicle" });
    expect(codesOf(refused)).toEqual(["CLASSES_ABOVE_COUNT"]);
    // One was counted without a speed, and none above 90.
    expect(intervals[0]?.interval).toMatchObject({
      count: 7,
      speeds: { borders: [0, 500, 900], counts: [3, 3, 0] },
    });
  });

  it("of both directions together are shares of each", async () => {
    const text =
      "time,in,out,0-50,50-90\n2026-01-05 10:00,6,2,2,6\n2026-01-05 11:00,0,0,0,0\n2026-01-05 12:00,1,0,1,0\n";
    const { understanding, intervals } = await takeIn(text);
    expect(codesOf(understanding.assumptions)).toContain("CLASSES_OF_BOTH");
    expect(
      intervals
        .slice(0, 2)
        .map(({ interval: { direction, count, speeds } }) => [direction, count, speeds?.shares]),
    ).toEqual([
      [incoming, 6, [2500, 7500, 0]],
      [outgoing, 2, [2500, 7500, 0]],
    ]);
  });

  it("of our own files by length are asked for their direction, which only their name tells", async () => {
    const text = [
      '\uFEFFtime (Europe/Ljubljana),"bike, motorbike (up to 2.5 m)",car (2.5–5.2 m),"van, light truck (5.2–9 m)","truck, bus (9–12 m)",truck with trailer (12 m and more),without length,total,estimate',
      "2026-01-05T00:00:00+01:00,1,2,3,0,0,1,7,1",
      "2026-01-05T01:00:00+01:00,,,,,,,,",
      "2026-01-05T02:00:00+01:00,0,0,0,0,0,0,0,",
    ].join("\r\n");
    const { understanding } = await takeIn(text);
    expect(understanding.faults).toEqual([]);
    expect(understanding.questions).toEqual([
      {
        ...{ code: "OWN_DIRECTION", params: { column: "total", example: "7" }, column: 7 },
        ...{ answers: ["incoming", "outgoing", "bothDirections"], values: [] },
      },
    ]);
    for (const direction of ["incoming", "outgoing", undefined] as const) {
      const columns = [{ index: 7, role: "count" as const, kind: "vehicle" as const, direction }];
      const taken = await takeIn(text, { columns });
      expect([taken.understanding.questions, taken.refused]).toEqual([[], []]);
      expect(taken.intervals.map(({ interval }) => interval)).toMatchObject(
        [
          { count: 7, lengths: { borders: [0, 25, 52, 90, 120], counts: [1, 2, 3, 0, 0] } },
          { count: 0, lengths: { counts: [0, 0, 0, 0, 0] } },
        ].map((one) => ({
          ...{ ...one, kind: KIND.vehicle },
          direction: direction === undefined ? UNTOLD : DIRECTION[direction],
        })),
      );
      expect(taken.unheard).toHaveLength(1);
    }
  });
});

describe("what was heard", () => {
  it.each([
    ["percent", "uptime (%)", "50", 1800],
    ["percent by its values", "uptime", "50", 1800],
    ["parts of one", "uptime", "0.5", 1800],
    ["minutes", "uptime (min)", "30", 1800],
    ["all of it", "uptime", "1", 3600],
  ])("is told in %s", async (_, name, value, seconds) => {
    const { heard, intervals } = await takeIn(
      `time,${name},cars\n2026-01-05 10:00,${value},6\n2026-01-05 11:00,0,0\n`,
    );
    const from = utc("2026-01-05T09:00");
    expect(heard).toEqual([{ kind: KIND.vehicle, from, to: from + seconds }]);
    // Whole counts are the actual counts, and are not scaled up.
    expect(intervals.map(({ interval: { count } }) => count)).toEqual([6]);
  });

  it("is nothing where a state of the row says so", async () => {
    const text =
      "time,cars,status\n2026-01-05 10:00,6,OK\n2026-01-05 11:00,0,offline\n2026-01-05 12:00,0,ok\n";
    const { understanding, heard, intervals } = await takeIn(text);
    expect(understanding.heardBy).toBe("file");
    expect(heard.map(({ from, to }) => to - from)).toEqual([3600, 3600]);
    expect(intervals.map(({ line }) => line)).toEqual([2, 4]);
  });

  it("is told by intervals themselves where nothing else tells it, and by the rhythm of readings", async () => {
    const counted = await takeIn("time,cars\n2026-01-05 10:00,6\n2026-01-05 11:00,6\n");
    expect([counted.understanding.heardBy, counted.understanding.gapSeconds, counted.heard]).toEqual([
      "intervals",
      null,
      [],
    ]);
    const read = await takeIn("time,speed\n2026-01-05 10:00,6\n2026-01-05 11:00,6\n");
    expect([read.understanding.heardBy, read.understanding.gapSeconds, read.heard]).toEqual([
      "rhythm",
      6 * 3600,
      [],
    ]);
    const told = await takeIn("time,speed\n2026-01-05 10:00,6\n", { gapSeconds: 900 });
    expect(told.understanding.gapSeconds).toBe(900);
  });
});

describe("names of counts", () => {
  it.each<[string, Record<string, string>]>([
    // A total of vehicles exceeds the sum of its named parts.
    ["Datum;Ura;Smer;Skupaj;Motorji;Osebna vozila;Tovorna s prikolico;Drugo", { Skupaj: "vehicle/-" }],
    [
      "Date;Time;Pedestrians;NB;SB;Total",
      { Pedestrians: "pedestrian/-", NB: "-/incoming", SB: "-/outgoing" },
    ],
    [
      "Date;Time;cars in;cars out;cars;trucks",
      { "cars in": "vehicle/incoming", "cars out": "vehicle/outgoing", trucks: "vehicle/-" },
    ],
    [
      "Date;Time;Radfahrer Richtung 1;Radfahrer Richtung 2",
      { "Radfahrer Richtung 1": "bicycle/incoming", "Radfahrer Richtung 2": "bicycle/outgoing" },
    ],
    ["Date;Time;Bike E;Bike W", { "Bike E": "bicycle/incoming", "Bike W": "bicycle/outgoing" }],
    ["Date;Time;bikes;gap (s);headway;battery", { bikes: "bicycle/-" }],
  ])("of %s", async (header, expected) => {
    const width = header.split(";").length;
    const rows = [0, 1, 2, 3].map((hour) =>
      ["5.1.2026", `${hour}:00`, ...Array(width - 2).fill(String(hour % 2 || 1))].join(";"),
    );
    const { understanding } = await takeIn([header, ...rows].join("\n"), { kind: "vehicle" });
    const counts = understanding.columns.filter(({ role }) => role === "count");
    const brief = counts.map(({ name, kind, direction }) => [name, `${kind ?? "-"}/${direction ?? "-"}`]);
    expect(Object.fromEntries(brief)).toEqual(expected);
  });

  it("don't make counts of what single vehicles have beside their speed", async () => {
    const text =
      "Sierzega SR4\nStandort: Hauptstrasse\n\nDatum\tZeit\tv [km/h]\tLänge [dm]\tRichtung\tAbstand [s]\n05.01.2026\t10:00:00\t49\t41\t+\t5,0\n05.01.2026\t10:00:05\t50\t120\t-\t7,2\n";
    const { readings } = await takeIn(text);
    expect(readings.map(({ reading: { speed, length, direction } }) => [speed, length, direction])).toEqual([
      [49, 41, 0],
      [50, 120, 1],
    ]);
  });

  it("have their units in a row of their own", async () => {
    const { understanding, readings } = await takeIn(
      "time;speed;length\n;[mph];ft\n2026-01-05 10:00:00;30;15\n2026-01-05 10:00:05;31;15\n",
    );
    expect(understanding.columns.map(({ name, unit }) => [name, unit])).toEqual([
      ["time", null],
      ["speed (mph)", "mph"],
      ["length (ft)", "ft"],
    ]);
    expect(readings.map(({ line, reading: { speed, length } }) => [line, speed, length])).toEqual([
      [3, 48, 45],
      [4, 50, 45],
    ]);
  });
});

describe("numbers and hours as people write them", () => {
  it.each([
    ["points", "1.234", "2.001.000"],
    ["commas", '"1,234"', '"2,001,000"'],
    ["spaces", "1 234", "2 001 000"],
    ["nothing", "1234", "2001000"],
  ])("have thousands set apart by %s", async (what, some, many) => {
    const { understanding, intervals, refused } = await takeIn(
      `date;bikes\n1.1.2026;987\n2.1.2026;${some}\n3.1.2026;${many}\n`,
    );
    expect(intervals.map(({ interval: { count } }) => count)).toEqual([987, 1234]);
    expect(codesOf(refused)).toEqual(["COUNT_OUT_OF_RANGE"]);
    expect(codesOf(understanding.assumptions).includes("THOUSANDS_TAKEN")).toBe(what !== "nothing");
  });

  it("may have fractions, which are rounded and said to be", async () => {
    const { understanding, intervals } = await takeIn("date;bikes\n1.1.2026;987,5\n2.1.2026;1,25\n");
    expect(intervals.map(({ interval: { count } }) => count)).toEqual([988, 1]);
    expect(codesOf(understanding.assumptions)).toContain("COUNTS_ROUNDED");
  });

  it("number hours from 1 to 24 by their ends", async () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `5.1.2026;${hour + 1};${hour}`);
    const { understanding, intervals } = await takeIn(`Datum;Ura;Kolesarji\n${hours.join("\n")}\n`);
    expect(understanding.assumptions).toContainEqual({ code: "HOURS_END_TAKEN", params: { column: "Ura" } });
    const midnight = utc("2026-01-04T23:00");
    expect(intervals.map(({ interval: { from, count } }) => (from - midnight) / 3600 - count)).toEqual(
      Array(24).fill(0),
    );
  });
});

describe("rows of one interval", () => {
  it("are added up where they stand together", async () => {
    const text =
      "time,mode,count\n2026-01-05 10:00,Car,3\n2026-01-05 10:00,Truck,2\n2026-01-05 10:00,Bike,7\n2026-01-05 11:00,Car,1\n2026-01-05 11:00,Truck,0\n";
    const { understanding, intervals } = await takeIn(text);
    expect(understanding.inOrder).toBe(true);
    expect(intervals.map(({ line, interval: { kind, count } }) => [line, kind, count])).toEqual([
      [2, KIND.vehicle, 5],
      [4, KIND.bicycle, 7],
      [5, KIND.vehicle, 1],
    ]);
  });

  it("are told to stand apart where they do", async () => {
    const times = ["10:00", "11:00", "12:00"].map((time) => `2026-01-05 ${time}`);
    const rows = ["Car", "Truck"].flatMap((mode) => times.map((time) => `${time},${mode},1`));
    const { understanding, intervals } = await takeIn(`time,mode,count\n${rows.join("\n")}\n`);
    expect(understanding.inOrder).toBe(false);
    expect(intervals).toHaveLength(6);
  });
});

describe("a file of several places", () => {
  const text =
    "time,site,counts\n2026-01-05 10:00,Glen Rd,3\n2026-01-05 10:00,Elm St,4\n2026-01-05 11:00,Glen Rd,5\n2026-01-05 11:00,Elm St,6\nnever,Elm St,1\n";

  it("asks for one of them", async () => {
    const { understanding } = await takeIn(text, { kind: "bicycle" });
    expect(understanding.questions).toEqual([
      {
        code: "PLACE",
        params: { column: "site", example: "Glen Rd" },
        column: 1,
        answers: ["Glen Rd", "Elm St"],
        values: [],
      },
    ]);
  });

  it("is read for that alone", async () => {
    const { understanding, intervals, refused } = await takeIn(text, {
      kind: "bicycle",
      only: { column: 1, value: "Glen Rd" },
    });
    expect(understanding).toMatchObject({
      lines: 2,
      intervalSeconds: 3600,
      only: { column: 1, value: "Glen Rd" },
    });
    expect(intervals.map(({ line, interval: { count } }) => [line, count])).toEqual([
      [2, 3],
      [4, 5],
    ]);
    expect(refused).toEqual([]);
  });
});

describe("rows of one class each", () => {
  it("make one interval with all of them", async () => {
    const text = [
      "datetime_bin,speed_bin,volume",
      '2026-01-05 00:00,"[20, 25)",3',
      '2026-01-05 00:00,"[15, 20)",1',
      '2026-01-05 00:00,"[25,)",2',
      '2026-01-05 00:15,"[20, 25)",0',
      '2026-01-05 00:15,"[25,)",5',
    ].join("\n");
    const { understanding, intervals, refused } = await takeIn(text);
    expect(rolesOf(understanding)).toEqual({
      datetime_bin: "time",
      speed_bin: "classLabel",
      volume: "count",
    });
    expect(refused).toEqual([]);
    expect(
      intervals.map(({ line, interval: { kind, count, speeds } }) => [line, kind, count, speeds]),
    ).toEqual([
      [2, KIND.vehicle, 6, { borders: [150, 200, 250], counts: [1, 3, 2], shares: null }],
      [5, KIND.vehicle, 5, { borders: [150, 200, 250], counts: [0, 0, 5], shares: null }],
    ]);
  });

  it("may be lengths, of whole numbers", async () => {
    const text =
      "time;length class (m);count\n2026-01-05 10:00;0-5;3\n2026-01-05 10:00;6-11;1\n2026-01-05 11:00;>11;2\n";
    const { intervals } = await takeIn(text);
    expect(intervals.map(({ interval: { count, lengths } }) => [count, lengths])).toEqual([
      [4, { borders: [0, 55, 115], counts: [3, 1, 0], shares: null }],
      [2, { borders: [0, 55, 115], counts: [0, 0, 2], shares: null }],
    ]);
  });
});
