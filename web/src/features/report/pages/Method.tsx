import type { ClientReport } from "../reportContext";

const methods = {
  speed: "methodSpeed",
  bikeCounter: "methodBikeCounter",
  visionVehicles: "methodVisionVehicles",
  visionBike: "methodVisionBike",
} as const;

/** How the device measures, and what the report's figures mean: docs/definitions.md in a few sentences. */
export function Method({ report }: { report: ClientReport }) {
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
  // Of whom nobody knows how it counts nothing is said of radar or camera.
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
