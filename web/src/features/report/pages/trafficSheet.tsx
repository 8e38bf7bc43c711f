import { SINGLE_RECORDS_DAYS } from "@obcestje/contract/limits/spans.js";
import { translatorOf } from "../../../i18n/useT";
import { marked } from "../../../shared/estimate/marked";
import { dailyMeans, dailyTrafficNotes } from "../../../shared/traffic/dailyTraffic";
import { peakDayChart, peakFigures, quarterNotes } from "../../../shared/traffic/quarterHours";
import { freeFlowNotes, speedRows } from "../../../shared/traffic/speedFigures";
import { trafficTexts } from "../../../shared/traffic/trafficTexts";
import { Facts } from "../parts/Facts";
import { ReportChart } from "../parts/ReportChart";
import { ReportTable } from "../parts/ReportTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** Pixels. */
const chartHeight = 250;

/** Figures for traffic engineers: mean daily traffic by type of day, speeds in free flow, and the peak hour by quarter hours. */
export function trafficSheet(report: ClientReport): Sheet[] {
  const { hasVehicles, hasData, hasSpeeds, dailyTraffic, language } = report;
  if (!hasVehicles || !hasData || !dailyTraffic) return [];
  return [
    {
      id: "traffic",
      key: "traffic",
      content: (
        <>
          <h2>{translatorOf(trafficTexts, language)("engineering")}</h2>
          <div className="report-halves">
            <div>
              <DailyMeans report={report} figures={dailyTraffic} />
              {hasSpeeds ? <Speeds report={report} /> : null}
            </div>
            <PeakHour report={report} />
          </div>
        </>
      ),
    },
  ];
}

type DailyMeansProps = { report: ClientReport; figures: NonNullable<ClientReport["dailyTraffic"]> };

function DailyMeans({ report: { kind, language, number, zone }, figures }: DailyMeansProps) {
  const t = translatorOf(trafficTexts, language);
  return (
    <>
      <ReportTable
        caption={t("dailyTraffic")}
        heads={[t("which"), t(kind === "bikeCounter" ? "cyclistsADay" : "vehiclesADay"), t("usedDays")]}
        rows={dailyMeans(figures, t).map(({ key, name, vehicles, days }) => ({
          key,
          cells: [name, marked(number(vehicles), figures.isEstimate), number(days)],
        }))}
        className="report-table-traffic"
      />
      <Notes notes={dailyTrafficNotes(figures, t, zone)} />
    </>
  );
}

/** Speeds of all vehicles, beside those in free flow where that is given. */
function Speeds({ report }: { report: ClientReport }) {
  const { freeFlow = null, measurement, language, number, zone } = report;
  const t = translatorOf(trafficTexts, language);
  return (
    <>
      <ReportTable
        caption={t("speeds")}
        heads={[
          t("figure"),
          t("allVehicles"),
          ...(freeFlow ? [t("freeFlowGap", { gap: freeFlow.gap })] : []),
        ]}
        rows={speedRows(measurement, freeFlow, t, report).map(({ name, all, free }) => ({
          key: name,
          cells: [name, all, ...(free === null ? [] : [free])],
        }))}
        className="report-table-speeds"
      />
      {freeFlow ? <Notes notes={freeFlowNotes(freeFlow, t, number, zone)} /> : null}
    </>
  );
}

/** The peak hour; a note where the period is too long for it, nothing where it is not told. */
function PeakHour({ report: { quarterHours, language, chart, number } }: { report: ClientReport }) {
  const t = translatorOf(trafficTexts, language);
  if (quarterHours === null) return null;
  if (quarterHours === undefined) return <Notes notes={[t("tooLong", { days: SINGLE_RECORDS_DAYS })]} />;
  const model = peakDayChart(quarterHours, chart, t);
  return (
    <div>
      {model === null ? null : <ReportChart model={model} height={chartHeight} noData={t("unknown")} />}
      <Facts facts={peakFigures(quarterHours, t, chart)} />
      <Notes notes={quarterNotes(quarterHours, t, number)} />
    </div>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="report-note">
      {note}
    </p>
  ));
}
