import { SignThumbnail } from "../../shared/sign/SignThumbnail";
import { signOf } from "../../shared/sign/signOf";
import { hasDisplay } from "../../shared/sign/signWords";
import { Facts } from "./Facts";
import type { ReportContext, ReportPage } from "./reportContext";

/** km/h above the limit, for the picture of what speeding drivers see. */
const speeding = 7;

/** Where the device stands, and what its drivers see. */
function LocationPage({ report }: { report: ReportContext }) {
  const { t, client, measurement, quantity, staticTexts } = report;
  const { speedLimit } = measurement;
  const pictures = [
    { speed: speedLimit, caption: t("signUnder", { speed: speedLimit }) },
    { speed: speedLimit + speeding, caption: t("signOver", { speed: speedLimit + speeding }) },
  ];
  const facts = [
    { label: t("address"), value: client.settings.locationAddress ?? "" },
    { label: t("limit"), value: quantity(speedLimit, t("kmh")) },
    { label: t("measureDistance"), value: quantity(client.settings.measureDistance, "m") },
    { label: t("device"), value: client.hardwareType ?? "" },
  ].filter(({ value }) => value !== "");
  return (
    <>
      <h2>{t("location")}</h2>
      <Facts facts={facts} />
      <div className="report-signs">
        {pictures.map(({ speed, caption }) => (
          <figure key={speed}>
            <SignThumbnail document={client.config?.document} speed={speed} staticTexts={staticTexts} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <p className="report-hint">{t("signNote")}</p>
    </>
  );
}

export const locationPage: ReportPage = {
  id: "location",
  isShown: ({ client: { config } }) => config !== null && hasDisplay(signOf(config.document)),
  render: (report) => <LocationPage report={report} />,
};
