import { Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SearchField } from "./SearchField";
import { SortPicker } from "./SortPicker";
import type { useColumnSort } from "./useColumnSort";
import { useIsPhone } from "./useMedia";

type ListToolsProps<Column extends string> = {
  /** Label of the search field. */
  label: string;
  typed: string;
  onType: (text: string) => void;
  columns: readonly Column[];
  nameOf: (column: Column) => string;
  sorting: ReturnType<typeof useColumnSort<Column>>;
  /** Number of rows shown. */
  count?: string;
  /** Further filters. */
  children?: ReactNode;
};

/** Search field above a list; on a phone, without column headers, also a sort picker. */
export function ListTools<Column extends string>(props: ListToolsProps<Column>) {
  const { label, typed, onType, columns, nameOf, sorting, count, children } = props;
  const isPhone = useIsPhone();
  return (
    <Flex gap="3" align="end" wrap="wrap">
      <SearchField
        label={label}
        size="sm"
        value={typed}
        onChange={onType}
        flex="1"
        minW="12rem"
        maxW={{ sm: "22rem" }}
      />
      {children}
      {isPhone ? (
        <SortPicker
          columns={columns.map((key) => ({ key, label: nameOf(key) }))}
          sort={sorting.sort}
          onColumn={sorting.choose}
          onTurn={sorting.turn}
        />
      ) : null}
      {count === undefined ? null : (
        <Text role="status" textStyle="sm" color="fg.muted" pb="2">
          {count}
        </Text>
      )}
    </Flex>
  );
}
