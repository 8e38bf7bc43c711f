import { useT } from "../../i18n/useT";
import { SortPicker } from "../ui/SortPicker";
import { useColumns } from "./columns";
import { roadsTexts } from "./roadsTexts";
import type { FigureKey, Sort } from "./sortRows";

type RoadSortPickerProps = { keys: readonly FigureKey[]; sort: Sort | null; onSort: (sort: Sort) => void };

/** Sorts locations by name or figure; without a choice they are in their group's own order. */
export function RoadSortPicker({ keys, sort, onSort }: RoadSortPickerProps) {
  const t = useT(roadsTexts);
  const columns = useColumns(keys);
  return (
    <SortPicker
      columns={[{ key: "name", label: t("location") }, ...columns]}
      sort={sort && { column: sort.key, descending: sort.descending }}
      ownOrder={t("ownOrder")}
      onColumn={(key) => onSort({ key, descending: key !== "name" })}
      onTurn={() => sort && onSort({ ...sort, descending: !sort.descending })}
    />
  );
}
