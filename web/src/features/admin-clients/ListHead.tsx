import { Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import type { Selection } from "../../shared/bulk/useSelection";
import type { Sort } from "../../shared/clients/columns/columnKeys";
import { useColumns } from "../../shared/clients/columns/columns";
import { SortPicker } from "../../shared/ui/SortPicker";
import { adminClientsTexts } from "./adminClientsTexts";

type ListHeadProps = {
  shown: number;
  total: number;
  selection: Selection;
  /** Sort order, if there are no column headers to sort by. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** Tools for the layout of the list. */
  children: ReactNode;
};

/** Number of clients shown, checkbox for all of them, and for cards the sort picker. */
export function ListHead({ shown, total, selection, sort, onSort, children }: ListHeadProps) {
  const t = useT(adminClientsTexts);
  const columns = useColumns();
  return (
    <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
      <Flex align="center" ps="1.5">
        <SelectBox
          label={t("selectShown", { count: shown })}
          isChosen={selection.shown === "all"}
          isMixed={selection.shown === "some"}
          isDisabled={shown === 0}
          onToggle={selection.toggleShown}
        />
        <Text textStyle="sm" aria-hidden>
          {t("selectShown", { count: shown })}
        </Text>
      </Flex>
      {children}
      <Text role="status" textStyle="sm" color="fg.muted" ms="auto">
        {shown === total ? t("count", { count: total }) : t("shownOf", { shown, total })}
      </Text>
      {sort === null ? null : (
        <SortPicker
          columns={columns}
          sort={sort}
          onColumn={(column) => onSort({ ...sort, column })}
          onTurn={() => onSort({ ...sort, descending: !sort.descending })}
        />
      )}
    </Flex>
  );
}
