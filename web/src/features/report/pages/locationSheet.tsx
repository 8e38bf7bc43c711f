import type { ReactNode } from "react";
import { positionOf } from "../../../shared/map/position";
import { SignThumbnail } from "../../../shared/sign/SignThumbnail";
import { signOf } from "../../../shared/sign/signOf";
import { hasDisplay } from "../../../shared/sign/signWords";
import { staysThere } from "../figures/staysThere";
import { type Detail, Details } from "../parts/Details";
import { PlaceMap } from "../parts/PlaceMap";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";
import { fewStays } from "./staySheets";

/** km/h above the limit, for the picture that speeding drivers see. */
const speeding = 7;

/** Map of the device. */
function Place({ report: { t, client, portal } }: { report: ClientReport }) {
  const position = positionOf(client);
  if (position === null) return null;
  const { lat, lng } = position;
  return (
    <PlaceMap
      places={[{ position }]}
      tiles={{ url: portal.tileUrl, attribution: portal.tileAttribution }}
      label={t("mapOf", { name: client.name, place: `${lat}, ${lng}` })}
    />
  );
}

/** The sign as drivers see it, up to the limit and above; null if it shows nothing. */
function Signs({ report: { t, client, limit, staticTexts, language } }: { report: ClientReport }) {
  const fast = limit + speeding;
  const pictures = [
    { speed: limit, caption: t("signUnder", { speed: limit }) },
    { speed: fast, caption: t("signOver", { speed: fast }) },
  ];
  return (
    <div className="report-signs">
      {pictures.map(({ speed, caption }) => (
        <figure key={speed}>
          <SignThumbnail
            document={client.config?.document}
            speed={speed}
            staticTexts={staticTexts}
            language={language}
          />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** A device by its own id; of a place, whose id means nothing to anybody, the devices that stood there. */
function whoMeasured(report: ClientReport): Detail {
  const { t, client } = report;
  if (!client.isPlace) return { label: t("guid"), value: client.guid };
  const stays = staysThere(report);
  const label = t("devicesHere");
  if (stays === null) return { label, value: "" };
  if (stays.length === 0) return { label, value: t("nobodyStood") };
  if (stays.length > fewStays) return { label, value: t("manyStays", { count: stays.length }) };
  return { label, value: stays.map(({ device, time }) => `${device}, ${time}`) };
}

function deviceDetails(report: ClientReport): Detail[] {
  const { t, client, kind, hasVehicles, limits, quantity } = report;
  const { settings } = client;
  const position = positionOf(client);
  const ofRadar = kind === "speed" && hasVehicles;
  return [
    { label: t("address"), value: settings.locationAddress ?? "" },
    { label: t("position"), value: position ? `${position.lat}, ${position.lng}` : "" },
    { label: t("limit"), value: ofRadar ? limits : "" },
    { label: t("measureDistance"), value: ofRadar ? quantity(settings.measureDistance, "m") : "" },
    { label: t("device"), value: client.hardwareType ?? "" },
    whoMeasured(report),
  ];
}

/** Letters of a name that needs more than one line at the usual size. */
const longName = 55;

function Subject({ report: { t, client, isPart } }: { report: ClientReport }): ReactNode {
  if (!isPart) return <h2>{t("location")}</h2>;
  return (
    <>
      <h1 className="report-part" data-long={[...client.name].length > longName || undefined}>
        {client.name}
      </h1>
      <h2 className="report-subject">{t("location")}</h2>
    </>
  );
}

/** The device's place, hardware and sign, and the meaning of the figures. */
export function locationSheet(report: ClientReport): Sheet[] {
  const { t, client, hasData, isPart } = report;
  const hasSign = client.config !== null && hasDisplay(signOf(client.config.document));
  const hasMap = positionOf(client) !== null;
  const details = <Details details={deviceDetails(report)} />;
  const method = <Method report={report} />;
  const empty = isPart && !hasData ? <p className="report-empty report-empty-title">{t("noData")}</p> : null;
  return [
    {
      id: "location",
      key: "location",
      content: (
        <>
          <Subject report={report} />
          {hasMap || hasSign ? (
            <div className="report-location">
              <div className="report-pictures">
                <Place report={report} />
                {hasSign ? <Signs report={report} /> : null}
                {hasSign ? <p className="report-hint">{t("signNote")}</p> : null}
              </div>
              <div className="report-about">
                {empty}
                {details}
                {method}
              </div>
            </div>
          ) : (
            <div className="report-location report-location-plain">
              <div className="report-about">
                {empty}
                {details}
              </div>
              {method}
            </div>
          )}
        </>
      ),
    },
  ];
}

const methods = {
  speed: "methodSpeed",
  bikeCounter: "methodBikeCounter",
  visionVehicles: "methodVisionVehicles",
  visionBike: "methodVisionBike",
} as const;

/** The device's way of measuring, and the meaning of the report's figures: docs/definitions.md in a few sentences. */
function Method({ report }: { report: ClientReport }) {
  const { t, kind, hasSpeeds, hasVehicles, people, measurement, number, completeness } = report;
  const { speedLimit, zeroSpeedCount } = measurement;
  const words = [
    ...(hasSpeeds
      ? [
          { name: t("percentiles"), text: t("percentilesMean") },
          ...(speedLimit === null
            ? []
            : [{ name: t("overLimit"), text: t("overLimitMeans", { speed: speedLimit }) }]),
        ]
      : []),
    ...(completeness === null
      ? []
      : [
          { name: t("noValue"), text: t("noValueMeans") },
          { name: t("completeness"), text: t("completenessMeans", { completeness }) },
        ]),
    ...(zeroSpeedCount !== null && zeroSpeedCount > 0
      ? [{ name: t("zeroSpeed"), text: t("zeroSpeedMeans", { number: number(zeroSpeedCount) }) }]
      : []),
  ];
  // If it is unknown how a device counts, radar and camera are not mentioned.
  const isKnown = hasVehicles || kind !== "speed";
  const arePeopleApart = people.length > (hasVehicles ? 0 : 1) && kind !== "visionBike";
  const ways = [isKnown && t(methods[kind]), arePeopleApart && t("methodPeople")];
  return (
    <div className="report-method">
      <h3>{t("method")}</h3>
      <p>{ways.filter((way) => way !== false).join(" ")}</p>
      <dl>
        {words.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
