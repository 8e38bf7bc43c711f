import { Link as ChakraLink, Stack, Text } from "@chakra-ui/react";
import { UsersRound } from "lucide-react";
import { useCallback, useDeferredValue, useMemo } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { useSearch } from "../../../shared/address/useSearch";
import { noValue } from "../../../shared/number/format";
import { ListTools } from "../../../shared/ui/ListTools";
import { type Column, written } from "../../../shared/ui/list/column";
import { DataList } from "../../../shared/ui/list/DataList";
import { NoMatch, PageMessage } from "../../../shared/ui/PageState";
import { useColumnSort } from "../../../shared/ui/useColumnSort";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { groupsTexts } from "../groupsTexts";
import {
  addressOf,
  columns,
  type GroupFigures,
  type Column as SortColumn,
  shownGroups,
  usualSort,
} from "./groupList";

type GroupsListProps = { groups: readonly GroupFigures[]; openId: string | null };

/** All groups, to search and sort. */
export function GroupsList({ groups, openId }: GroupsListProps) {
  const t = useT(groupsTexts);
  const [typed, find] = useSearch();
  const sorting = useColumnSort(columns, usualSort);
  const search = useDeferredValue(typed);
  const { column, descending } = sorting.sort;
  const shown = useMemo(
    () => shownGroups(groups, search, { column, descending }),
    [groups, search, column, descending],
  );
  if (groups.length === 0)
    return <PageMessage icon={<UsersRound />} title={t("none")} text={t("noneText")} />;
  return (
    <Stack gap="4">
      <ListTools
        t={t}
        typed={typed}
        onType={find}
        columns={columns}
        sorting={sorting}
        count={t("count", { count: shown.length })}
      />
      {shown.length === 0 ? (
        <NoMatch title={t("noMatch")} text={t("noMatchText")} onClear={() => find("")} />
      ) : (
        <GroupRows groups={shown} openId={openId} sorting={sorting} />
      )}
    </Stack>
  );
}

type GroupRowsProps = GroupsListProps & { sorting: ReturnType<typeof useColumnSort<SortColumn>> };

const figure = { fontVariantNumeric: "tabular-nums" } as const;

/** The groups; beside an open one their table is narrower. */
function GroupRows({ groups, openId, sorting }: GroupRowsProps) {
  const t = useT(groupsTexts);
  const isPhone = useIsPhone();
  const { search } = useLocation();
  const navigate = useNavigate();
  const columns = useMemo(
    (): readonly Column<GroupFigures>[] => [
      {
        key: "name",
        head: t("name"),
        look: { ...written, fontWeight: "medium", minW: "10rem" },
        cell: ({ id, name }) => (
          <>
            <ChakraLink asChild color="fg">
              <Link
                to={addressOf(search, id)}
                aria-current={id === openId ? "true" : undefined}
                onClick={(event) => event.stopPropagation()}
              >
                {name}
              </Link>
            </ChakraLink>
            <Text as="span" textStyle="xs" color="fg.muted" ms="2" fontWeight="normal">
              {`#${id}`}
            </Text>
          </>
        ),
        card: {
          at: "name",
          cell: ({ id, name }) => (
            <ChakraLink asChild color="fg" _before={{ content: '""', position: "absolute", inset: 0 }}>
              <Link to={addressOf(search, id)}>{name}</Link>
            </ChakraLink>
          ),
        },
      },
      {
        key: "type",
        ...(openId === null ? { head: t("type") } : {}),
        cell: ({ type }) => t(type),
        card: {
          at: "state",
          look: { textStyle: "sm", color: "fg.muted", whiteSpace: "nowrap" },
          cell: ({ id, type }) => `#${id} · ${t(type)}`,
        },
      },
      {
        key: "clients",
        head: t("clients"),
        align: "end",
        look: figure,
        cell: ({ clients }) => clients,
        card: { at: "fact", cell: ({ clients }) => t("clientCount", { count: clients }) },
      },
      {
        key: "users",
        head: t("users"),
        align: "end",
        look: figure,
        cell: ({ users }) => users ?? "-",
        card: { at: "fact", cell: ({ users }) => (users === null ? null : t("userCount", { count: users })) },
      },
      {
        key: "silent",
        head: t("silent"),
        hint: t("silentHint"),
        align: "end",
        look: figure,
        cell: ({ silent }) => (
          <Text as="span" color={silent ? "fg.error" : "fg.muted"}>
            {silent ?? noValue}
          </Text>
        ),
        card: {
          at: "fact",
          cell: ({ silent }) =>
            silent ? <Text as="span" color="fg.error">{`${t("silent")}: ${silent}`}</Text> : null,
        },
      },
    ],
    [t, search, openId],
  );
  const lookOf = useCallback(
    ({ id }: GroupFigures) => {
      const isOpen = id === openId;
      return {
        bg: isOpen ? "brand.subtle" : "bg.panel",
        cursor: "pointer",
        onClick: () => navigate(addressOf(search, id)),
        _hover: { bg: isOpen ? "brand.subtle" : "bg.subtle" },
      };
    },
    [openId, search, navigate],
  );
  return (
    <DataList
      label={t("title")}
      columns={columns}
      rows={groups}
      sorting={sorting}
      lookOf={isPhone ? undefined : lookOf}
    />
  );
}
