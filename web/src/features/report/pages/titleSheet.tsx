import type { ReactNode } from "react";
import { translatorOf } from "../../../i18n/useT";
import { resolutionText } from "../../../shared/interval/resolution";
import { positionOf } from "../../../shared/map/position";
import { withLimit } from "../../../shared/number/withLimit";
import { formatDateTime } from "../../../shared/time/format";
import { LogoMark } from "../../../shared/ui/LogoMark";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { markingOf } from "../figures/marked";
import { Crest } from "../parts/Crest";
import { Details } from "../parts/Details";
import { type Fact, Facts } from "../parts/Facts";
import { RoadMark } from "../parts/RoadMark";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport, Report } from "../reportContext";

function keyFigures(report: ClientReport): Fact[] {
  const { t, hasVehicles, people, measurement: m, number } = report;
  const mark = markingOf(m);
  return [
    ...(hasVehicles ? vehicleFigures(report) : []),
    ...people.map((who) => ({
      label: t(who),
      value: mark(number(m[who]?.total ?? null), "TOTAL_VEHICLES"),
    })),
  ];
}

function vehicleFigures({
  t,
  kind,
  hasSpeeds,
  measurement: m,
  number,
  quantity,
  percent,
}: ClientReport): Fact[] {
  const mark = markingOf(m);
  const total = {
    label: t(kind === "bikeCounter" ? "cyclists" : "vehicles"),
    value: mark(number(m.totalVehicles), "TOTAL_VEHICLES"),
  };
  if (!hasSpeeds) return [total];
  return [
    total,
    { label: t("averageSpeed"), value: mark(quantity(m.averageSpeed, t("kmh"), 1), "AVERAGE_SPEED") },
    { label: "V85", value: mark(quantity(m.percentiles.v85, t("kmh")), "PERCENTILES") },
    { label: t("maxSpeed"), value: quantity(m.maxSpeed, t("kmh")) },
    {
      label: withLimit(t("overLimit"), m.speedLimit),
      value: mark(percent(m.percentageOverLimit), "PERCENTAGE_OVER_LIMIT"),
    },
  ];
}

/** Letters of a heading that would need more than three lines at its usual size. */
const longHeading = 80;

/** The cover: the mark at its left, what the report is about beside it. */
function Cover({ report, heading, children }: { report: Report; heading: string; children: ReactNode }) {
  const { t, period, zone, madeDate, crest } = report;
  const [first = zone] = zone.split(", ");
  const [wholeHours] = report.clients.flatMap(
    ({ measurement }) => resolutionText(measurement.resolution, first, report.language) ?? [],
  );
  return (
    <div className="report-title">
      <div className="report-title-band">
        <div className="report-brand">
          <LogoMark />
          <span>{translatorOf(uiTexts, report.language)("productName")}</span>
        </div>
        <RoadMark />
      </div>
      {crest === null ? null : <Crest picture={crest.picture} label={t("crestOf", { group: crest.group })} />}
      <div className="report-title-body">
        <div>
          <p className="report-eyebrow">{t("kind")}</p>
          <h1 data-long={[...heading].length > longHeading || undefined}>{heading}</h1>
          <p className="report-period">
            {formatDateTime(period.from, first)} – {formatDateTime(period.to, first)}
          </p>
          {/* One line: thirty places fill the rest of the sheet. */}
          <p className="report-hint">
            {t("zone", { zone })} · {t("made", { time: formatDateTime(madeDate, first) })}
          </p>
          {wholeHours === undefined ? null : <p className="report-hint">{wholeHours}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

const groupsOf = (clients: readonly ClientReport[]): string =>
  [...new Set(clients.flatMap(({ client }) => client.groups?.map(({ name }) => name) ?? []))].join(", ");

function OneClient({ client: report }: { client: ClientReport }) {
  const { t, client, kind, hasVehicles, hasData, limit, completeness, quantity } = report;
  const position = positionOf(client);
  return (
    <>
      <Details
        details={[
          { label: t("group"), value: groupsOf([report]) },
          { label: t("address"), value: client.settings.locationAddress ?? "" },
          { label: t("limit"), value: kind === "speed" && hasVehicles ? quantity(limit, t("kmh")) : "" },
          { label: t("position"), value: position ? `${position.lat}, ${position.lng}` : "" },
          { label: t("completeness"), value: completeness ?? "" },
        ]}
      />
      {hasData ? (
        <section className="report-key" aria-label={t("keyFigures")}>
          <Facts facts={keyFigures(report)} />
        </section>
      ) : (
        <p className="report-empty report-empty-title">{t("noData")}</p>
      )}
    </>
  );
}

/** Above so many names the list stands in two columns, and above so many in three: a report has 50 at most. */
const mostIn = { oneColumn: 8, twoColumns: 30 };

function namesClass(count: number): string {
  if (count <= mostIn.oneColumn) return "report-names";
  return `report-names report-names-many${count > mostIn.twoColumns ? " report-names-most" : ""}`;
}

function SeveralClients({ report: { t, clients, completeness } }: { report: Report }) {
  return (
    <>
      <ol className={namesClass(clients.length)}>
        {clients.map(({ client }) => (
          <li key={client.id}>
            <span>{client.name}</span>
            <span className="report-hint">{client.settings.locationAddress}</span>
          </li>
        ))}
      </ol>
      <Details
        details={[
          { label: t("group"), value: groupsOf(clients) },
          { label: t("completeness"), value: completeness ?? "" },
        ]}
      />
    </>
  );
}

/** What the report is about: a device and its main figures, or the list of devices. */
export function titleSheet(report: Report): Sheet {
  const { t, clients } = report;
  const [only] = clients;
  const isOne = clients.length === 1 && only !== undefined;
  return {
    id: "title",
    key: "title",
    content: (
      <Cover report={report} heading={isOne ? only.client.name : t("several", { count: clients.length })}>
        {isOne ? <OneClient client={only} /> : <SeveralClients report={report} />}
      </Cover>
    ),
  };
}
