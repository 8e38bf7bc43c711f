import { Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SearchField } from "./SearchField";
import { SortPicker } from "./SortPicker";
import type { useColumnSort } from "./useColumnSort";
import { useIsPhone } from "./useMedia";

type ListToolsProps<Column extends string> = {
  /** What is searched. */
  label: string;
  typed: string;
  onType: (text: string) => void;
  columns: readonly Column[];
  nameOf: (column: Column) => string;
  sorting: ReturnType<typeof useColumnSort<Column>>;
  /** How many are shown. */
  count?: string;
  /** What else it is narrowed by. */
  children?: ReactNode;
};

/** Above a list: search, and on a phone, where it has no column heads, its order. */
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
