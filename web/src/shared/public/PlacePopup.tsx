import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { useNumber } from "../number/useNumber";
import { countedOf, measuresSpeed } from "../roads/roadClient";
import { EstimateNote } from "./EstimateNote";
import { LastData } from "./LastData";
import { LeftOutNote } from "./LeftOutNote";
import { isEstimated } from "./placeFigures";
import type { PlaceRow } from "./placeSummaries";
import { publicPartsTexts } from "./publicPartsTexts";

type PlacePopupProps = {
  row: PlaceRow;
  /** The period of the figures. */
  period: string;
  children?: ReactNode;
};

/** Content of a pressed marker's popup. */
export function PlacePopup({ row: { place, figures }, period, children }: PlacePopupProps) {
  const t = useT(publicPartsTexts);
  const { number, quantity } = useNumber();
  const { name, kind } = place;
  return (
    <div className="pub-popup">
      <strong>{name}</strong>
      <LastData of={place} isNamed />
      {figures?.count == null ? (
        <p>{t(figures === null ? "figuresAway" : "noFigures")}</p>
      ) : (
        <dl>
          <dt>{t(countedOf(kind))}</dt>
          <dd>
            {number(figures.count)}
            <EstimateNote of={isEstimated(figures, "count")} />
          </dd>
          {measuresSpeed(kind) ? (
            <>
              <dt>{t("average")}</dt>
              <dd>
                {quantity(figures.average, "km/h", 1)}
                <EstimateNote of={isEstimated(figures, "average")} />
              </dd>
              <dt>V85</dt>
              <dd>
                {quantity(figures.v85, "km/h")}
                <EstimateNote of={isEstimated(figures, "v85")} />
              </dd>
            </>
          ) : null}
        </dl>
      )}
      <p className="pub-note">
        {period} <LeftOutNote seconds={figures?.leftOut ?? null} />
      </p>
      {children}
    </div>
  );
}
