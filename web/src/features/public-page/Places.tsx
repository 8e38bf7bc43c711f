import { useState } from "react";
import { useT } from "../../i18n/useT";
import { estimateTexts } from "../../shared/estimate/estimateTexts";
import { addressParams, replaceParams } from "../../shared/public/address";
import type { PlaceRow } from "../../shared/public/placeSummaries";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";
import { useIsPhone } from "../../shared/ui/useMedia";
import { PlaceCards } from "./PlaceCards";
import { PlaceTable } from "./PlaceTable";
import { type PlaceSort, readSort, sortPlaces, writeSort } from "./sortPlaces";

/** Places with their figures: a table, or cards where it is narrow. */
export function Places({ rows }: { rows: readonly PlaceRow[] }) {
  const t = useT(publicPartsTexts);
  const estimateT = useT(estimateTexts);
  const [sort, setSort] = useState(() => readSort(addressParams().get("sort")));
  const isPhone = useIsPhone();
  const choose = (next: PlaceSort) => {
    const params = addressParams();
    params.set("sort", writeSort(next));
    replaceParams(params);
    setSort(next);
  };
  const List = isPhone ? PlaceCards : PlaceTable;
  return (
    <>
      <List rows={sortPlaces(rows, sort)} sort={sort} onSort={choose} />
      <p className="pub-note">{t("v85Meaning")}</p>
      {rows.some(({ figures }) => figures?.isEstimate) ? (
        <p className="pub-note">{estimateT("legend")}</p>
      ) : null}
    </>
  );
}
