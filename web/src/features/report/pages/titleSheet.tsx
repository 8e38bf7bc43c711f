import { type ReactNode, useState } from "react";
import { translatorOf } from "../../../i18n/useT";
import { resolutionText } from "../../../shared/interval/resolution";
import { asIfTexts } from "../../../shared/limit-history/asIfTexts";
import { limitsOf } from "../../../shared/limit-history/limitsOf";
import { positionOf } from "../../../shared/map/position";
import { noteTexts } from "../../../shared/notes/noteTexts";
import { withLimit } from "../../../shared/number/withLimit";
import { formatDateTime } from "../../../shared/time/format";
import { LogoMark } from "../../../shared/ui/LogoMark";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { leftOutTexts } from "../figures/leftOutTexts";
import { markingOf } from "../figures/marked";
import { Details } from "../parts/Details";
import { useDrawing } from "../parts/drawing";
import { type Fact, Facts } from "../parts/Facts";
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
      label: withLimit(t("overLimit"), limitsOf(m)),
      value: mark(percent(m.percentageOverLimit), "PERCENTAGE_OVER_LIMIT"),
    },
  ];
}

/** Letters from which on a heading would need more than three lines in the normal size. */
const longHeading = 80;

/** The cover: the logo at its left, the subject of the report next to it. */
function Cover({ report, heading, children }: { report: Report; heading: string; children: ReactNode }) {
  const { t, period, zone, madeDate, crest } = report;
  const [first = zone] = zone.split(", ");
  const [wholeHours] = report.clients.flatMap(
    ({ measurement }) => resolutionText(measurement.resolution, first, report.language) ?? [],
  );
  const assumed = report.clients.flatMap(({ hasSpeeds, measurement: { isAssumedLimit, speedLimit } }) =>
    hasSpeeds && isAssumedLimit === true && speedLimit !== null ? [speedLimit] : [],
  )[0];
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
          {assumed === undefined ? null : (
            <p className="report-hint">
              {translatorOf(asIfTexts, report.language)("printed", { limit: assumed })}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

const groupsOf = (clients: readonly ClientReport[]): string =>
  [...new Set(clients.flatMap(({ client }) => client.groups?.map(({ name }) => name) ?? []))].join(", ");

function OneClient({ client: report }: { client: ClientReport }) {
  const { t, client, kind, hasVehicles, hasData, limits, completeness } = report;
  const position = positionOf(client);
  const words = translatorOf(noteTexts, report.language);
  return (
    <>
      <Details
        details={[
          { label: t("group"), value: groupsOf([report]) },
          { label: t("address"), value: client.settings.locationAddress ?? "" },
          { label: t("limit"), value: kind === "speed" && hasVehicles ? limits : "" },
          { label: t("position"), value: position ? `${position.lat}, ${position.lng}` : "" },
          { label: t("completeness"), value: completeness ?? "" },
          { label: words("leftOutHead"), value: leftOutTexts(report).join("; ") },
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

/** With more names than this the list has two columns, and three; a report has 50 at most. */
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

/** Subject of the report: a device with its main figures, or the list of devices. */
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

/** A road that runs to the horizon, with the readings of a day as its light. */
function RoadMark() {
  return (
    <svg
      className="report-road"
      viewBox="0 0 200 320"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax slice"
    >
      <path d="M-60 320 92 60h16l152 260z" fill="#0f3f47" />
      <path d="M-22 320 95 60h2L6 320zM222 320 105 60h-2l91 260z" fill="#7fc5ca" opacity="0.55" />
      <g fill="#ffffff" opacity="0.9">
        <path d="M93 320l2-56h10l2 56zM96 238l1-36h6l1 36zM98 184l.6-24h2.8l.6 24zM99 148l.3-16h1.4l.3 16zM99.5 122l.2-10h.6l.2 10z" />
      </g>
      <circle cx="100" cy="52" r="5" fill="#ffc46b" />
      <circle cx="100" cy="52" r="13" fill="none" stroke="#ffc46b" strokeWidth="1.5" opacity="0.7" />
      <circle cx="100" cy="52" r="23" fill="none" stroke="#ffc46b" strokeWidth="1" opacity="0.35" />
    </svg>
  );
}

/** The group's crest or logo, in the free corner above the cover's heading. */
function Crest({ picture, label }: { picture: string; label: string }) {
  const { holder, onDrawn } = useDrawing();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error("the crest can't be shown");
  return (
    <div className="report-crest" ref={holder} data-report-drawing="crest">
      <img src={picture} alt={label} decoding="sync" onLoad={onDrawn} onError={() => setBroken(true)} />
    </div>
  );
}
