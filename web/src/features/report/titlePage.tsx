import { formatDateTime } from "../../shared/time/format";
import { Logo } from "../../shared/ui/Logo";
import { type Fact, Facts } from "./Facts";
import { RoadMark } from "./RoadMark";
import type { ReportContext, ReportPage } from "./reportContext";

function keyFigures({ t, kind, measurement: m, number, quantity }: ReportContext): Fact[] {
  if (kind === "visionBike")
    return [
      { label: t("cyclists"), value: number(m.cyclists.total) },
      { label: t("pedestrians"), value: number(m.pedestrians.total) },
    ];
  const total = {
    label: t(kind === "bikeCounter" ? "cyclists" : "vehicles"),
    value: number(m.totalVehicles),
  };
  if (m.percentiles.sampleSize === 0) return [total];
  return [
    total,
    { label: t("averageSpeed"), value: quantity(m.averageSpeed, t("kmh"), 1) },
    { label: "V85", value: quantity(m.percentiles.v85, t("kmh")) },
    { label: t("maxSpeed"), value: quantity(m.maxSpeed, t("kmh")) },
    { label: t("overLimit"), value: quantity(m.percentageOverLimit, "%", 1) },
  ];
}

function TitlePage({ report }: { report: ReportContext }) {
  const { t, client, measurement, zone, completeness, quantity } = report;
  const groups = client.groups?.map(({ name }) => name).join(", ") ?? "";
  const isEmpty = measurement.completeness.coveredSeconds === 0;
  const details = [
    { label: t("group"), value: groups },
    { label: t("address"), value: client.settings.locationAddress ?? "" },
    { label: t("limit"), value: quantity(measurement.speedLimit, t("kmh")) },
    { label: t("device"), value: client.hardwareType ?? "" },
    { label: t("completeness"), value: completeness },
  ].filter(({ value }) => value !== "");
  return (
    <div className="report-title">
      <div className="report-title-band">
        <div className="report-brand">
          <Logo withName />
        </div>
        <RoadMark />
        <p>{t("kind")}</p>
      </div>
      <div className="report-title-body">
        <div>
          <p className="report-eyebrow">{t("kind")}</p>
          <h1>{client.name}</h1>
          <p className="report-period">
            {formatDateTime(measurement.from, zone)} – {formatDateTime(measurement.to, zone)}
          </p>
          <p className="report-hint">{t("zone", { zone })}</p>
        </div>
        <dl className="report-details">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isEmpty ? (
          <p className="report-empty report-empty-title">{t("noData")}</p>
        ) : (
          <section className="report-key" aria-label={t("keyFigures")}>
            <Facts facts={keyFigures(report)} />
          </section>
        )}
      </div>
    </div>
  );
}

export const titlePage: ReportPage = {
  id: "title",
  isShown: () => true,
  render: (report) => <TitlePage report={report} />,
};
