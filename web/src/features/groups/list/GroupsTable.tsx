import { Link as ChakraLink, Table, Text } from "@chakra-ui/react";
import { memo } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { noValue } from "../../../shared/number/format";
import { ListTable } from "../../../shared/ui/ListTable";
import { SortHeader } from "../../../shared/ui/SortHeader";
import type { useColumnSort } from "../../../shared/ui/useColumnSort";
import { groupsTexts } from "../groupsTexts";
import { addressOf, type Column, columns, type GroupFigures } from "./groupList";

type GroupsTableProps = Pick<ReturnType<typeof useColumnSort<Column>>, "sorted" | "press"> & {
  groups: readonly GroupFigures[];
  /** The group that stands open beside, or null. */
  openId: string | null;
};

const isNumber = (column: Column) => ["clients", "users", "silent"].includes(column);

/** The groups as a table; beside an open group it is narrower. */
export function GroupsTable({ groups, openId, sorted, press }: GroupsTableProps) {
  const t = useT(groupsTexts);
  const { search } = useLocation();
  const shown = columns.filter((column) => openId === null || column !== "type");
  return (
    <ListTable
      label={t("tableLabel")}
      heads={shown.map((column) => (
        <SortHeader
          key={column}
          column={column}
          label={t(column)}
          hint={column === "silent" ? t("silentHint") : undefined}
          align={isNumber(column) ? "end" : "start"}
          sorted={sorted(column)}
          onPress={press}
        />
      ))}
    >
      {groups.map((group) => (
        <Row
          key={group.id}
          group={group}
          to={addressOf(search, group.id)}
          isOpen={group.id === openId}
          hasType={openId === null}
        />
      ))}
    </ListTable>
  );
}

type RowProps = { group: GroupFigures; to: string; isOpen: boolean; hasType: boolean };

const Row = memo(function Row({ group, to, isOpen, hasType }: RowProps) {
  const t = useT(groupsTexts);
  const navigate = useNavigate();
  const figure = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;
  return (
    <Table.Row
      bg={isOpen ? "brand.subtle" : "bg.panel"}
      cursor="pointer"
      onClick={() => navigate(to)}
      _hover={{ bg: isOpen ? "brand.subtle" : "bg.subtle" }}
    >
      <Table.Cell fontWeight="medium" minW="10rem" whiteSpace="normal" overflowWrap="anywhere">
        <ChakraLink asChild color="fg">
          <Link
            to={to}
            aria-current={isOpen ? "true" : undefined}
            onClick={(event) => event.stopPropagation()}
          >
            {group.name}
          </Link>
        </ChakraLink>
        <Text as="span" textStyle="xs" color="fg.muted" ms="2" fontWeight="normal">
          {`#${group.id}`}
        </Text>
      </Table.Cell>
      {hasType ? <Table.Cell>{t(group.type)}</Table.Cell> : null}
      <Table.Cell {...figure}>{group.clients}</Table.Cell>
      <Table.Cell {...figure}>{group.users ?? "-"}</Table.Cell>
      <Table.Cell {...figure} color={group.silent ? "fg.error" : "fg.muted"}>
        {group.silent ?? noValue}
      </Table.Cell>
    </Table.Row>
  );
});
