import type { Language } from "../../i18n/language";
import { type T, translatorOf } from "../../i18n/useT";
import { type ChartContext, createChartContext } from "../../shared/chart/chartContext";
import { clientKind } from "../../shared/chart/clientKind";
import { hasSpeeds } from "../../shared/chart/hasSpeeds";
import { directionsIn } from "../../shared/directions/directionsIn";
import { type Covered, completenessText, isSilent } from "../../shared/interval/completeness";
import { isUnheard } from "../../shared/interval/heard";
import { limitsText } from "../../shared/limit-history/limitsText";
import { limitTexts } from "../../shared/limit-history/limitTexts";
import { type Mark, marksOf } from "../../shared/notes/marks";
import { countedBy, type People } from "./figures/counted";
import { type Day, lastDay, ofDay } from "./figures/lastDay";
import { sumOf } from "./figures/sumOf";
import { reportTexts } from "./reportTexts";
import type { ReportCrest } from "./requestCrest";
import type { ClientData, ReportMeasurement } from "./requestReport";
import type { ReportData } from "./useReport";

/** Text functions of every sheet. */
type Words = {
  t: T<typeof reportTexts>;
  language: Language;
  number: ChartContext["number"];
  quantity: ChartContext["quantity"];
  percent: ChartContext["percent"];
};

/** All data for a device's sheets, in the report's language and the device's zone. */
export type ClientReport = ClientData &
  Words & {
    zone: string;
    chart: ChartContext;
    kind: ReturnType<typeof clientKind>;
    hasSpeeds: boolean;
    /** It counts vehicles, as far as known. */
    hasVehicles: boolean;
    /** It counted cyclists or pedestrians, or its camera counts them: only those that were listened for. */
    people: readonly People[];
    /** False if the platform says that the device reported nothing in the period. */
    hasData: boolean;
    /** Its group wants both directions shown. */
    hasDirections: boolean;
    /** Its sheets are a part of a report of several devices. */
    isPart: boolean;
    /** The last day, unless it is the whole period. */
    day: Day | null;
    /** The last day's hours; null if there is none. */
    dayMeasurement: ReportMeasurement | null;
    /** Null: not reported. */
    completeness: string | null;
    /** km/h: the figures' limit, the last one of several; otherwise the device's own. */
    limit: number;
    /** All limits of the period. */
    limits: string;
    /** Notes and holidays as charts show them. */
    marks: readonly Mark[];
  };

/** A report of one device or several. */
export type Report = Words & {
  company: string;
  /** Null: it has none. */
  crest: ReportCrest | null;
  clients: readonly ClientReport[];
  /** Unix seconds, half-open. */
  period: { from: number; to: number };
  /** Time when it was made, Unix seconds. */
  madeDate: number;
  /** The zones of all devices, usually one. */
  zone: string;
  /** Null: not known of all. */
  completeness: string | null;
  /** Vehicles with a speed; null: not known of all. */
  sample: number | null;
};

/** @param madeDate Unix seconds */
export function createReport({ data, crest }: ReportData, language: Language, madeDate: number): Report {
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
    percent: first.percent,
    company: first.portal.reportCompany || first.t("company"),
    crest,
    clients,
    period: { from: first.measurement.from, to: first.measurement.to },
    madeDate,
    zone: [...new Set(clients.map(({ zone }) => zone))].join(", "),
    completeness: coverageText(wholeCoverage(measurements.map(({ completeness }) => completeness)), language),
    sample: sumOf(
      measurements.flatMap(({ percentiles, heard }) =>
        isUnheard(heard, "vehicles") ? [] : [percentiles.sampleSize],
      ),
    ),
  };
}

/** Null if it is unknown. */
const coverageText = (covered: Covered | null, language: Language): string | null =>
  covered && completenessText(covered, language);

function clientReport(data: ClientData, language: Language, isPart: boolean): ClientReport {
  const { client, measurement } = data;
  const zone = measurement.timeZone;
  const kind = clientKind(client);
  const counts = kind === "bikeCounter" ? "cyclists" : "vehicles";
  const chart = createChartContext({
    language,
    zone,
    variant: "print",
    counts,
    directions: directionsIn(client, measurement.from),
  });
  const day = lastDay(measurement);
  const isAll = day?.from === measurement.from && day.to === measurement.to;
  const isAssumed = measurement.isAssumedLimit === true;
  const lastLimit = measurement.speedLimits?.at(-1)?.speedLimit ?? measurement.speedLimit;
  // What the sign shows follows from the limit that was in force, not from an assumed one.
  const limit = (isAssumed ? null : lastLimit) ?? client.settings.speedLimit;
  const limitT = translatorOf(limitTexts, language);
  return {
    ...data,
    t: translatorOf(reportTexts, language),
    language,
    number: chart.number,
    quantity: chart.quantity,
    percent: chart.percent,
    zone,
    chart,
    kind,
    hasSpeeds: hasSpeeds(measurement),
    ...countedBy(client, measurement),
    hasData: !isSilent(measurement.completeness),
    hasDirections: client.groups?.some(({ inOutGraphs }) => inOutGraphs) ?? false,
    isPart,
    day: isAll ? null : day,
    dayMeasurement: day === null || isAll ? null : ofDay(measurement, day),
    completeness: coverageText(measurement.completeness, language),
    limit,
    limits: isAssumed
      ? limitT("asIf", { speed: lastLimit })
      : limitsText(measurement.speedLimits ?? [{ from: measurement.from, speedLimit: limit }], zone, limitT),
    marks: marksOf(data.notes, data.holidays, language),
  };
}

/** Completeness of several devices together: covered time of all possible time; null if one device's is unknown. */
function wholeCoverage(parts: readonly (Covered | null)[]): Covered | null {
  const coveredSeconds = sumOf(parts.map((part) => part?.coveredSeconds ?? null));
  const totalSeconds = sumOf(parts.map((part) => part?.totalSeconds ?? null));
  if (coveredSeconds === null || totalSeconds === null) return null;
  return { coveredSeconds, totalSeconds, share: totalSeconds === 0 ? 0 : coveredSeconds / totalSeconds };
}
