import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { translatorOf } from "../../../i18n/useT";
import { createChartContext } from "../../../shared/chart/chartContext";
import { formatTime } from "../../../shared/time/format";
import { fleetHealthTexts } from "../fleetHealthTexts";
import { leastComplete, lengths, periodOf, shareOf, sumOf } from "./completeness";
import { completenessChart } from "./completenessChart";

const zone = "Europe/Ljubljana";
const hour = 3600;

describe("the period", () => {
  it("is of whole local days, today's the last, and no longer than the platform answers", () => {
    const anyTime = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 });
    fc.assert(
      fc.property(anyTime, fc.constantFrom(...lengths), (now, length) => {
        const { from, to } = periodOf(length, now, zone);
        expect([from, to].map((at) => formatTime(at, zone))).toEqual(["00:00", "00:00"]);
        expect(now).toBeGreaterThanOrEqual(from);
        expect(now).toBeLessThan(to);
        expect(Math.round((to - from) / 86_400)).toBe(Number(length));
        expect(to - from).toBeLessThanOrEqual(92 * 86_400 + hour);
      }),
    );
  });

  it("is the same question all day", () => {
    const morning = Date.parse("2026-10-25T00:30:00+02:00") / 1000;
    expect(periodOf("7", morning, zone)).toEqual(periodOf("7", morning + 23 * hour, zone));
  });
});

describe("completeness", () => {
  const device = (id: string, coveredSeconds: number, expectedSeconds: number) => ({
    client: { id },
    coveredSeconds,
    expectedSeconds,
  });

  it("of what nothing was expected is unknown, not zero", () => {
    expect(shareOf(device("1", 0, 0))).toBeNull();
    expect(shareOf(device("1", 0, 100))).toBe(0);
    expect(sumOf([device("1", 10, 100), device("2", 20, 50)])).toEqual({
      coveredSeconds: 30,
      expectedSeconds: 150,
    });
  });

  it("is least where the smallest share was heard; reports on their way are no loss", () => {
    const devices = [
      device("1", 999, 1000),
      device("2", 10, 100),
      device("3", 0, 0),
      device("4", 0, 100),
      device("5", 0, 500),
    ];
    expect(leastComplete(devices).map(({ client }) => client?.id)).toEqual(["5", "4", "2"]);
  });
});

describe("the chart by day", () => {
  const start = Date.parse("2026-11-20T00:00:00+01:00") / 1000;
  const day = (index: number, coveredSeconds: number, expectedSeconds: number) => ({
    from: start + index * 86_400,
    to: start + (index + 1) * 86_400,
    coveredSeconds,
    expectedSeconds,
    devices: expectedSeconds === 0 ? 0 : 3,
  });
  const t = translatorOf(fleetHealthTexts, "sl");
  const model = (isNarrowed: boolean) =>
    completenessChart(
      [day(0, 0, 0), day(1, 0, 1000), day(2, 900, 1000)],
      { now: start + 2.5 * 86_400, isNarrowed },
      createChartContext({ language: "sl", zone }),
      t,
    );

  it("leaves a day empty of which nothing was expected, has one of which nothing was heard at zero, and marks today", () => {
    const { options, note, table } = model(false);
    const [series] = options.series ?? [];
    const data = series && "data" in series ? series.data : [];
    expect(data).toEqual([null, 0, expect.objectContaining({ y: 90, color: expect.anything() })]);
    expect(note).toBe("* Današnji dan še teče. Prazen dan: od nobene naprave se še ni pričakovalo podatkov.");
    expect(table().rows).toEqual([
      ["20.11.2026", "ni podatkov", "0"],
      ["21.11.2026", "0,0\u00a0%", "3"],
      ["22.11.2026 (danes, do zdaj)", "90,0\u00a0%", "3"],
    ]);
  });

  it("says that it is of all devices where some are looked at", () =>
    expect(model(true).note).toMatch(/^Po dnevih so vedno vse naprave/));
});
