import { translatorOf } from "../../../i18n/useT";
import { dailyMeans, dailyTrafficNotes } from "../../../shared/traffic/dailyTraffic";
import { trafficTexts } from "../../../shared/traffic/trafficTexts";
import { marked } from "../figures/marked";
import { ReportTable } from "../parts/ReportTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** Mean daily traffic by type of day, and the days that it is not of. */
export function trafficSheet(report: ClientReport): Sheet[] {
  const { hasVehicles, hasData, dailyTraffic: figures, kind, language, number, zone } = report;
  if (!hasVehicles || !hasData || !figures) return [];
  const t = translatorOf(trafficTexts, language);
  return [
    {
      id: "traffic",
      key: "traffic",
      content: (
        <>
          <h2>{t("dailyTraffic")}</h2>
          <div className="report-halves">
            <ReportTable
              caption={t("dailyTraffic")}
              heads={[t("which"), t(kind === "bikeCounter" ? "cyclistsADay" : "vehiclesADay"), t("usedDays")]}
              rows={dailyMeans(figures, t).map(({ key, name, vehicles, days }) => ({
                key,
                cells: [name, marked(number(vehicles), figures.isEstimate), number(days)],
              }))}
            />
            <div>
              {dailyTrafficNotes(figures, t, zone).map((note) => (
                <p key={note} className="report-note">
                  {note}
                </p>
              ))}
            </div>
          </div>
        </>
      ),
    },
  ];
}
