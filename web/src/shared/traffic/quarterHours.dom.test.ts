import "../chart/testing/browser";
import { expect, it } from "@jest/globals";
import { translatorOf } from "../../i18n/useT";
import { quarterHours } from "./testing/quarterHours";
import { trafficTexts } from "./trafficTexts";

// Highcharts inspects the browser as soon as it is loaded.
const { createChartContext } = await import("../chart/chartContext");
const { peakDayChart, peakFigures } = await import("./quarterHours");

const zone = "Europe/Ljubljana";
const context = createChartContext({ language: "sl", zone });
const t = translatorOf(trafficTexts, "sl");

it("draws the quarter hours of the peak's local day, with a gap where nothing is known", () => {
  const model = peakDayChart(quarterHours(), context, t);
  const rows = model?.table().rows ?? [];
  expect(rows).toHaveLength(96);
  expect(rows[30]).toEqual(["02.07.2026 07:30–07:45", "66"]);
  expect(rows.at(-1)).toEqual(["02.07.2026 23:45–03.07.2026 00:00", "ni podatkov"]);
  expect(model?.options.xAxis).toMatchObject({
    plotBands: [
      { from: 1_783_026_900_000, to: 1_783_029_600_000 },
      { from: 1_782_969_300_000, to: 1_782_972_900_000 },
    ],
  });
});

it("tells the two hours of autumn apart", () => {
  const doubled = 1_792_890_000;
  const peak = {
    time: doubled,
    vehicles: 40,
    incoming: null,
    outgoing: null,
    factor: 1,
    busiestQuarter: { time: doubled + 900, vehicles: 10 },
  };
  const [first, second] = peakFigures(quarterHours({ peak }), t, context);
  expect(first).toMatchObject({ value: "02:00 (+1)–03:00", hint: "25.10.2026" });
  expect(second).toEqual({ label: "Vozila v konični uri", value: "40" });
});

it("says how many went either way, by the directions' names where they have some", () => {
  const hint = (directions: typeof context.directions) =>
    peakFigures(quarterHours(), t, { ...context, directions })[1]?.hint;
  expect(hint(null)).toBe("300 prihajajočih, 112 odhajajočih");
  expect(hint({ incoming: "proti Kranju", outgoing: null })).toBe(
    "proti Kranju (prihajajoča): 300, odhajajoča smer: 112",
  );
});
