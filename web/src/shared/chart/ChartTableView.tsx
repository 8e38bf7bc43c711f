import { Table } from "@chakra-ui/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { useT } from "../../i18n/useT";
import { TableArea } from "../ui/TableArea";
import type { ChartModel } from "./chartModel";
import { chartTexts } from "./chartTexts";

/** Height of a row in pixels. */
const rowHeight = 33;

type ChartTableViewProps = { model: Pick<ChartModel, "title" | "table">; height: number };

/** The figures behind a chart. Of long tables only the visible rows are rendered. */
export function ChartTableView({ model, height }: ChartTableViewProps) {
  const t = useT(chartTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, rows } = useMemo(() => model.table(), [model]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: { width: 0, height },
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <TableArea
      label={t("tableLabel", { name: model.title })}
      ref={scroller}
      height={`${height}px`}
      borderWidth="1px"
      rounded="md"
    >
      <Table.Root size="sm" stickyHeader aria-rowcount={rows.length + 1}>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {columns.map((column, index) => (
              <Table.ColumnHeader key={column} textAlign={index === 0 ? "start" : "end"} scope="col">
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {before > 0 ? <Spacer height={before} columns={columns.length} /> : null}
          {items.map(({ index }) => (
            <Table.Row key={index} aria-rowindex={index + 2} height={`${rowHeight}px`}>
              {(rows[index] ?? []).map((cell, column) => (
                <Table.Cell
                  key={columns[column]}
                  textAlign={column === 0 ? "start" : "end"}
                  whiteSpace="nowrap"
                  py="1"
                >
                  {cell}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
          {after > 0 ? <Spacer height={after} columns={columns.length} /> : null}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}

/** Takes up the space of rows that are out of sight. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <Table.Row aria-hidden>
      <Table.Cell colSpan={columns} p="0" border="none" height={`${height}px`} />
    </Table.Row>
  );
}
