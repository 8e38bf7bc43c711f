import { Table, VisuallyHidden } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useNow } from "../../../shared/time/useNow";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import type { Sort } from "../overviewState";
import { useColumns } from "./columns";
import { rowHeight, tableStyle } from "./rowStyle";
import { SortHeader } from "./SortHeader";
import { StatusRow } from "./StatusRow";

export type ClientListProps = {
  /** Whose devices: names the table. */
  group: string;
  clients: readonly ClientRow[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}

export function StatusTable({ group, clients, sort, onSort }: ClientListProps) {
  const t = useT("overview");
  const now = useNow();
  const columns = useColumns();
  const { container, from, to, before, after } = useVirtualRows<HTMLTableSectionElement>(
    clients.length,
    rowHeight,
  );
  const width = columns.length + 1;
  const label = t("tableLabel", { group });
  return (
    <Table.ScrollArea position="relative" tabIndex={0} role="region" aria-label={label} outline="none">
      <Table.Root
        size="sm"
        tableLayout="fixed"
        minW="68rem"
        css={tableStyle}
        aria-label={label}
        aria-rowcount={clients.length + 1}
      >
        <colgroup>
          {columns.map(({ key, width: pixels }) => (
            <col key={key} style={{ width: pixels }} />
          ))}
          <col style={{ width: 44 }} />
        </colgroup>
        <Table.Header>
          <Table.Row bg="bg.panel">
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            <Table.ColumnHeader>
              <VisuallyHidden>{t("actionsColumn")}</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body ref={container}>
          <Spacer height={before} columns={width} />
          {clients.slice(from, to).map((client, index) => (
            <StatusRow
              key={client.id}
              client={client}
              activity={activityOf(client.lastActiveDate, now)}
              columns={columns}
              rowIndex={from + index + 2}
            />
          ))}
          <Spacer height={after} columns={width} />
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
