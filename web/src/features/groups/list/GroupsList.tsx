import { Stack } from "@chakra-ui/react";
import { UsersRound } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { useSearch } from "../../../shared/address/useSearch";
import { ListTools } from "../../../shared/ui/ListTools";
import { NoMatch, PageMessage } from "../../../shared/ui/PageState";
import { useColumnSort } from "../../../shared/ui/useColumnSort";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { groupsTexts } from "../groupsTexts";
import { GroupCards } from "./GroupCards";
import { GroupsTable } from "./GroupsTable";
import { columns, type GroupFigures, shownGroups, usualSort } from "./groupList";

type GroupsListProps = { groups: readonly GroupFigures[]; openId: string | null };

/** All groups, to search and sort. */
export function GroupsList({ groups, openId }: GroupsListProps) {
  const t = useT(groupsTexts);
  const isPhone = useIsPhone();
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
        label={t("search")}
        typed={typed}
        onType={find}
        columns={columns}
        nameOf={t}
        sorting={sorting}
        count={t("count", { count: shown.length })}
      />
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
        <GroupsTable groups={shown} openId={openId} sorted={sorting.sorted} press={sorting.press} />
      )}
    </Stack>
  );
}
