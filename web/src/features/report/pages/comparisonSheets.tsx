import { dayProfilesChart, mostProfiles } from "../../../shared/chart/kinds/dayProfilesChart";
import { isEstimate, type Told } from "../../../shared/estimate/isEstimate";
import { marked } from "../../../shared/estimate/marked";
import { asEstimate } from "../../../shared/estimate/withEstimates";
import { coveredFor } from "../../../shared/interval/heard";
import { leftOutText } from "../../../shared/interval/leftOut";
import { limitsOf } from "../../../shared/limit-history/limitsOf";
import { positionOf } from "../../../shared/map/position";
import { meanPerCovered } from "../../../shared/number/meanPerCovered";
import { isSmallSample } from "../../../shared/number/sample";
import { type Counted, countedOf } from "../../../shared/roads/roadClient";
import type { People } from "../figures/counted";
import { markingOf } from "../figures/marked";
import { inSheets } from "../figures/paging";
import { sumOf } from "../figures/sumOf";
import { PlaceMap } from "../parts/PlaceMap";
import { ReportChart } from "../parts/ReportChart";
import { ReportTable } from "../parts/ReportTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport, Report } from "../reportContext";

/** Locations on one sheet: their rows are two lines high. */
const rowsPerSheet = 11;
/** Most locations with room for chart and map next to their table. */
const mostWithPictures = Math.min(5, mostProfiles);
/** Pixels. */
const pictureHeight = 230;

const mostOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((a, b) => Math.max(a, b ?? 0), 0);

const isCoverageTold = (rows: readonly ComparisonRow[]) =>
  rows.some(({ completeness }) => completeness !== null);

function cellsOf(report: Report, rows: readonly ComparisonRow[]) {
  const { t, number, percent, language } = report;
  const mostCount = mostOf(rows.map(({ count }) => count));
  const hasCompleteness = isCoverageTold(rows);
  const mostSpeed = mostOf(rows.flatMap(({ v85, limits }) => [v85, ...limits]));
  return (row: ComparisonRow, place: number) => {
    const mark = markingOf(row);
    const leftOut = leftOutText(row.leftOut, language);
    const star = isSmallSample(row.sample) ? "*" : "";
    const counted = row.counted === "vehicles" ? "" : t(row.counted);
    const people = row.people
      .map(({ who, count }) => `${t(who)}: ${mark(number(count), "TOTAL_VEHICLES")}`)
      .join(", ");
    return {
      key: row.id,
      cells: [
        <span key="name" className="report-named">
          <b>{place}</b>
          <span>
            {row.name}
            <small>{[row.address, counted, people].filter((part) => part !== "").join(" · ")}</small>
          </span>
        </span>,
        {
          text: row.count === null && row.isSilent ? t("noValue") : mark(number(row.count), "TOTAL_VEHICLES"),
          value: row.count,
          most: mostCount,
        },
        mark(number(row.perDay), "TOTAL_VEHICLES"),
        mark(number(row.average, 1), "AVERAGE_SPEED"),
        mark(number(row.v50), "PERCENTILES"),
        {
          text: marked(`${number(row.v85)}${star}`, row.v85 !== null && isEstimate(row, "PERCENTILES")),
          value: row.v85,
          most: mostSpeed,
          mark: row.limits.length === 1 ? row.limits[0] : undefined,
        },
        number(row.max),
        <span key="over" className="report-over">
          {mark(percent(row.overLimit), "PERCENTAGE_OVER_LIMIT")}{" "}
          {row.overLimit === null || row.limits.length === 0 ? null : (
            <small>{t("overOf", { speed: row.limits.join(", ") })}</small>
          )}
        </span>,
        ...(hasCompleteness
          ? [
              <span key="completeness" className="report-over">
                {percent(row.completeness)} {leftOut === null ? null : <small>{leftOut}</small>}
              </span>,
            ]
          : []),
      ],
    };
  };
}

/** The usual day of each location, and a map of them. */
function Pictures({ report }: { report: Report }) {
  const { t, clients } = report;
  const [first] = clients;
  if (first === undefined) return null;
  const vehicles = clients.filter(
    ({ kind, hasVehicles }) => hasVehicles && (kind === "speed" || kind === "visionVehicles"),
  );
  const places = clients.flatMap(({ client }, index) => {
    const position = positionOf(client);
    return position ? [{ position, mark: String(index + 1) }] : [];
  });
  const { tileUrl, tileAttribution } = first.portal;
  const profiles = vehicles.flatMap(({ client, measurement: { averagePerHour } }) =>
    averagePerHour === null ? [] : [{ name: client.name, hours: averagePerHour }],
  );
  const isEstimated = vehicles.some(({ measurement }) => isEstimate(measurement, "AVERAGE_PER_HOUR"));
  return (
    <div className="report-halves report-comparison-pictures">
      {profiles.length === 0 ? null : (
        <ReportChart
          model={asEstimate(dayProfilesChart(profiles, first.chart), isEstimated, first.chart)}
          height={pictureHeight}
          noData={t("noData")}
        />
      )}
      {places.length === 0 ? null : (
        <PlaceMap
          places={places}
          tiles={{ url: tileUrl, attribution: tileAttribution }}
          label={t("mapOfAll", { count: places.length })}
        />
      )}
    </div>
  );
}

/** Compares the locations of a report; no sheets if there is only one. */
export function comparisonSheets(report: Report): Sheet[] {
  const { t, clients } = report;
  if (clients.length < 2) return [];
  const rows = comparisonRows(clients);
  const cells = cellsOf(report, rows);
  const portions = inSheets(
    rows.map((row, index) => cells(row, index + 1)),
    rowsPerSheet,
  );
  const hasSmall = rows.some(({ sample }) => isSmallSample(sample));
  return portions.map((portion, index) => ({
    id: "comparison",
    key: `comparison${index + 1}`,
    content: (
      <>
        {index === 0 ? (
          <h2>{t("comparison")}</h2>
        ) : (
          <p className="report-continued">{t("continued", { subject: t("comparison") })}</p>
        )}
        <ReportTable
          caption={t("comparisonTable")}
          heads={[
            t("place"),
            t("countHead"),
            t("perDayHead"),
            t("averageHead"),
            "V50",
            "V85",
            t("maxHead"),
            t("overLimitHead"),
            ...(isCoverageTold(rows) ? [t("completenessHead")] : []),
          ]}
          rows={portion}
          className="report-table-comparison"
        />
        <p className="report-note">
          {t("comparisonNote")} {hasSmall ? t("smallSampleMark") : ""}
        </p>
        {clients.length <= mostWithPictures ? <Pictures report={report} /> : null}
      </>
    ),
  }));
}

/** One location in the comparison; null means unknown or not measured, never zero. Speeds in km/h, shares in percent. */
type ComparisonRow = {
  id: string;
  name: string;
  address: string;
  counted: Counted | People;
  /** Cyclists and pedestrians, if they were counted besides vehicles. */
  people: readonly { who: People; count: number | null }[];
  count: number | null;
  perDay: number | null;
  average: number | null;
  v50: number | null;
  v85: number | null;
  max: number | null;
  overLimit: number | null;
  /** Speed limits that were in force, km/h. */
  limits: readonly number[];
  /** Vehicles with a speed. */
  sample: number | null;
  /** Covered share, percent. */
  completeness: number | null;
  /** Seconds that the figures leave out. */
  leftOut: number | null;
  /** Nothing was heard of it. */
  isSilent: boolean;
} & Told;

const day = 86_400;

/** The main figures of each location of a report. */
function comparisonRows(clients: readonly ClientReport[]): ComparisonRow[] {
  return clients.map(({ client, kind, hasData, hasVehicles, people, hasSpeeds, measurement: m }) => {
    const ofPeople = people.map((who) => ({ who, count: m[who]?.total ?? null }));
    const [first = "cyclists"] = people;
    const total = hasVehicles ? m.totalVehicles : sumOf(ofPeople.map(({ count }) => count));
    const completeness = coveredFor(m, hasVehicles ? "vehicles" : first);
    const covered = completeness?.coveredSeconds ?? null;
    const ofSpeed = (value: number | null) => (hasSpeeds ? value : null);
    return {
      id: client.id,
      name: client.name,
      address: client.settings.locationAddress ?? "",
      counted: hasVehicles ? countedOf(kind) : people.length === 1 ? first : "people",
      people: hasVehicles ? ofPeople : [],
      count: hasData ? total : null,
      perDay: hasData && total !== null && covered !== null ? meanPerCovered(total, covered, day) : null,
      average: ofSpeed(m.averageSpeed),
      v50: ofSpeed(m.percentiles.v50),
      v85: ofSpeed(m.percentiles.v85),
      max: ofSpeed(m.maxSpeed),
      overLimit: ofSpeed(m.percentageOverLimit),
      limits: hasSpeeds ? limitsOf(m) : [],
      sample: m.percentiles.sampleSize,
      completeness: completeness && completeness.share * 100,
      leftOut: m.leftOutSeconds,
      isSilent: !hasData,
      estimates: m.estimates,
    };
  });
}
