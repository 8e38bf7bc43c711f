import { HStack, IconButton, NativeSelect } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { overviewTexts } from "../../i18n/texts/overview";
import { trafficTexts } from "../../i18n/texts/traffic";
import { useT } from "../../i18n/useT";
import { useColumns } from "./columns";
import { type FigureKey, parseSort, type Sort } from "./sortRows";

type SortPickerProps = { keys: readonly FigureKey[]; sort: Sort | null; onSort: (sort: Sort) => void };

/** Sorting where there are no column heads to press: on a phone, and above charts. */
export function SortPicker({ keys, sort, onSort }: SortPickerProps) {
  const t = useT(trafficTexts);
  const columns = useColumns(keys);
  const overviewT = useT(overviewTexts);
  const isDescending = sort?.descending ?? false;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <HStack gap="1">
      <NativeSelect.Root size="sm" flex="1" minW="11rem">
        <NativeSelect.Field
          aria-label={overviewT("sort")}
          fontSize={{ base: "md", md: "sm" }}
          value={sort?.key ?? ""}
          onChange={({ target }) => {
            const chosen = parseSort(target.value);
            if (chosen) onSort({ ...chosen, descending: chosen.key !== "name" });
          }}
        >
          {sort === null ? <option value="">{t("ownOrder")}</option> : null}
          <option value="name">{overviewT("sortBy", { column: t("location") })}</option>
          {columns.map(({ key, label }) => (
            <option key={key} value={key}>
              {overviewT("sortBy", { column: label })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <IconButton
        size="sm"
        variant="outline"
        bg="bg.panel"
        disabled={sort === null}
        aria-label={overviewT(isDescending ? "descending" : "ascending")}
        title={overviewT(isDescending ? "descending" : "ascending")}
        onClick={() => sort && onSort({ ...sort, descending: !isDescending })}
      >
        <Arrow aria-hidden />
      </IconButton>
    </HStack>
  );
}
