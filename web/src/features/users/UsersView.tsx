import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { useClearParams } from "../../shared/address/useClearParams";
import { useParam } from "../../shared/address/useParam";
import { useSearch } from "../../shared/address/useSearch";
import { useSelection } from "../../shared/bulk/useSelection";
import { useClients } from "../../shared/clients/useClients";
import { useOffers } from "../../shared/offers/useOffers";
import { ListTools } from "../../shared/ui/ListTools";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch } from "../../shared/ui/PageState";
import { SelectField } from "../../shared/ui/SelectField";
import { useColumnSort } from "../../shared/ui/useColumnSort";
import { useIsPhone } from "../../shared/ui/useMedia";
import type { UserRow } from "../../shared/users/userRow";
import { usersTexts } from "../../shared/users/usersTexts";
import { SelectionBar } from "./SelectionBar";
import { UserCards } from "./UserCards";
import { UsersTable } from "./UsersTable";
import type { AskChange, UserChangeKind } from "./userChanges";
import { columns, countOf, filterOf, filters, shownUsers, usualSort } from "./userList";
import { WaitingNotice } from "./WaitingNotice";

const UserChange = lazy(async () => ({ default: (await import("./changes/UserChange")).UserChange }));

const filterWords = { all: "all", waiting: "waiting", noGroup: "noGroupFilter", admins: "admins" } as const;

type UsersViewProps = { users: readonly UserRow[]; refresh: () => void };

/** What the address narrows the list by. */
const narrowing = ["q", "show"];

/** All users, and what can be done with them. */
export function UsersView({ users, refresh }: UsersViewProps) {
  const t = useT(usersTexts);
  const isPhone = useIsPhone();
  const { groups = [] } = useClients();
  const [typed, find, forget] = useSearch();
  const clear = useClearParams(narrowing);
  const [shownFilter, setFilter] = useParam("show");
  const sorting = useColumnSort(columns, usualSort);
  const [asked, setAsked] = useState<{ kind: UserChangeKind; users: readonly UserRow[] } | null>(null);
  const hasRights = useOffers().has("USER_RIGHTS");
  const filter = filterOf(shownFilter);
  const search = useDeferredValue(typed);
  const { column, descending } = sorting.sort;
  const shown = useMemo(
    () => shownUsers(users, { search, filter, sort: { column, descending } }),
    [users, search, filter, column, descending],
  );
  const selection = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  const chosen = useMemo(() => users.filter(({ id }) => selection.chosen.has(id)), [users, selection.chosen]);
  const ask = useCallback<AskChange>((kind, concerned) => setAsked({ kind, users: concerned }), []);
  const waiting = hasRights ? countOf(users, "waiting") : 0;
  const list = { users: shown, selection, ask };
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")} />
      {waiting > 0 && filter !== "waiting" ? (
        <WaitingNotice count={waiting} onShow={() => setFilter("waiting")} />
      ) : null}
      <ListTools
        label={t("search")}
        typed={typed}
        onType={find}
        columns={columns}
        nameOf={t}
        sorting={sorting}
        count={
          shown.length === users.length
            ? t("count", { count: users.length })
            : t("shownOf", { shown: shown.length, total: users.length })
        }
      >
        <SelectField
          label={t("filter")}
          options={filters
            .filter((value) => hasRights || value !== "waiting")
            .map((value) => ({
              value,
              label: t(filterWords[value], { count: countOf(users, value) }),
            }))}
          chosen={filter}
          onChoose={(value) => setFilter(value === "all" ? null : value)}
          width="17rem"
        />
      </ListTools>
      {shown.length === 0 ? (
        <NoMatch
          title={t("noMatch")}
          text={t("noMatchText")}
          clear={t("showEverything")}
          onClear={() => {
            forget();
            clear();
          }}
        />
      ) : isPhone ? (
        <UserCards {...list} />
      ) : (
        <UsersTable {...list} sorted={sorting.sorted} press={sorting.press} />
      )}
      <SelectionBar users={chosen} selection={selection} ask={ask} />
      {asked === null ? null : (
        <Suspense fallback={null}>
          <UserChange
            {...asked}
            all={users}
            groups={groups}
            onChanged={() => {
              if (asked.users.some(({ id }) => selection.chosen.has(id))) selection.clear();
              refresh();
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
