import { chakra, Table } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, type ReactNode } from "react";

export type SortDirection = "ascending" | "descending";

type SortHeaderProps<Key extends string> = {
  column: Key;
  label: string;
  hint?: string;
  /** Alignment of the column's cells; figures are right-aligned. */
  align: "start" | "end";
  /** Sort direction of the table by this column; null: another column sorts it. */
  sorted: SortDirection | null;
  onPress: (column: Key) => void;
  /** Shown before the button: names end where the figures below them do. */
  children?: ReactNode;
};

function Header<Key extends string>(props: SortHeaderProps<Key>) {
  const { column, label, hint, align, sorted, onPress, children } = props;
  const Arrow = sorted === "descending" ? ArrowDown : ArrowUp;
  return (
    <Table.ColumnHeader abbr={label} px="0" py="0" aria-sort={sorted ?? undefined} textAlign={align}>
      {children}
      <chakra.button
        type="button"
        title={hint}
        display="inline-flex"
        alignItems="center"
        gap="1"
        px="2.5"
        minH="11"
        w="full"
        justifyContent={align}
        textAlign="inherit"
        whiteSpace="normal"
        textStyle="xs"
        lineHeight="1.2"
        fontWeight="medium"
        color={sorted === null ? "fg.muted" : "fg"}
        cursor="pointer"
        _hover={{ color: "fg" }}
        focusVisibleRing="inside"
        onClick={() => onPress(column)}
      >
        {label}
        {sorted === null ? null : <Arrow size={12} aria-hidden style={{ flexShrink: 0 }} />}
      </chakra.button>
    </Table.ColumnHeader>
  );
}

/** Column header that sorts by its column. */
export const SortHeader = memo(Header) as typeof Header;
