import "../../shared/chart/testing/browser";
import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import type { EstimatedFigure } from "../../graphql/generated";
import type { Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import { chartTexts } from "../../shared/chart/chartTexts";
import { dailyTraffic } from "../../shared/traffic/testing/dailyTraffic";
import { quarterHours } from "../../shared/traffic/testing/quarterHours";
import type { ClientData, ReportMeasurement } from "./requestReport";
import { clientData } from "./testing/clientData";

// Highcharts inspects the browser as soon as it is loaded.
const { clientSheets } = await import("./pages/clientSheets");
const { comparisonSheets } = await import("./pages/comparisonSheets");
const { titleSheet } = await import("./pages/titleSheet");
const { createReport: reportMadeAt } = await import("./reportContext");
const { SheetFrame } = await import("./parts/Sheet");

const madeDate = Date.parse("2026-11-26T12:00:00+01:00") / 1000;
const createReport = (data: readonly ClientData[], language: "sl" | "en") =>
  reportMadeAt({ data, crest: null }, language, madeDate);

const { measurement: whole } = clientData();

const of = (told: ReportMeasurement, part: object = {}): ClientData =>
  clientData(part, { measurement: told });

const groups = [{ id: "1", name: "Žiri", type: "SPEED", inOutGraphs: true }];

/** All texts on the sheets of a report of two devices. */
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

/** 24 hours with this number in the first. */
const users = (total: number | null) => {
  const hours =
    whole.vehicleCount?.map(({ time }, index) => ({ time, value: index === 0 ? total : 0 })) ?? [];
  return { total, totalTrend: null, byHour: hours, byHourIncoming: hours, byHourOutgoing: hours };
};
/** No vehicles, and no speed. */
const zero: ReportMeasurement = {
  ...whole,
  totalVehicles: 0,
  percentiles: { v15: null, v30: null, v50: null, v85: null, v95: null, sampleSize: 0 },
  lengthClasses: [],
};
const people = { cyclists: users(219), pedestrians: users(31) };

/** Ids of one device's sheets, and the text of the sheets and the title, without tags. */
function reportOf(told: ReportMeasurement, part: object = {}) {
  const report = createReport([of(told, part)], "sl");
  const sheets = [titleSheet(report), ...report.clients.flatMap(clientSheets)];
  const text = sheets.map(({ content }) => renderToStaticMarkup(content).replace(/<[^>]*>/g, "|")).join("|");
  return { ids: sheets.map(({ key }) => key), text: text.replace(/\|+/g, "|") };
}

describe("people whom a device counted", () => {
  it("stand in the report of one without a camera, beside its vehicles", () => {
    const { ids, text } = reportOf({ ...whole, ...people });
    expect(ids).toEqual(expect.arrayContaining(["vehicleCounts", "roadUsers", "daily1", "people1"]));
    expect(text).toContain("|Vsa vozila|516|");
    expect(text).toContain("|Kolesarji|219|");
    expect(text).toContain("|Pešci|31|");
    expect(text).toContain("Kolesarji in pešci po dnevih");
    expect(text).toContain("Radar v napravi");
    expect(text).not.toContain("Kamera");
  });

  it("are all that a bicycle counter's report speaks of where it counted nobody else", () => {
    for (const part of [{ hardwareType: "BIKECOUNTER" }, { hardwareType: null }]) {
      const { ids, text } = reportOf({ ...zero, ...people }, part);
      expect(ids).toEqual(["title", "location", "roadUsers", "daily1"]);
      expect(text).toContain("|Kolesarji|219|");
      expect(text).not.toContain("Vsa vozila");
      expect(text).not.toMatch(/Kamera|Radar/);
    }
  });

  it("are not spoken of where a device without a camera counted none, and are 0 where a camera counts them", () => {
    const { ids, text } = reportOf(whole);
    expect(ids.filter((id) => id.startsWith("people") || id === "roadUsers")).toEqual([]);
    expect(text).not.toContain("Pešci");
    const camera = reportOf(zero, { visionType: "VISION_BIKE" });
    expect(camera.ids).toEqual(["title", "location", "roadUsers", "daily1"]);
    expect(camera.text).toContain("|Pešci|0|");
    expect(camera.text).toContain("Kamera v sliki prepozna");
  });

  it("are spoken of as far as somebody listened for them: a file of cyclists makes no 0 of those on foot", () => {
    const seconds = whole.completeness?.coveredSeconds ?? 0;
    const told = { ...zero, ...people, totalVehicles: null, pedestrians: users(null) };
    const heard = { vehicles: 0, pedestrians: 0, cyclists: seconds / 2 };
    for (const part of [{ hardwareType: "BIKECOUNTER" }, { hardwareType: null }, { hardwareType: "CSV1" }]) {
      const { ids, text } = reportOf({ ...told, heard }, part);
      expect(ids).toEqual(["title", "location", "roadUsers", "daily1"]);
      expect(text).toContain("|Kolesarji|219|");
      expect(text).not.toMatch(/Peš|peš|Vsa vozila|vozil/);
    }
    const report = createReport([of({ ...told, heard }), of(whole, { id: "8" })], "sl");
    const [sheet] = comparisonSheets(report);
    const table = renderToStaticMarkup(sheet?.content).replace(/(<[^>]*>)+/g, "|");
    expect(table).toContain("Kolesarji|219|");
  });

  it.each([
    ["sl", "izločeno 1,5 h"],
    ["en", "1.5 h left out"],
  ] as const)("stand in the comparison of several beside what they leave out, %s", (language, said) => {
    const seconds = [5400, 0, null];
    const all = seconds.map((leftOutSeconds, id) => of({ ...whole, leftOutSeconds }, { id: String(id) }));
    const [sheet] = comparisonSheets(createReport(all, language));
    const rows = renderToStaticMarkup(sheet?.content).replaceAll("\u00a0", " ").split("<tr").slice(2);
    expect(rows.map((row) => row.match(/[\d., h]*left out|izločeno[^<]*/)?.[0] ?? null)).toEqual([
      said,
      null,
      null,
    ]);
  });

  it("stand in the comparison of several, as what was counted or beside the place", () => {
    const report = createReport(
      [of({ ...whole, ...people }), of({ ...zero, ...people }, { id: "8", hardwareType: "BIKECOUNTER" })],
      "sl",
    );
    const [sheet] = comparisonSheets(report);
    const text = renderToStaticMarkup(sheet?.content).replace(/(<[^>]*>)+/g, "|");
    expect(text).toContain("Kolesarji: 219, Pešci: 31");
    expect(text).toContain("Kolesarji in pešci|250|");
  });
});

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

/** Texts of charts that replace those by hour, or a table. */
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

/** A platform's answer with these estimates, also marked in rows. */
function withEstimates(estimates: EstimatedFigure[]): ReportMeasurement {
  const marked = <R extends object>(rows: R[] | null, ...names: EstimatedFigure[]) =>
    rows?.map((row, index) => ({
      ...row,
      isEstimate: index === 0 && names.some((name) => estimates.includes(name)),
    })) ?? null;
  return {
    ...whole,
    estimates,
    speedClasses: marked(whole.speedClasses, "SPEED_CLASSES"),
    lengthClasses: marked(whole.lengthClasses, "LENGTH_CLASSES"),
    speedThresholds: marked(whole.speedThresholds, "HISTOGRAM"),
    byDirection: marked(whole.byDirection, "HISTOGRAM"),
    dailyTable: marked(whole.dailyTable, "DAILY_TABLE", "VEHICLES_PER_DAY"),
    resultsTable: marked(whole.resultsTable, "RESULTS_TABLE", "DAILY_TABLE", "VEHICLES_PER_DAY"),
  };
}

it("prints which limits were in force, where the limit changed, and no one speed for its shares", () => {
  const told: ReportMeasurement = {
    ...whole,
    speedLimit: null,
    speedLimits: [
      { from: whole.from, speedLimit: 50 },
      { from: whole.from + 36_000, speedLimit: 30 },
    ],
    speedThresholds: whole.speedThresholds?.map((one) => ({ ...one, above: null })) ?? null,
  };
  const [report] = createReport([of(told)], "sl").clients;
  if (!report) throw new Error("There is no report.");
  const text = clientSheets(report)
    .map(({ content }) => renderToStaticMarkup(content))
    .join(" ");
  expect(text).toMatch(/50 km\/h, od \d\d\.\d\d\.\d{4} \d\d:\d\d 30 km\/h/);
  expect(text).toContain("Nad omejitvijo + 10 km/h");
  expect(text).not.toMatch(/null|undefined|Nad\s+km/);
});

describe("estimates on paper", () => {
  /** Ids of a report's sheets with the sign. */
  const signedIn = (told: ReportMeasurement): string[] => {
    const all = [
      of(told, { groups }),
      of(told, { id: "8", name: "Pot", visionType: "VISION_BIKE" }),
      of(told, { id: "9", hardwareType: "BIKECOUNTER" }),
    ];
    const report = createReport(all, "sl");
    const sheets = [
      titleSheet(createReport([of(told)], "sl")),
      titleSheet(report),
      ...comparisonSheets(report),
      ...report.clients.flatMap(clientSheets),
    ];
    const signed = sheets.filter(({ content }) => renderToStaticMarkup(content).includes("†"));
    return [...new Set(signed.map(({ id }) => id))];
  };

  it.each<[EstimatedFigure, string[]]>([
    ["TOTAL_VEHICLES", ["title", "comparison", "vehicleCounts", "directions", "daily", "roadUsers"]],
    ["AVERAGE_SPEED", ["title", "comparison", "speeds", "daily"]],
    ["STANDARD_DEVIATION", ["speeds"]],
    ["PERCENTAGE_OVER_LIMIT", ["title", "comparison"]],
    ["PERCENTILES", ["title", "comparison", "percentiles", "distribution", "daily"]],
    ["SPEED_CLASSES", ["speedClasses"]],
    ["HISTOGRAM", ["distribution"]],
    ["LENGTH_CLASSES", ["vehicleTypes"]],
    ["VEHICLE_COUNT", ["vehicleCounts"]],
    ["VEHICLE_COUNT_INCOMING", ["directions"]],
    ["AVERAGE_PER_HOUR", ["comparison"]],
    ["PERCENTILES_PER_HOUR", ["percentiles"]],
    ["SPEED_PER_HOUR", ["speeds"]],
    ["VEHICLES_PER_DAY", ["vehicleCounts", "daily"]],
    ["DAILY_TABLE", ["daily"]],
    ["ROAD_USERS", ["roadUsers"]],
  ])("of %s are signed on %j, and nowhere else", (figure, sheets) => {
    expect(signedIn(withEstimates([figure]))).toEqual(sheets);
  });

  it("are nowhere where nothing is one", () => {
    expect(signedIn(withEstimates([]))).toEqual([]);
  });

  it("are explained once on each sheet that has one", () => {
    const frame = (content: string) => {
      const footer = { company: "", data: "", page: "" };
      const sheet = { id: "speeds", key: "speeds", content };
      const { container, unmount } = render(
        <SheetFrame sheet={sheet} estimateNote="† ocena" header={null} footer={footer} />,
      );
      const notes = container.querySelectorAll(".report-estimate").length;
      unmount();
      return notes;
    };
    expect([frame("49 km/h†, 43 km/h†"), frame("49 km/h")]).toEqual([1, 0]);
  });

  it("are on the cover of one device behind its key figures", () => {
    const { content } = titleSheet(createReport([of(withEstimates(["PERCENTILES"]))], "sl"));
    expect(renderToStaticMarkup(content)).toContain("49\u00a0km/h†");
  });
});

describe("mean daily traffic", () => {
  const sheetOf = (data: Partial<ClientData>, language: Language = "sl") => {
    const report = createReport([{ ...of(whole), ...data }], language);
    const sheet = report.clients.flatMap(clientSheets).find(({ id }) => id === "traffic");
    return (
      sheet &&
      renderToStaticMarkup(sheet.content)
        .replace(/<[^>]*>/g, "|")
        .replace(/\|+/g, "|")
    );
  };

  it("stands in the report with the days that it is of, and those left out", () => {
    const text = sheetOf({ dailyTraffic: dailyTraffic() });
    expect(text).toContain("|Vsi dnevi (PDP)|1235|3|Delavniki|1500|2|Sobote|703|1|Nedelje|-|0|");
    expect(text).toContain("|Izpuščen 1 dan, ki ni v celoti pokrit s podatki: 04.07.2026.|");
    expect(sheetOf({ dailyTraffic: dailyTraffic() }, "en")).toContain("|All days (ADT)|1,235|3|");
  });

  it("is marked where it is an estimate, and has no sheet where it is not told", () => {
    expect(sheetOf({ dailyTraffic: dailyTraffic({ isEstimate: true }) })).toContain("|1235†|3|");
    expect(sheetOf({ dailyTraffic: null })).toBeUndefined();
  });

  it("has the peak hour by quarter hours beside it, or says of what period that is given", () => {
    const daily = dailyTraffic();
    const text = sheetOf({ dailyTraffic: daily, quarterHours: quarterHours() });
    expect(text).toContain("|07:15–08:15|02.07.2026|");
    expect(text).toContain("|Faktor konične ure (PHF)|0,86|");
    expect(text).toContain("|Dan s konično uro, 02.07.2026|vozil na 15 minut|");
    expect(sheetOf({ dailyTraffic: daily, quarterHours: undefined })).toContain("do 31 dni");
    expect(sheetOf({ dailyTraffic: daily, quarterHours: null })).not.toContain("onična ura");
    const none = quarterHours({ peak: null, peakLacks: "NO_VEHICLES" });
    expect(sheetOf({ dailyTraffic: daily, quarterHours: none })).toContain("ni peljal nihče");
  });

  it("has further percentiles, and free flow beside the speeds of all", () => {
    const free = {
      gap: 5,
      knownFrom: null,
      ...{ free: 900, following: 1000, unknown: 60, counted: 40, sampleSize: 900 },
      ...{ averageSpeed: 47.5, standardDeviation: 7.4, v15: 40, v50: 47, v85: 56, v95: 64 },
      percentageOverLimit: 31,
    };
    const text = sheetOf({ dailyTraffic: dailyTraffic(), freeFlow: free })?.replaceAll("\u00a0", " ");
    expect(text).toContain("|Prosti tok, vrzel vsaj 5 s|");
    expect(text).toContain(
      "|V15|34 km/h|40 km/h|V50|43 km/h|47 km/h|V85|49 km/h|56 km/h|V95|55 km/h|64 km/h|",
    );
    expect(sheetOf({ dailyTraffic: dailyTraffic() })).not.toContain("Prosti tok,");
  });
});

describe("own classes", () => {
  const own = (part: object) => ({
    ...{ from: 1, to: 30, name: null, vehicles: 100, percentage: 25, incoming: 60, outgoing: 40 },
    isEstimate: false,
    ...part,
  });
  const told = (ownClasses: ReportMeasurement["ownClasses"], part: object = {}) => {
    const [report] = createReport([of({ ...whole, ownClasses }, part)], "sl").clients;
    const sheets = report ? clientSheets(report) : [];
    return sheets.filter(({ id }) => id?.startsWith("own")).map(({ content }) => render(content).container);
  };

  it("have sheets of their own, beside those of the usual classes", () => {
    const [speeds, lengths] = told({
      speeds: [
        own({}),
        own({
          from: 31,
          to: 50,
          vehicles: 300,
          percentage: 75,
          incoming: 200,
          outgoing: 100,
          isEstimate: true,
        }),
        own({ from: 51, to: null, vehicles: 0, percentage: 0, incoming: 0, outgoing: 0 }),
      ],
      lengths: [
        own({ from: 0, to: 5.2, name: "osebna", incoming: null, outgoing: null }),
        own({ from: 5.2, to: null, incoming: null, outgoing: null }),
      ],
    });
    const textOf = (container?: HTMLElement) =>
      [...(container?.querySelectorAll("table tr") ?? [])].map((row) =>
        [...row.children].map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")),
      );
    expect(textOf(speeds)).toEqual([
      ["Hitrostni razred", "Prihajajoča", "Odhajajoča", "Vozila", "Delež"],
      ["do 30 km/h", "60", "40", "100", "25,0 %"],
      ["31–50 km/h†", "200", "100", "300", "75,0 %"],
      ["nad 50 km/h", "0", "0", "0", "0,0 %"],
      ["Skupaj", "260", "140", "400", "100,0 %"],
    ]);
    expect(textOf(lengths)).toEqual([
      ["Dolžina", "Ime", "Vozila", "Delež"],
      ["do 5,2 m", "osebna", "100", "25,0 %"],
      ["5,2 m in več", "", "100", "25,0 %"],
      ["Skupaj", "", "200", "100,0 %"],
    ]);
  });

  it("call the directions as people at the place do", () => {
    const directionNames = { incoming: "proti Kranju", outgoing: null };
    const [speeds] = told({ speeds: [own({})], lengths: null }, { directionNames });
    expect([...(speeds?.querySelectorAll("th") ?? [])].map(({ textContent }) => textContent)).toContain(
      "proti Kranju (prihajajoča)",
    );
  });

  it("have none where there are none, or all are unknown", () => {
    expect(told({ speeds: null, lengths: [] })).toEqual([]);
    expect(told({ speeds: [own({ vehicles: null, percentage: null })], lengths: null })).toEqual([]);
  });
});

it("calls both directions as people at the place do, and says which is which", () => {
  const directionNames = { incoming: "proti Kranju", outgoing: "proti Ljubljani" };
  const { text } = reportOf(whole, { groups, directionNames });
  expect(text).toContain("proti Kranju (prihajajoča)");
  expect(text).toContain("proti Ljubljani (odhajajoča)");
  expect(reportOf(whole, { groups }).text).not.toContain("(prihajajoča)");
});
