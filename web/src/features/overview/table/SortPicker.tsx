import { HStack, IconButton, NativeSelect } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { overviewTexts } from "../../../i18n/texts/overview";
import { useT } from "../../../i18n/useT";
import { columnKeys, type Sort } from "../overviewState";
import { useColumns } from "./columns";

type SortPickerProps = { sort: Sort; onSort: (sort: Sort) => void };

/** Sorting where there are no column heads to press: on a phone. */
export function SortPicker({ sort, onSort }: SortPickerProps) {
  const t = useT(overviewTexts);
  const columns = useColumns();
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  const choose = (value: string) => {
    const column = columnKeys.find((key) => key === value);
    if (column !== undefined) onSort({ ...sort, column });
  };
  return (
    <HStack>
      <NativeSelect.Root size="sm" flex="1">
        <NativeSelect.Field
          aria-label={t("sort")}
          fontSize="md"
          value={sort.column}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {columns.map(({ key, label }) => (
            <option key={key} value={key}>
              {t("sortBy", { column: label })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <IconButton
        size="sm"
        variant="outline"
        bg="bg.panel"
        aria-label={t(sort.descending ? "descending" : "ascending")}
        onClick={() => onSort({ ...sort, descending: !sort.descending })}
      >
        <Arrow aria-hidden />
      </IconButton>
    </HStack>
  );
}
