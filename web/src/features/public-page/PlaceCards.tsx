import { useId } from "react";
import { useT } from "../../i18n/useT";
import { SortSign } from "../../shared/public/icons";
import { uiTexts } from "../../shared/ui/uiTexts";
import { PlaceName } from "./PlaceName";
import { firstDirection, type PlaceListProps } from "./PlaceTable";
import { publicPageTexts } from "./publicPageTexts";
import { sortKeys } from "./sortPlaces";
import { useColumns } from "./useColumns";
import "./placeCards.css";

/** Places as cards, one below the other. */
export function PlaceCards({ rows, sort, onSort }: PlaceListProps) {
  const t = useT(publicPageTexts);
  const uiT = useT(uiTexts);
  const sortId = useId();
  const columns = useColumns();
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? t("location");
  const onKey = (value: string) => {
    const key = sortKeys.find((one) => one === value);
    if (key !== undefined) onSort({ key, isDescending: firstDirection(key) });
  };
  return (
    <>
      <div className="pub-sort">
        <label htmlFor={sortId}>{uiT("sort")}</label>
        <select id={sortId} value={sort.key} onChange={(event) => onKey(event.target.value)}>
          {sortKeys.map((key) => (
            <option key={key} value={key}>
              {labelOf(key)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="pub-button"
          aria-label={uiT(sort.isDescending ? "descending" : "ascending")}
          onClick={() => onSort({ ...sort, isDescending: !sort.isDescending })}
        >
          <SortSign isDescending={sort.isDescending} />
        </button>
      </div>
      <ul className="pub-cards" aria-label={t("table")}>
        {rows.map((row) => (
          <li key={row.place.id}>
            <PlaceName place={row.place} />
            <dl>
              {columns.map(({ key, label, unit, render }) => (
                <div key={key} data-column={key}>
                  <dt>
                    {label}
                    {unit === undefined ? null : <small>{unit}</small>}
                  </dt>
                  <dd>{render(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
