import { Box, Table, Text } from "@chakra-ui/react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { untold } from "../../i18n/untold";
import { useDensity } from "./density";
import { TableArea } from "./TableArea";

type ListTableProps = Pick<
  ComponentProps<typeof Table.Root>,
  "css" | "tableLayout" | "minW" | "aria-rowcount"
> & {
  label: string;
  /** Headers of columns, and columns with widths before them. */
  heads: ReactNode;
  columns?: ReactNode;
  bodyRef?: Ref<HTMLTableSectionElement>;
  children: ReactNode;
};

const cells = { "& td": { px: "2.5" } };
const compactCells = { "& tbody td": { py: "1" } };

/** A list as a framed table. */
export function ListTable({
  label,
  heads,
  columns,
  bodyRef,
  css = cells,
  children,
  ...table
}: ListTableProps) {
  return (
    <TableArea
      label={label}
      borderWidth="1px"
      rounded="l3"
      bg="bg.panel"
      css={useDensity() === "compact" ? compactCells : undefined}
    >
      <Table.Root size="sm" css={css} {...table}>
        {columns}
        <Table.Header>
          <Table.Row bg="bg.subtle">{heads}</Table.Row>
        </Table.Header>
        <Table.Body ref={bodyRef}>{children}</Table.Body>
      </Table.Root>
    </TableArea>
  );
}

type ListHeadProps = { children: string; align?: "start" | "end" };

/** Header of a column that can't be sorted by. */
export function ListHead({ children, align = "start" }: ListHeadProps) {
  return (
    <Table.ColumnHeader px="2.5" textStyle="xs" color="fg.muted" textAlign={align}>
      {children}
    </Table.ColumnHeader>
  );
}

/** Header of the column of buttons, for screen readers. */
export function ButtonsHead({ children }: { children: string }) {
  return (
    <Table.ColumnHeader>
      <Box srOnly>{children}</Box>
    </Table.ColumnHeader>
  );
}

type NamedCellProps = { name: string | null; description: string | null };

/** Cell with a row's name above its description. */
export function NamedCell({ name, description }: NamedCellProps) {
  return (
    <Table.Cell minW="14rem" maxW="28rem" whiteSpace="normal" overflowWrap="anywhere">
      <Text fontWeight="medium">{name ?? untold}</Text>
      {description ? (
        <Text textStyle="xs" color="fg.muted">
          {description}
        </Text>
      ) : null}
    </Table.Cell>
  );
}
