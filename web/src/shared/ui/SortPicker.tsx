import { HStack, IconButton, NativeSelect } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "./uiTexts";

type SortPickerProps<Key extends string> = {
  columns: readonly { key: Key; label: string }[];
  /** Null: in the default order, which `ownOrder` names. */
  sort: { column: Key; descending: boolean } | null;
  ownOrder?: string;
  onColumn: (column: Key) => void;
  onTurn: () => void;
};

/** Sorting without column headers: on a phone, and above charts. */
export function SortPicker<Key extends string>(props: SortPickerProps<Key>) {
  const { columns, sort, ownOrder, onColumn, onTurn } = props;
  const t = useT(uiTexts);
  const isDescending = sort?.descending ?? false;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const direction = t(isDescending ? "descending" : "ascending");
  return (
    <HStack gap="1">
      <NativeSelect.Root size="sm" flex="1" minW="11rem">
        <NativeSelect.Field
          aria-label={t("sort")}
          fontSize={{ base: "md", md: "sm" }}
          value={sort?.column ?? ""}
          onChange={({ target }) => {
            const chosen = columns.find(({ key }) => key === target.value);
            if (chosen) onColumn(chosen.key);
          }}
        >
          {sort === null ? <option value="">{ownOrder}</option> : null}
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
        disabled={sort === null}
        aria-label={direction}
        title={direction}
        onClick={onTurn}
      >
        <Arrow aria-hidden />
      </IconButton>
    </HStack>
  );
}
