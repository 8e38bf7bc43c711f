import { type SystemStyleObject, Table } from "@chakra-ui/react";
import { memo } from "react";
import { useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { SelectHead } from "../../shared/bulk/SelectHead";
import type { Selection } from "../../shared/bulk/useSelection";
import { noValue } from "../../shared/number/format";
import { formatDate } from "../../shared/time/format";
import { useRowHeight } from "../../shared/ui/density";
import { ButtonsHead, ListTable } from "../../shared/ui/ListTable";
import { SortHeader } from "../../shared/ui/SortHeader";
import { SpacerRow } from "../../shared/ui/SpacerRow";
import type { useColumnSort } from "../../shared/ui/useColumnSort";
import { useVirtualRows } from "../../shared/ui/useVirtualRows";
import { labelOf, type UserRow } from "../../shared/users/userRow";
import { usersTexts } from "../../shared/users/usersTexts";
import { UserButtons } from "./UserButtons";
import { UserGroup, UserRights } from "./UserFacts";
import type { AskChange, OpenAccount } from "./userChanges";
import { type Column, columns, nameOf } from "./userList";

export type UserListProps = {
  users: readonly UserRow[];
  selection: Selection;
  ask: AskChange;
  open: OpenAccount;
};

type UsersTableProps = UserListProps & Pick<ReturnType<typeof useColumnSort<Column>>, "sorted" | "press">;

/** Of columns; e-mail and group share what is left. The same for all rows, as those out of sight are not there to be measured. */
const widths = {
  choose: "2.75rem",
  email: "auto",
  name: "8rem",
  group: "auto",
  rights: "14.5rem",
  createDate: "6.5rem",
  actions: "8.5rem",
};

/** What can be done with a user stays in sight while the rest scrolls sideways. */
const tableStyle: SystemStyleObject = {
  "& td": { px: "2.5" },
  "& tr > :last-child": { position: "sticky", insetEnd: "0", bg: "inherit" },
  "& td > a": {
    display: "inline-block",
    maxW: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    verticalAlign: "bottom",
  },
};

/** The users as a table. */
export function UsersTable({ users, selection, ask, open, sorted, press }: UsersTableProps) {
  const t = useT(usersTexts);
  const rowHeight = useRowHeight();
  const rows = useVirtualRows<HTMLTableSectionElement>(users.length, rowHeight);
  return (
    <ListTable
      label={t("title")}
      css={tableStyle}
      bodyRef={rows.container}
      tableLayout="fixed"
      minW="65rem"
      aria-rowcount={users.length + 1}
      columns={
        <colgroup>
          {Object.entries(widths).map(([column, width]) => (
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
      }
      heads={
        <>
          <SelectHead label={t("chooseAll")} selection={selection} />
          {columns.map((column) => (
            <SortHeader
              key={column}
              column={column}
              label={t(column)}
              align="start"
              sorted={sorted(column)}
              onPress={press}
            />
          ))}
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      <SpacerRow height={rows.before} columns={columns.length + 2} />
      {users.slice(rows.from, rows.to).map((user, index) => (
        <Row
          key={user.id}
          user={user}
          rowIndex={rows.from + index + 2}
          isChosen={selection.chosen.has(user.id)}
          toggle={selection.toggle}
          ask={ask}
          open={open}
        />
      ))}
      <SpacerRow height={rows.after} columns={columns.length + 2} />
    </ListTable>
  );
}

type RowProps = {
  user: UserRow;
  rowIndex: number;
  isChosen: boolean;
  toggle: Selection["toggle"];
  ask: AskChange;
  open: OpenAccount;
};

const Row = memo(function Row({ user, rowIndex, isChosen, toggle, ask, open }: RowProps) {
  const t = useT(usersTexts);
  return (
    <Table.Row bg="bg.panel" h={`${useRowHeight()}px`} aria-rowindex={rowIndex} _hover={{ bg: "bg.subtle" }}>
      <Table.Cell py="0">
        <SelectBox
          label={t("choose", { name: labelOf(user) })}
          isChosen={isChosen}
          onToggle={(isRange) => toggle(user.id, isRange)}
        />
      </Table.Cell>
      <Table.Cell fontWeight="medium" truncate title={user.email ?? undefined}>
        {user.email ?? noValue}
      </Table.Cell>
      <Table.Cell truncate>{nameOf(user)}</Table.Cell>
      <Table.Cell truncate color={user.group === null ? "fg.muted" : undefined}>
        <UserGroup user={user} />
      </Table.Cell>
      <Table.Cell overflow="hidden">
        <UserRights user={user} />
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {user.createDate === null ? "-" : formatDate(user.createDate)}
      </Table.Cell>
      <Table.Cell py="0">
        <UserButtons user={user} ask={ask} open={open} />
      </Table.Cell>
    </Table.Row>
  );
});
