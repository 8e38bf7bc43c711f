import type { ReactNode } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { completenessText } from "../../shared/interval/completeness";
import { usePercent } from "../../shared/number/percent";
import { useNumber } from "../../shared/number/useNumber";
import { EstimateNote } from "../../shared/public/EstimateNote";
import { LastData } from "../../shared/public/LastData";
import { LeftOutNote } from "../../shared/public/LeftOutNote";
import { isEstimated } from "../../shared/public/placeFigures";
import type { PlaceRow } from "../../shared/public/placeSummaries";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";
import { countedOf } from "../../shared/roads/roadClient";
import { publicPageTexts } from "./publicPageTexts";
import type { SortKey } from "./sortPlaces";

export type Column = {
  key: Exclude<SortKey, "name">;
  label: string;
  /** Follows the label, or a card's value. */
  unit?: string;
  render: (row: PlaceRow) => ReactNode;
};

/** A place's figures, in reading order. */
export function useColumns(): readonly Column[] {
  const t = useT(publicPageTexts);
  const partsT = useT(publicPartsTexts);
  const language = useLanguage();
  const { number } = useNumber();
  const percent = usePercent();
  const speed = (key: "average" | "v85" | "max", digits = 0): Column => ({
    key,
    label: t(key),
    unit: t("kmh"),
    render: ({ figures }) => (
      <>
        {number(figures?.[key], digits)}
        <EstimateNote of={figures !== null && key !== "max" && isEstimated(figures, key)} />
      </>
    ),
  });
  return [
    {
      key: "count",
      label: partsT("vehicles"),
      render: ({ place, figures }) => {
        const counted = countedOf(place.kind);
        return (
          <>
            {figures === null ? partsT("figuresAway") : number(figures.count)}
            <EstimateNote of={figures !== null && isEstimated(figures, "count")} />
            {counted === "vehicles" ? null : <small>{partsT(counted)}</small>}
          </>
        );
      },
    },
    speed("average", 1),
    speed("v85"),
    speed("max"),
    {
      key: "completeness",
      label: partsT("completeness"),
      render: ({ figures }) =>
        figures && (
          <>
            {figures.completeness ? (
              <span title={completenessText(figures.completeness, language)}>
                {percent(figures.completeness.share * 100)}
              </span>
            ) : (
              number(null)
            )}
            <LeftOutNote seconds={figures.leftOut} />
          </>
        ),
    },
    {
      key: "lastData",
      label: partsT("lastData"),
      render: ({ place }) => <LastData of={place} />,
    },
  ];
}
