import { type SystemStyleObject, Table, VisuallyHidden } from "@chakra-ui/react";
import { memo, useCallback, useMemo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { SelectBox } from "../../../shared/bulk/SelectBox";
import { type Activity, activityOf } from "../../../shared/clients/activity";
import { clientListTexts } from "../../../shared/clients/clientListTexts";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { ColumnHeads } from "../../../shared/clients/columns/ColumnHeads";
import type { Sort } from "../../../shared/clients/columns/columnKeys";
import { type Column, columnsOf, useColumns } from "../../../shared/clients/columns/columns";
import { moveFocus } from "../../../shared/clients/list/moveFocus";
import { tableStyle } from "../../../shared/clients/list/rowStyle";
import { ClientMenuButton } from "../../../shared/clients/menu/ClientMenuButton";
import { useRowMenu } from "../../../shared/clients/menu/useRowMenu";
import { noValue } from "../../../shared/number/format";
import { heardInFull } from "../../../shared/time/Age";
import { rowHeightStyle, useRowHeight } from "../../../shared/ui/density";
import { ListHead } from "../../../shared/ui/ListTable";
import { SpacerRow } from "../../../shared/ui/SpacerRow";
import { TableArea } from "../../../shared/ui/TableArea";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import { adminClientsTexts } from "../adminClientsTexts";
import type { ClientListProps } from "./clientListProps";
import { GroupLine } from "./GroupLine";
import { linesOf } from "./lines";

/** Width of the menu column in pixels. */
const menuWidth = 44;
/** Width in pixels of the column of groups, in a list that is not by group. */
const groupWidth = 128;

type ClientsTableProps = Omit<ClientListProps, "ask"> & { sort: Sort; onSort: (sort: Sort) => void };

export const ClientsTable = memo(function ClientsTable(props: ClientsTableProps) {
  const { sections, isFlat, folded, onFold, columns: shown, turn, selection, sort, onSort } = props;
  const t = useT(adminClientsTexts);
  const list = useT(clientListTexts);
  const all = useColumns();
  const columns = useMemo(() => columnsOf(all, shown), [all, shown]);
  // The name, which is always first, and the others.
  const rest = columns.slice(1);
  const lines = useMemo(() => linesOf(sections, { isFlat, folded }, 1), [sections, isFlat, folded]);
  const rowHeight = useRowHeight();
  const heightAt = useCallback(
    (index: number) => (lines[index]?.kind === "head" ? headHeight : rowHeight),
    [lines, rowHeight],
  );
  const { container, from, to, before, after } = useVirtualRows<HTMLTableSectionElement>(
    lines.length,
    heightAt,
  );
  const width = columns.length + (isFlat ? 3 : 2);
  const least = columns.reduce(
    (sum, column) => sum + column.width,
    boxWidth + menuWidth + (isFlat ? groupWidth : 0),
  );
  return (
    <TableArea label={t("title")} bg="bg.panel" borderWidth="1px" rounded="xl">
      <Table.Root
        size="sm"
        tableLayout="fixed"
        minW={`${least}px`}
        css={clientsTableStyle}
        style={rowHeightStyle(rowHeight)}
        aria-label={t("title")}
        aria-rowcount={lines.length + 1}
      >
        <colgroup>
          <col style={{ width: boxWidth }} />
          <col />
          {isFlat ? <col style={{ width: groupWidth }} /> : null}
          {rest.map(({ key, width: pixels }) => (
            <col key={key} style={{ width: pixels }} />
          ))}
          <col style={{ width: menuWidth }} />
        </colgroup>
        <Table.Header>
          <Table.Row bg="bg.panel">
            <Table.ColumnHeader>
              <VisuallyHidden>{t("selection")}</VisuallyHidden>
            </Table.ColumnHeader>
            <ColumnHeads columns={columns.slice(0, 1)} sort={sort} onSort={onSort} />
            {isFlat ? <ListHead>{t("group")}</ListHead> : null}
            <ColumnHeads columns={rest} sort={sort} onSort={onSort} />
            <Table.ColumnHeader>
              <VisuallyHidden>{list("actionsColumn")}</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body ref={container} onKeyDown={moveFocus}>
          <SpacerRow height={before} columns={width} />
          {lines.slice(from, to).map((line, index) => {
            const rowIndex = from + index + 2;
            if (line.kind === "head")
              return (
                <tr key={line.key} data-group aria-rowindex={rowIndex}>
                  <td colSpan={width}>
                    <GroupLine
                      section={line.section}
                      isFolded={line.isFolded}
                      onFold={onFold}
                      selection={selection}
                    />
                  </td>
                </tr>
              );
            return line.clients.map((client) => (
              <ClientTableRow
                key={line.key}
                client={client}
                activity={activityOf(client, turn)}
                columns={columns}
                hasGroups={isFlat}
                rowIndex={rowIndex}
                isChosen={selection.chosen.has(client.id)}
                onToggle={selection.toggle}
              />
            ));
          })}
          <SpacerRow height={after} columns={width} />
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
});

/** Height of a group's line in pixels; known before rendering, so hidden ones need not be measured. */
const headHeight = 45;

/** Width of the checkbox column in pixels. */
const boxWidth = 44;

/** The overview's style, with checkboxes before the names; both stay visible while the rest scrolls sideways. */
const clientsTableStyle: SystemStyleObject = {
  ...tableStyle,
  "& thead th:nth-of-type(2), & tbody tr[data-row] td:nth-of-type(2)": {
    position: "sticky",
    insetStart: `${boxWidth}px`,
    bg: "inherit",
    zIndex: "1",
  },
  "& tbody tr": { bg: "bg.panel", h: "var(--row-height)" },
  "& tbody tr[data-row]": { cursor: "pointer", _hover: { bg: "bg.subtle" } },
  "& tbody tr[data-chosen]": { bg: "brand.subtle", _hover: { bg: "brand.subtle" } },
  "& tbody tr[data-row] td:first-of-type": { px: "1.5" },
  "& tbody tr[data-group]": { h: `${headHeight}px`, bg: "bg.subtle" },
  "& tbody tr[data-group] button": { display: "flex", w: "auto", maxW: "full" },
  // Group names stay visible even if the table is wider than the window.
  "& tbody tr[data-group] td": { px: "1.5", textAlign: "start", color: "fg", overflow: "visible" },
  "& tbody tr[data-group] td > div": {
    position: "sticky",
    insetStart: "1.5",
    width: "fit-content",
    maxW: "80vw",
  },
};

type ClientTableRowProps = {
  client: ClientRow;
  activity: Activity;
  columns: readonly Column[];
  /** The list is not by group: the row names its group. */
  hasGroups: boolean;
  /** Index in the whole table; the header is 1. */
  rowIndex: number;
  isChosen: boolean;
  onToggle: (id: string, isRange: boolean) => void;
};

const groupNames = ({ groups }: ClientRow) => groups?.map(({ name }) => name).join(", ");

const orAbsent = (flag: boolean | undefined) => flag || undefined;

/** One client; a press opens its page. */
const ClientTableRow = memo(function ClientTableRow(props: ClientTableRowProps) {
  const { client, activity, columns, hasGroups, rowIndex, isChosen, onToggle } = props;
  const t = useT(adminClientsTexts);
  const navigate = useNavigate();
  const menu = useRowMenu(client);
  const address = paths.adminClient(client.id);
  const heard = columns.some(({ key }) => key === "lastActive") ? heardInFull(client) : undefined;
  const groups = client.groups === null ? noValue : groupNames(client) || t("noGroup");
  return (
    <tr
      aria-rowindex={rowIndex}
      data-row
      data-chosen={orAbsent(isChosen)}
      data-stale={orAbsent(activity === "silent" || activity === "never")}
      onClick={() => navigate(address)}
      {...menu}
    >
      <td>
        <SelectBox
          label={t("select", { name: client.name })}
          isChosen={isChosen}
          onToggle={(isRange) => onToggle(client.id, isRange)}
        />
      </td>
      <td>
        <Link
          to={address}
          title={client.name}
          aria-description={heard}
          onClick={(event) => event.stopPropagation()}
        >
          {client.name}
        </Link>
      </td>
      {hasGroups ? (
        <td>
          <span data-lines title={groups}>
            {groups}
          </span>
        </td>
      ) : null}
      {columns.map(({ key, isNumber, render }) =>
        key === "name" ? null : (
          <td key={key} data-number={orAbsent(isNumber)}>
            {render(client, activity)}
          </td>
        ),
      )}
      <td>
        <ClientMenuButton client={client} />
      </td>
    </tr>
  );
});
