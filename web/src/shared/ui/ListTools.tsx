import { Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SearchField } from "./SearchField";
import { SortPicker } from "./SortPicker";
import type { useColumnSort } from "./useColumnSort";
import { useIsPhone } from "./useMedia";

type ListToolsProps<Column extends string> = {
  /** Names the search field and the columns. */
  t: (key: Column | "search") => string;
  typed: string;
  onType: (text: string) => void;
  columns: readonly Column[];
  sorting: ReturnType<typeof useColumnSort<Column>>;
  /** Number of rows shown. */
  count?: string;
  /** Further filters. */
  children?: ReactNode;
};

/** Search field above a list; on a phone, without column headers, also a sort picker. */
export function ListTools<Column extends string>(props: ListToolsProps<Column>) {
  const { t, typed, onType, columns, sorting, count, children } = props;
  const isPhone = useIsPhone();
  return (
    <Flex gap="3" align="end" wrap="wrap">
      <SearchField
        label={t("search")}
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
          columns={columns.map((key) => ({ key, label: t(key) }))}
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
