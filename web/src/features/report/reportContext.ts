import type { ReactNode } from "react";
import type { Language } from "../../i18n/language";
import { reportTexts } from "../../i18n/texts/report";
import { type T, translatorOf } from "../../i18n/useT";
import { type ChartContext, createChartContext } from "../../shared/chart/chartContext";
import { clientKind } from "../../shared/chart/clientKind";
import { completenessText } from "../../shared/interval/completeness";
import { formatDate, formatTime } from "../../shared/time/format";
import { type Day, lastDay, ofDay } from "./lastDay";
import type { ReportData } from "./requestReport";

/** Everything that a page of the report may need, in its language and zone. */
export type ReportContext = ReportData & {
  t: T<typeof reportTexts>;
  language: Language;
  zone: string;
  chart: ChartContext;
  kind: ReturnType<typeof clientKind>;
  day: Day | null;
  /** The last day's hours; null where there is none. */
  dayMeasurement: ReportData["measurement"] | null;
  completeness: string;
  number: ChartContext["number"];
  quantity: ChartContext["quantity"];
};

/** One sheet: whether this device has it, and what stands on it. */
export type ReportPage = {
  id: string;
  isShown: (report: ReportContext) => boolean;
  render: (report: ReportContext) => ReactNode;
};

export function createReportContext(data: ReportData, language: Language): ReportContext {
  const { client, measurement } = data;
  const zone = measurement.timeZone;
  const kind = clientKind(client);
  const chart = createChartContext({
    language,
    zone,
    variant: "print",
    counts: kind === "bikeCounter" ? "cyclists" : "vehicles",
  });
  const day = lastDay(measurement);
  return {
    ...data,
    t: translatorOf(reportTexts, language),
    language,
    zone,
    chart,
    kind,
    day,
    dayMeasurement: day && ofDay(measurement, day),
    completeness: completenessText(measurement.completeness, language),
    number: chart.number,
    quantity: chart.quantity,
  };
}

const locales: Record<Language, string> = { sl: "sl-SI", en: "en-GB" };

/** "petek, 20.11.2026" */
export function dayName(unix: number, { language, zone }: Pick<ReportContext, "language" | "zone">): string {
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: "long", timeZone: zone });
  return `${weekday.format(unix * 1000)}, ${formatDate(unix, zone)}`;
}

/** "20.11.2026, 17:00–18:00" */
export const hourName = (unix: number, zone: string): string =>
  `${formatDate(unix, zone)}, ${formatTime(unix, zone)}–${formatTime(unix + 3600, zone)}`;
