import { useT } from "../../i18n/useT";
import { SortSign } from "../../shared/public/icons";
import type { PlaceRow } from "../../shared/public/placeSummaries";
import { PlaceName } from "./PlaceName";
import { publicPageTexts } from "./publicPageTexts";
import type { PlaceSort, SortKey } from "./sortPlaces";
import { useColumns } from "./useColumns";
import "./placeTable.css";

export type PlaceListProps = {
  rows: readonly PlaceRow[];
  sort: PlaceSort;
  onSort: (sort: PlaceSort) => void;
};

/** Figures are first sorted in descending order, names in ascending order. */
export const firstDirection = (key: SortKey): boolean => key !== "name";

/** Places as a table; each header sorts it. */
export function PlaceTable({ rows, sort, onSort }: PlaceListProps) {
  const t = useT(publicPageTexts);
  const columns = useColumns();
  const press = (key: SortKey) =>
    onSort({ key, isDescending: sort.key === key ? !sort.isDescending : firstDirection(key) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="pub-scroll" aria-label={t("table")} tabIndex={0}>
      <table className="pub-table">
        <thead>
          <tr>
            <Head column="name" label={t("location")} sort={sort} onPress={press} />
            {columns.map(({ key, label, unit }) => (
              <Head key={key} column={key} label={label} unit={unit} sort={sort} onPress={press} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.place.id}>
              <th scope="row">
                <PlaceName place={row.place} />
              </th>
              {columns.map(({ key, render }) => (
                <td key={key} data-column={key}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadProps = {
  column: SortKey;
  label: string;
  unit?: string | undefined;
  sort: PlaceSort;
  onPress: (key: SortKey) => void;
};

function Head({ column, label, unit, sort, onPress }: HeadProps) {
  const isSorted = sort.key === column;
  const direction = sort.isDescending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" onClick={() => onPress(column)}>
        <span>
          {label}
          {unit === undefined ? null : <small>{unit}</small>}
        </span>
        {isSorted ? <SortSign isDescending={sort.isDescending} /> : null}
      </button>
    </th>
  );
}
