import { describe, expect, it } from "@jest/globals";
import { codesOf, rolesOf, takeIn, utc } from "../../../test/takeIn.js";

/** Files as other makers write them, of which something was once taken for something else without a word. */
const table = (head: string, ...rows: string[]) =>
  `${head}\n${rows.map((cells, at) => `13.01.2026 0${at}:00;${cells}\n`).join("")}`;
const countsOf = async (text: string) => {
  const taken = await takeIn(text, { kind: "vehicle" });
  return { ...taken, counts: taken.intervals.map(({ interval }) => interval.count) };
};

describe("AM and PM in a column of their own", () => {
  const HALF_DAY = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const day = (clock: (hour: number) => string) =>
    ["AM", "PM"].flatMap((half) => HALF_DAY.map((hour) => `01/13/2026,${clock(hour)},${half},${hour}`));

  it.each([
    ["of whole hours", (hour: number) => `${hour}`],
    ["with minutes", (hour: number) => `${hour}:00`],
  ])("say which half of the day a clock is of, %s", async (_name, clock) => {
    const text = `Date,Hour,AM/PM,Volume\n${day(clock).join("\n")}\n`;
    const { understanding, intervals, refused } = await takeIn(text, { kind: "vehicle", timeZone: "UTC" });
    expect(refused).toEqual([]);
    const start = utc("2026-01-13T00:00");
    expect(intervals.map(({ interval: { from } }) => (from - start) / 3600)).toEqual([...Array(24).keys()]);
    expect(understanding.assumptions).toContainEqual({
      code: "HALF_DAYS_TAKEN",
      params: { column: "AM/PM" },
    });
    expect(codesOf(understanding.assumptions)).not.toContain("UNUSED");
  });

  it("say it of date and clock in one column", async () => {
    const rows = ["1/13/2026 11:00,AM,1", "1/13/2026 12:00,PM,2", "1/13/2026 1:00,PM,3"];
    const { intervals } = await takeIn(`Time,Half,Volume\n${rows.join("\n")}\n`, {
      ...{ kind: "vehicle", timeZone: "UTC" },
    });
    expect(intervals.map(({ interval: { from } }) => from)).toEqual(
      ["11:00", "12:00", "13:00"].map((clock) => utc(`2026-01-13T${clock}`)),
    );
  });

  it("say nothing beside a clock of 24 hours", async () => {
    const rows = ["11:00,AM,1", "12:00,PM,2", "13:00,PM,3"].map((row) => `1/13/2026 ${row}`);
    const { intervals, understanding } = await takeIn(`Time,Half,Volume\n${rows.join("\n")}\n`, {
      ...{ kind: "vehicle", timeZone: "UTC" },
    });
    expect(intervals.map(({ interval: { from } }) => from)).toEqual(
      ["11:00", "12:00", "13:00"].map((clock) => utc(`2026-01-13T${clock}`)),
    );
    expect(codesOf(understanding.assumptions)).toContain("UNUSED");
  });
});

describe("times up to 24:00", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const two = (number: number) => String(number).padStart(2, "0");

  it.each([
    [
      "a clock of its own",
      hours.map((hour) => `13.01.2026;${hour + 1}:00;${hour}`),
      "Date;Time;Vehicles",
      3600,
    ],
    [
      "date and clock in one",
      hours.map((hour) => `13.01.2026 ${two(hour + 1)}:00;${hour}`),
      "Time;Vehicles",
      3600,
    ],
  ])("without 0:00 are named by their end: %s", async (_name, rows, head, seconds) => {
    const { understanding, intervals } = await takeIn(`${head}\n${rows.join("\n")}\n`, {
      ...{ kind: "vehicle", timeZone: "UTC" },
    });
    const start = utc("2026-01-13T00:00");
    expect(
      intervals.map(({ interval: { from, to, count } }) => [(from - start) / 3600, to - from, count]),
    ).toEqual(hours.map((hour) => [hour, seconds, hour]));
    expect(codesOf(understanding.assumptions)).toContain("HOURS_END_TAKEN");
  });

  it("are not where 0:00 is told as well", async () => {
    const rows = ["00:00;1", "01:00;2", "24:00;3"].map((row) => `13.01.2026 ${row}`);
    const { understanding } = await takeIn(`Time;Vehicles\n${rows.join("\n")}\n`, {
      ...{ kind: "vehicle", intervalSeconds: 3600 },
    });
    expect(codesOf(understanding.assumptions)).not.toContain("HOURS_END_TAKEN");
  });
});

describe("counts", () => {
  it("are not added up with what percent of them are of a kind", async () => {
    const { counts, understanding } = await countsOf(
      table("Time;Vehicles;% trucks", "10;20", "10;30", "5;0"),
    );
    expect(counts).toEqual([10, 10, 5]);
    expect(understanding.assumptions).toContainEqual({ code: "UNUSED", params: { columns: "% trucks" } });
  });

  it.each([
    ["numbers below 0", ["5", "-1", "7", "-999"], "COUNT_OUT_OF_RANGE"],
    ["signs", ["5", "NA", "7", "n/a"], "NOT_A_NUMBER"],
  ])("of which many are missing, and stand as %s, stay counts", async (_name, cells, code) => {
    const { counts, readings, refused, understanding } = await countsOf(table("Time;Vehicles", ...cells));
    expect(rolesOf(understanding)).toEqual({ Time: "time", Vehicles: "count" });
    expect([counts, readings]).toEqual([[5, 7], []]);
    expect(refused.map((one) => [one.line, one.code])).toEqual([
      [3, code],
      [5, code],
    ]);
  });

  it("that a column says are not valid were not heard", async () => {
    const { counts, unheard } = await countsOf(table("Time;Vehicles;Valid", "5;true", "4;false", "7;true"));
    expect(counts).toEqual([5, 7]);
    expect(unheard).toHaveLength(1);
  });
});
