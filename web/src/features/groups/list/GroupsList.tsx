import { Flex, Stack, Text } from "@chakra-ui/react";
import { UsersRound } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { groupsTexts } from "../../../i18n/texts/groups";
import { useT } from "../../../i18n/useT";
import { useSearch } from "../../../shared/roads/useSearch";
import { NoMatch, PageMessage } from "../../../shared/ui/PageState";
import { SearchField } from "../../../shared/ui/SearchField";
import { SortPicker } from "../../../shared/ui/SortPicker";
import { useColumnSort } from "../../../shared/ui/useColumnSort";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { GroupCards } from "./GroupCards";
import { GroupsTable } from "./GroupsTable";
import { columns, type GroupFigures, shownGroups, usualSort } from "./groupList";

type GroupsListProps = { groups: readonly GroupFigures[]; openId: string | null };

/** All groups, to search and sort. */
export function GroupsList({ groups, openId }: GroupsListProps) {
  const t = useT(groupsTexts);
  const isPhone = useIsPhone();
  const [typed, find] = useSearch();
  const { sort, sorted, press, choose, turn } = useColumnSort(columns, usualSort);
  const search = useDeferredValue(typed);
  const { column, descending } = sort;
  const shown = useMemo(
    () => shownGroups(groups, search, { column, descending }),
    [groups, search, column, descending],
  );
  if (groups.length === 0)
    return <PageMessage icon={<UsersRound />} title={t("none")} text={t("noneText")} />;
  return (
    <Stack gap="4">
      <Flex gap="3" align="center" wrap="wrap">
        <SearchField
          label={t("search")}
          size="sm"
          value={typed}
          onChange={find}
          flex="1"
          minW="10rem"
          maxW={{ sm: "22rem" }}
        />
        {isPhone ? (
          <SortPicker
            columns={columns.map((key) => ({ key, label: t(key) }))}
            sort={sort}
            onColumn={choose}
            onTurn={turn}
          />
        ) : null}
        <Text role="status" textStyle="sm" color="fg.muted">
          {t("count", { count: shown.length })}
        </Text>
      </Flex>
      {shown.length === 0 ? (
        <NoMatch
          title={t("noMatch")}
          text={t("noMatchText")}
          clear={t("showEverything")}
          onClear={() => find("")}
        />
      ) : isPhone ? (
        <GroupCards groups={shown} />
      ) : (
        <GroupsTable groups={shown} openId={openId} sorted={sorted} press={press} />
      )}
    </Stack>
  );
}
