import type { ReactNode } from "react";
import type { EstimatedFigure } from "../../graphql/generated";
import { useLanguage, useT } from "../../i18n/useT";
import { isEstimate } from "../../shared/estimate/isEstimate";
import { completenessText } from "../../shared/interval/completeness";
import { leftOutLength } from "../../shared/interval/leftOut";
import { leftOutTexts } from "../../shared/interval/leftOutTexts";
import { resolutionText } from "../../shared/interval/resolution";
import { usePercent } from "../../shared/number/percent";
import { useNumber } from "../../shared/number/useNumber";
import { EstimateNote } from "../../shared/public/EstimateNote";
import { LastData } from "../../shared/public/LastData";
import { placeFigures } from "../../shared/public/placeFigures";
import type { PlaceTraffic } from "../../shared/public/placeTraffic";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";
import { countedOf, measuresSpeed } from "../../shared/roads/roadClient";
import { formatDateTime } from "../../shared/time/format";
import { publicGraphTexts } from "./publicGraphTexts";

type SideTableProps = {
  traffic: PlaceTraffic;
  /** Title of the graph. */
  view: string;
};

/** The graph's place, and the main figures of its period. */
export function SideTable({ traffic: { place, measurement: m, leftOut }, view }: SideTableProps) {
  const t = useT(publicGraphTexts);
  const partsT = useT(publicPartsTexts);
  const leftOutT = useT(leftOutTexts);
  const language = useLanguage();
  const { number, quantity } = useNumber();
  const percent = usePercent();
  const figures = placeFigures(
    place,
    { ...m, v85: m.percentiles.v85, isEstimate: null, leftOutSeconds: leftOut },
    m,
  );
  const mark = (value: number | null, figure: EstimatedFigure) => (
    <EstimateNote of={value !== null && isEstimate(m, figure)} />
  );
  const length = leftOutLength(leftOut, language);
  const wholeHours = resolutionText(m.resolution, m.timeZone, language);
  const kmh = (value: number | null, digits = 0) => quantity(value, "km/h", digits);
  return (
    <table className="graph-table">
      <tbody>
        <Row label={t("location")}>
          {place.name}
          {place.address === null || place.address === place.name ? null : <small>{place.address}</small>}
        </Row>
        <Row label={t("view")}>{view}</Row>
        <Row label={t("from")}>{formatDateTime(m.from, m.timeZone)}</Row>
        <Row label={t("to")}>
          {formatDateTime(m.to, m.timeZone)}
          {wholeHours === null ? null : <small>{wholeHours}</small>}
        </Row>
      </tbody>
      <tbody className="graph-figures">
        <tr>
          <th colSpan={2} scope="rowgroup" className="pub-unseen">
            {t("statistics")}
          </th>
        </tr>
        <Row label={partsT(countedOf(place.kind))}>
          <strong>{number(figures.count)}</strong>
          {mark(figures.count, "TOTAL_VEHICLES")}
        </Row>
        {measuresSpeed(place.kind) ? (
          <>
            <Row label={partsT("average")}>
              {kmh(figures.average, 1)}
              {mark(figures.average, "AVERAGE_SPEED")}
            </Row>
            <Row label={partsT("max")}>{kmh(figures.max)}</Row>
            <Row label="V85">
              {kmh(figures.v85)}
              {mark(figures.v85, "PERCENTILES")}
            </Row>
            <Row label={partsT("overLimit", { limit: m.speedLimit === null ? "" : kmh(m.speedLimit) })}>
              {percent(m.percentageOverLimit)}
              {mark(m.percentageOverLimit, "PERCENTAGE_OVER_LIMIT")}
            </Row>
          </>
        ) : null}
        {m.completeness ? (
          <Row label={partsT("completeness")}>
            <span title={completenessText(m.completeness, language)}>
              {percent(m.completeness.share * 100)}
            </span>
          </Row>
        ) : null}
        {length === null ? null : <Row label={leftOutT("leftOutHead")}>{length}</Row>}
      </tbody>
      <tbody>
        <Row label={partsT("lastData")}>
          <LastData of={place} />
        </Row>
      </tbody>
    </table>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}
