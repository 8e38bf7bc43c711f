import "../../shared/chart/testing/browser";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "../../i18n/language";
import { chartTexts } from "../../i18n/texts/chart";
import { translatorOf } from "../../i18n/useT";
import { lengthClasses, measurement } from "../../shared/chart/testing/measurement";
import type { ClientData, ReportMeasurement } from "./requestReport";
import { client as answered, tables } from "./testing/answers";

// Highcharts looks at the browser as soon as it is loaded.
const { clientSheets } = await import("./pages/clientSheets");
const { comparisonSheets } = await import("./pages/comparisonSheets");
const { titleSheet } = await import("./pages/titleSheet");
const { createReport } = await import("./reportContext");

const { measurement: _answered, ...client } = answered();
const portal = { reportCompany: "", tileUrl: null, tileAttribution: "" };
const shape = { lengthClasses };
const whole: ReportMeasurement = { ...measurement(shape), ...tables(shape) };

const of = (told: ReportMeasurement, part: object = {}): ClientData => ({
  portal,
  client: { ...client, ...part } as object as ClientData["client"],
  measurement: told,
  staticTexts: [],
});

const groups = [{ id: "1", name: "Žiri", type: "SPEED", inOutGraphs: true }];

/** What stands on all sheets of a report of two devices, text by text. */
function textsOf(told: ReportMeasurement, language: Language): string[] {
  const report = createReport(
    [
      of(told, { groups }),
      of(told, { id: "8", name: "Pot", visionType: "VISION_BIKE" }),
      of(told, { id: "9", hardwareType: "BIKECOUNTER" }),
    ],
    language,
  );
  const sheets = [titleSheet(report), ...comparisonSheets(report), ...report.clients.flatMap(clientSheets)];
  const single = titleSheet(createReport([of(told)], language));
  return [single, ...sheets].flatMap(({ content }) =>
    renderToStaticMarkup(content)
      .split(/<[^>]*>/)
      .map((text) => text.trim())
      .filter((text) => text !== ""),
  );
}

const optional = [
  "completeness",
  "previousCompleteness",
  "totalVehicles",
  "totalMeasurements",
  "averageSpeed",
  "maxSpeed",
  "percentageOverLimit",
  "standardDeviation",
  "vehicleOverLimitCount",
  "zeroSpeedCount",
  "speedClasses",
  "histogram",
  "histogramAbove",
  "vehicleCount",
  "vehicleCountIncoming",
  "vehicleCountOutgoing",
  "vehiclesPerDay",
  "averagePerHour",
  "percentilesPerHour",
  "speedPerHour",
  "lengthClasses",
  "pedestrians",
  "cyclists",
  "speedThresholds",
  "byDirection",
  "dailyTable",
  "resultsTable",
] as const satisfies readonly (keyof ReportMeasurement)[];

/** Of charts that stand in place of those by hour, or of a table. */
function insteadIn(language: Language): string[] {
  const t = translatorOf(chartTexts, language);
  const titles = ["percentile", "averagePerHour", "averageCyclistsPerHour"] as const;
  const units = ["vehiclesPerHour", "cyclistsPerHour", "vehiclesPerDay", "cyclistsPerDay", "kmh"] as const;
  return ["-", t("printedDays"), ...titles.map((name) => t(name)), ...units.map((name) => t(name))];
}

describe("a report of a platform that leaves out any fields", () => {
  it.each(["sl", "en"] as const)("says in %s nothing that it would not say if all were told", (language) => {
    const known = new Set([...textsOf(whole, language), ...insteadIn(language)]);
    fc.assert(
      fc.property(fc.subarray([...optional]), fc.boolean(), (taken, hasSample) => {
        const rest: ReportMeasurement = {
          ...whole,
          ...Object.fromEntries(taken.map((name) => [name, null])),
          percentiles: hasSample ? whole.percentiles : { ...whole.percentiles, sampleSize: null },
        };
        expect(textsOf(rest, language).filter((text) => !known.has(text))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
