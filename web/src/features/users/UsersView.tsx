import { Box, Button, HStack, Text } from "@chakra-ui/react";
import { MailPlus, UserPlus } from "lucide-react";
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useSearch } from "../../shared/address/useSearch";
import { ChosenBar } from "../../shared/bulk/ChosenBar";
import { type Selection, useSelection } from "../../shared/bulk/useSelection";
import { useClients } from "../../shared/clients/useClients";
import { OvertakenHost } from "../../shared/merge/OvertakenHost";
import { useOffers } from "../../shared/offers/useOffers";
import { ListTools } from "../../shared/ui/ListTools";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch } from "../../shared/ui/PageState";
import { SelectField } from "../../shared/ui/SelectField";
import { useColumnSort } from "../../shared/ui/useColumnSort";
import { useIsPhone } from "../../shared/ui/useMedia";
import { isWaiting, type UserRow } from "../../shared/users/userRow";
import { usersTexts } from "../../shared/users/usersTexts";
import type { OpenedAccount } from "./account/AccountDialogs";
import { accountTexts } from "./account/accountTexts";
import { UserCards } from "./UserCards";
import { UsersTable } from "./UsersTable";
import { type AskChange, type OpenAccount, type UserChangeKind, userChangeIcons } from "./userChanges";
import { columns, countOf, filterOf, filters, shownUsers, usualSort } from "./userList";

const UserChange = lazy(async () => ({ default: (await import("./changes/UserChange")).UserChange }));

const AccountDialogs = lazy(async () => ({
  default: (await import("./account/AccountDialogs")).AccountDialogs,
}));

const filterWords = { all: "all", waiting: "waiting", noGroup: "noGroupFilter", admins: "admins" } as const;

type UsersViewProps = { users: readonly UserRow[]; refresh: () => void };

/** What the address narrows the list by. */
const narrowing = ["q", "show"];

/** All users, and what can be done with them. */
export function UsersView({ users, refresh }: UsersViewProps) {
  const t = useT(usersTexts);
  const account = useT(accountTexts);
  const isPhone = useIsPhone();
  const { groups = [] } = useClients();
  const [typed, find, clear] = useSearch(narrowing);
  const [shownFilter, setFilter] = useParam("show");
  const sorting = useColumnSort(columns, usualSort);
  const [asked, setAsked] = useState<{ kind: UserChangeKind; users: readonly UserRow[] } | null>(null);
  const [opened, setOpened] = useState<OpenedAccount | null>(null);
  const offers = useOffers();
  const hasRights = offers.has("USER_RIGHTS");
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
  const open = useCallback<OpenAccount>((deed, user) => setOpened({ deed, user }), []);
  const waiting = hasRights ? countOf(users, "waiting") : 0;
  const list = { users: shown, selection, ask, open };
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        {offers.has("ACCOUNT_LINKS") ? (
          <Button size="sm" colorPalette="brand" onClick={() => setOpened({ deed: "invite" })}>
            <MailPlus aria-hidden />
            {account("invite")}
          </Button>
        ) : null}
      </PageHead>
      <OvertakenHost />
      {waiting > 0 && filter !== "waiting" ? (
        <WaitingNotice count={waiting} onShow={() => setFilter("waiting")} />
      ) : null}
      <ListTools
        t={t}
        typed={typed}
        onType={find}
        columns={columns}
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
        <NoMatch title={t("noMatch")} text={t("noMatchText")} onClear={clear} />
      ) : isPhone ? (
        <UserCards {...list} />
      ) : (
        <UsersTable {...list} sorted={sorting.sorted} press={sorting.press} />
      )}
      <SelectionBar users={chosen} selection={selection} ask={ask} />
      {opened === null ? null : (
        <Suspense fallback={null}>
          <AccountDialogs
            opened={opened}
            users={users}
            groups={groups}
            onOpen={setOpened}
            onChanged={refresh}
          />
        </Suspense>
      )}
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

type WaitingNoticeProps = { count: number; onShow: () => void };

/** Somebody signed up, and nobody let them in yet. */
function WaitingNotice({ count, onShow }: WaitingNoticeProps) {
  const t = useT(usersTexts);
  return (
    <HStack role="note" bg="bg.warning" color="fg.warning" rounded="lg" ps="4" pe="2" py="2" gap="3">
      <UserPlus size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Box flex="1" textStyle="sm">
        <Text fontWeight="medium">{t("waitingNotice", { count })}</Text>
        <Text>{t("waitingText")}</Text>
      </Box>
      <Button size="sm" variant="plain" color="inherit" onClick={onShow}>
        {t("showWaiting")}
      </Button>
    </HStack>
  );
}

type SelectionBarProps = {
  users: readonly UserRow[];
  selection: Pick<Selection, "outOfSight" | "clear">;
  ask: AskChange;
};

/** What can be done with the users that are chosen, in sight wherever the page is scrolled to. */
function SelectionBar({ users, selection, ask }: SelectionBarProps) {
  const t = useT(usersTexts);
  const hasRights = useOffers().has("USER_RIGHTS");
  const { outOfSight, clear } = selection;
  const count = users.length;
  const waiting = users.filter(isWaiting);
  const said = [
    t("selected", { count }),
    ...(outOfSight > 0 ? [t("outOfSight", { count: outOfSight })] : []),
  ].join(" · ");
  const button = (kind: UserChangeKind, concerned: readonly UserRow[]) => {
    const Icon = userChangeIcons[kind];
    return (
      <Button
        size="xs"
        variant="ghost"
        colorPalette={kind === "deleteUsers" ? "red" : undefined}
        disabled={concerned.length === 0}
        onClick={() => ask(kind, concerned)}
      >
        <Icon aria-hidden />
        {t(kind)}
      </Button>
    );
  };
  return (
    <ChosenBar
      count={count}
      said={said}
      label={t("selectionLabel")}
      clear={t("clearSelection")}
      onClear={clear}
    >
      {hasRights ? button("confirm", waiting) : null}
      {button("changeGroup", users)}
      {button("deleteUsers", users)}
    </ChosenBar>
  );
}
