import { Table, VisuallyHidden } from "@chakra-ui/react";
import { memo, useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { type Activity, activityOf } from "../../../shared/clients/activity";
import { clientListTexts } from "../../../shared/clients/clientListTexts";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { ColumnHeads } from "../../../shared/clients/columns/ColumnHeads";
import type { Sort } from "../../../shared/clients/columns/columnKeys";
import type { Column } from "../../../shared/clients/columns/columns";
import { moveFocus } from "../../../shared/clients/list/moveFocus";
import { tableStyle } from "../../../shared/clients/list/rowStyle";
import { ClientMenuButton } from "../../../shared/clients/menu/ClientMenuButton";
import { useRowMenu } from "../../../shared/clients/menu/useRowMenu";
import { heardInFull } from "../../../shared/time/Age";
import { rowHeightStyle, useRowHeight } from "../../../shared/ui/density";
import { RowsInSight } from "../../../shared/ui/RowsInSight";
import { SpacerRow } from "../../../shared/ui/SpacerRow";
import { TableArea } from "../../../shared/ui/TableArea";
import { overviewTexts } from "../overviewTexts";
import { useClientPath } from "../useClientPath";

export type ClientListProps = {
  /** Group of the devices: names the table. */
  group: string;
  clients: readonly ClientRow[];
  columns: readonly Column[];
  /** Time for the devices' colours, in Unix seconds. */
  turn: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Up to this many devices all rows are rendered. */
  whole: number;
};

/** Width of the menu column in pixels. */
const menuWidth = 44;

export const StatusTable = memo(function StatusTable(props: ClientListProps) {
  const { group, clients, columns, turn, sort, onSort, whole } = props;
  const t = useT(overviewTexts);
  const list = useT(clientListTexts);
  const rowHeight = useRowHeight();
  const container = useRef<HTMLTableSectionElement>(null);
  const width = columns.length + 1;
  const least = columns.reduce((sum, column) => sum + column.width, menuWidth);
  const label = t("tableLabel", { group });
  return (
    <TableArea label={label} outline="none">
      <Table.Root
        size="sm"
        tableLayout="fixed"
        minW={`${least}px`}
        css={tableStyle}
        style={rowHeightStyle(rowHeight)}
        aria-label={label}
        aria-rowcount={clients.length + 1}
      >
        <colgroup>
          {columns.map(({ key, width: pixels }) => (
            <col key={key} style={key === "name" ? undefined : { width: pixels }} />
          ))}
          <col style={{ width: menuWidth }} />
        </colgroup>
        <Table.Header>
          <Table.Row bg="bg.panel">
            <ColumnHeads columns={columns} sort={sort} onSort={onSort} />
            <Table.ColumnHeader>
              <VisuallyHidden>{list("actionsColumn")}</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body ref={container} onKeyDown={moveFocus}>
          <RowsInSight container={container} count={clients.length} rowHeight={rowHeight} whole={whole}>
            {({ from, to, before, after }) => (
              <>
                <SpacerRow height={before} columns={width} />
                {clients.slice(from, to).map((client, index) => (
                  <StatusRow
                    key={client.id}
                    client={client}
                    activity={activityOf(client, turn)}
                    columns={columns}
                    rowIndex={from + index + 2}
                  />
                ))}
                <SpacerRow height={after} columns={width} />
              </>
            )}
          </RowsInSight>
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
});

type StatusRowProps = {
  client: ClientRow;
  activity: Activity;
  columns: readonly Column[];
  /** Index in the whole table; the header is 1. */
  rowIndex: number;
};

const orAbsent = (flag: boolean | undefined) => flag || undefined;

type NameLinkProps = { address: string; name: string; heard: string | undefined };

const NameLink = memo(function NameLink({ address, name, heard }: NameLinkProps) {
  return (
    <Link to={address} title={name} aria-description={heard} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
});

/** One device. Its name is a link, so the keyboard and "open in a new tab" work as everywhere. */
const StatusRow = memo(function StatusRow({ client, activity, columns, rowIndex }: StatusRowProps) {
  const navigate = useNavigate();
  const menu = useRowMenu(client);
  const address = useClientPath()(client);
  const heard = columns.some(({ key }) => key === "lastActive") ? heardInFull(client) : undefined;
  return (
    <tr
      aria-rowindex={rowIndex}
      data-stale={orAbsent(activity === "silent" || activity === "never")}
      data-row
      onClick={() => navigate(address)}
      {...menu}
    >
      {columns.map(({ key, isNumber, render }) => (
        <td key={key} data-number={orAbsent(isNumber)}>
          {key === "name" ? (
            <NameLink address={address} name={client.name} heard={heard} />
          ) : (
            render(client, activity)
          )}
        </td>
      ))}
      <td>
        <ClientMenuButton client={client} />
      </td>
    </tr>
  );
});
