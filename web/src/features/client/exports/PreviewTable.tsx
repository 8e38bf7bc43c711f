import { Table } from "@chakra-ui/react";
import { TableArea } from "../../../shared/ui/TableArea";
import type { FirstRows } from "./firstRows";

/** A column of figures stands to the right; empty cells say nothing. */
const isNumeric = ({ rows }: FirstRows, column: number): boolean =>
  rows.every((row) => /^[\d.,-]*$/.test(row[column] ?? "")) && rows.some((row) => (row[column] ?? "") !== "");

/** The beginning of a file as a table. */
export function PreviewTable({ rows, label }: { rows: FirstRows; label: string }) {
  // A day (2026-10-25) looks like figures, but stands first.
  const alignments = rows.head.map((_, column) => (column > 0 && isNumeric(rows, column) ? "end" : "start"));
  return (
    <TableArea label={label} maxH="60vh" borderWidth="1px" rounded="md">
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {rows.head.map((title, column) => (
              <Table.ColumnHeader
                key={title}
                scope="col"
                textAlign={alignments[column]}
                verticalAlign="bottom"
              >
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
            <Table.Row key={index}>
              {rows.head.map((title, column) => (
                <Table.Cell key={title} textAlign={alignments[column]} whiteSpace="nowrap" py="1">
                  {row[column]}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}
