import type { Language } from "../../i18n/language";
import { reportTexts } from "../../i18n/texts/report";
import { type T, translatorOf } from "../../i18n/useT";
import { type ChartContext, createChartContext } from "../../shared/chart/chartContext";
import { clientKind } from "../../shared/chart/clientKind";
import { completenessText } from "../../shared/interval/completeness";
import { type Day, lastDay, ofDay } from "./figures/lastDay";
import { wholeCoverage } from "./figures/wholeCoverage";
import type { ClientData, ReportMeasurement } from "./requestReport";

/** What every sheet needs to speak. */
type Words = {
  t: T<typeof reportTexts>;
  language: Language;
  number: ChartContext["number"];
  quantity: ChartContext["quantity"];
};

/** Everything that a device's sheets may need, in the report's language and the device's zone. */
export type ClientReport = ClientData &
  Words & {
    zone: string;
    chart: ChartContext;
    kind: ReturnType<typeof clientKind>;
    hasSpeeds: boolean;
    /** The device reported something in the period. */
    hasData: boolean;
    /** Its group wants both directions shown. */
    hasDirections: boolean;
    /** Its sheets are a part of a report of several. */
    isPart: boolean;
    /** The last day, where that is not the whole period. */
    day: Day | null;
    /** The last day's hours; null where there is none. */
    dayMeasurement: ReportMeasurement | null;
    completeness: string;
  };

/** A report of one device or several. */
export type Report = Words & {
  company: string;
  clients: readonly ClientReport[];
  /** Unix seconds, half-open. */
  period: { from: number; to: number };
  /** The zones of all devices, mostly one. */
  zone: string;
  completeness: string;
  /** Vehicles with a speed. */
  sample: number;
};

export function createReport(data: readonly ClientData[], language: Language): Report {
  const isPart = data.length > 1;
  const clients = data.map((one) => clientReport(one, language, isPart));
  const [first] = clients;
  if (first === undefined) throw new Error("a report of no device");
  const measurements = data.map(({ measurement }) => measurement);
  return {
    t: first.t,
    language,
    number: first.number,
    quantity: first.quantity,
    company: first.portal.reportCompany || first.t("company"),
    clients,
    period: { from: first.measurement.from, to: first.measurement.to },
    zone: [...new Set(clients.map(({ zone }) => zone))].join(", "),
    completeness: completenessText(
      wholeCoverage(measurements.map(({ completeness }) => completeness)),
      language,
    ),
    sample: measurements.reduce((sum, { percentiles }) => sum + percentiles.sampleSize, 0),
  };
}

function clientReport(data: ClientData, language: Language, isPart: boolean): ClientReport {
  const { client, measurement } = data;
  const zone = measurement.timeZone;
  const kind = clientKind(client);
  const counts = kind === "bikeCounter" ? "cyclists" : "vehicles";
  const chart = createChartContext({ language, zone, variant: "print", counts });
  const day = lastDay(measurement);
  const isAll = day?.from === measurement.from && day.to === measurement.to;
  return {
    ...data,
    t: translatorOf(reportTexts, language),
    language,
    number: chart.number,
    quantity: chart.quantity,
    zone,
    chart,
    kind,
    hasSpeeds: measurement.percentiles.sampleSize > 0,
    hasData: measurement.completeness.coveredSeconds > 0,
    hasDirections: client.groups?.some(({ inOutGraphs }) => inOutGraphs) ?? false,
    isPart,
    day: isAll ? null : day,
    dayMeasurement: day === null || isAll ? null : ofDay(measurement, day),
    completeness: completenessText(measurement.completeness, language),
  };
}
