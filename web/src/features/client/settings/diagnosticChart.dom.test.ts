import { describe, expect, it } from "@jest/globals";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { translatorOf } from "../../../i18n/useT";
import { createChartContext } from "../../../shared/chart/chartContext";
import { diagnosticCharts, diagnosticModel, withGaps } from "./diagnosticChart";

const context = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
const t = translatorOf(settingsTexts, "sl");
const start = 1_792_879_200;

describe("a line of diagnostics", () => {
  it("breaks where the device was silent for over an hour", () => {
    const points = [0, 600, 4200, 7801].map((after) => ({ time: start + after, value: after }));
    expect(withGaps(points).map(([, y]) => y)).toEqual([0, 600, 4200, null, 7801]);
  });

  it("has a chart, with the figures behind it, where the device reported any", () => {
    const series = [
      {
        kind: "BRIGHTNESS" as const,
        points: [
          { time: start, value: 12 },
          { time: start + 60, value: 200 },
        ],
      },
      { kind: "BRIGHTNESS_AVERAGE" as const, points: [{ time: start + 60, value: 100 }] },
      { kind: "VOLTAGE" as const, points: [{ time: start, value: 12.345 }] },
      { kind: "SIG" as const, points: [{ time: start, value: null }] },
    ];
    const models = diagnosticCharts.map((chart) => diagnosticModel(chart, series, context, t));
    expect(models.map((model) => model?.title)).toEqual([
      "Svetlost prikazovalnika",
      "Napetost baterije",
      undefined,
      undefined,
    ]);
    expect(models[0]?.table()).toEqual({
      columns: ["Čas", "Svetlost", "Povprečna svetlost"],
      rows: [
        ["25.10.2026 00:00", "12", "-"],
        ["25.10.2026 00:01", "200", "100"],
      ],
    });
    expect(models[1]?.table().rows).toEqual([["25.10.2026 00:00", "12,35"]]);
  });
});
