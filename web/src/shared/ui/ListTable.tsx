import { Box, Table } from "@chakra-ui/react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { useDensity } from "./density";
import { TableArea } from "./TableArea";

type ListTableProps = Pick<
  ComponentProps<typeof Table.Root>,
  "css" | "tableLayout" | "minW" | "aria-rowcount"
> & {
  label: string;
  /** Heads of columns, after columns of their own where there are. */
  heads: ReactNode;
  columns?: ReactNode;
  bodyRef?: Ref<HTMLTableSectionElement>;
  /** Its rows. */
  children: ReactNode;
};

const cells = { "& td": { px: "2.5" } };
const compactCells = { "& tbody td": { py: "1" } };

/** A list as a table, in a frame of its own. */
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

/** A column's head by which nothing is sorted. */
export function ListHead({ children, align = "start" }: ListHeadProps) {
  return (
    <Table.ColumnHeader px="2.5" textStyle="xs" color="fg.muted" textAlign={align}>
      {children}
    </Table.ColumnHeader>
  );
}

/** The head of the column of buttons: for who hears it. */
export function ButtonsHead({ children }: { children: string }) {
  return (
    <Table.ColumnHeader>
      <Box srOnly>{children}</Box>
    </Table.ColumnHeader>
  );
}
