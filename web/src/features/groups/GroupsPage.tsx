import {
  Box,
  Button,
  Card,
  Link as ChakraLink,
  Flex,
  Grid,
  HStack,
  Skeleton,
  Stack,
  Text,
} from "@chakra-ui/react";
import { Plus, UsersRound } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useSearch } from "../../shared/address/useSearch";
import { useClients } from "../../shared/clients/useClients";
import { useLastTurn } from "../../shared/clients/useLastTurn";
import { ListTools } from "../../shared/ui/ListTools";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { uiTexts } from "../../shared/ui/uiTexts";
import { useColumnSort } from "../../shared/ui/useColumnSort";
import { useIsPhone, useMedia } from "../../shared/ui/useMedia";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { type AllUsers, useAllUsers } from "../../shared/users/useAllUsers";
import { NewGroupDialog } from "./changes/NewGroupDialog";
import { groupsTexts } from "./groupsTexts";
import { GroupsTable } from "./list/GroupsTable";
import { addressOf, columns, figuresOf, type GroupFigures, shownGroups, usualSort } from "./list/groupList";
import { GroupPanel } from "./panel/GroupPanel";

const noClients: readonly never[] = [];

/** Next to a long group the list stays visible. */
const beside = {
  position: "sticky",
  top: "calc(var(--bar-height, 0px) + 1rem)",
  maxH: "calc(100dvh - var(--bar-height, 0px) - 2rem)",
  overflowY: "auto",
  // Room for focus rings.
  p: "1",
  m: "-1",
} as const;

/** /admin/groups: all groups, and next to them the one in the address; on narrow screens one of the two. */
export function GroupsPage() {
  const t = useT(groupsTexts);
  const [openId, open] = useParam("group");
  const [isNew, setNew] = useState(false);
  const isWide = useMedia("(min-width: 1280px)");
  const { clients, groups, at, failure, refresh } = useClients();
  const people = useAllUsers();
  const turn = useLastTurn(clients ?? noClients);
  const figures = useMemo(
    () => figuresOf(groups ?? [], clients ?? noClients, people.users, turn),
    [groups, clients, people.users, turn],
  );
  if (groups === undefined && failure !== null)
    return <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={refresh} />;
  if (groups === undefined || clients === undefined)
    return (
      <WidePageSkeleton>
        <Skeleton h="9" w="16rem" />
        <Skeleton h="10" />
        <Skeleton h="24rem" />
      </WidePageSkeleton>
    );
  const isListShown = isWide || openId === null;
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {failure === null ? null : <StaleNotice text={t("refreshFailed")} at={at} onRetry={refresh} />}
      {people.error === undefined ? null : <UsersNotice people={people} />}
      {isListShown ? (
        <PageHead title={t("title")} intro={t("intro")}>
          <Button size="sm" colorPalette="brand" onClick={() => setNew(true)}>
            <Plus aria-hidden />
            {t("add")}
          </Button>
        </PageHead>
      ) : null}
      <Grid
        templateColumns={isWide && openId !== null ? "26rem minmax(0, 1fr)" : "minmax(0, 1fr)"}
        gap="6"
        alignItems="start"
      >
        {isListShown ? (
          <Box {...(openId === null ? {} : beside)}>
            <GroupsList groups={figures} openId={openId} />
          </Box>
        ) : null}
        {openId === null ? null : (
          <GroupPanel key={openId} id={openId} clients={clients} people={people} isAlone={!isListShown} />
        )}
      </Grid>
      {isNew ? <NewGroupDialog onAdded={open} onClose={() => setNew(false)} /> : null}
    </WidePage>
  );
}

/** The users failed to load: they are old, or missing. */
function UsersNotice({ people }: { people: AllUsers }) {
  const t = useT(groupsTexts);
  const ui = useT(uiTexts);
  const { users, at, refresh } = people;
  if (users !== undefined) return <StaleNotice text={t("usersFailed")} at={at} onRetry={refresh} />;
  return (
    <HStack role="alert" bg="bg.error" color="fg.error" rounded="lg" ps="4" pe="2" py="1.5" gap="3">
      <Text textStyle="sm" flex="1">
        {t("usersFailed")}
      </Text>
      <Button size="xs" variant="plain" color="inherit" onClick={refresh}>
        {ui("retry")}
      </Button>
    </HStack>
  );
}

type GroupsListProps = { groups: readonly GroupFigures[]; openId: string | null };

/** All groups, with search and sorting. */
function GroupsList({ groups, openId }: GroupsListProps) {
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

/** The groups on a phone. */
function GroupCards({ groups }: { groups: readonly GroupFigures[] }) {
  const t = useT(groupsTexts);
  const { search } = useLocation();
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {groups.map(({ id, name, type, clients, users, silent }) => (
        <Card.Root as="li" key={id} px="4" py="3" position="relative">
          <Flex justify="space-between" gap="2">
            <ChakraLink
              asChild
              color="fg"
              fontWeight="medium"
              overflowWrap="anywhere"
              _before={{ content: '""', position: "absolute", inset: 0 }}
            >
              <Link to={addressOf(search, id)}>{name}</Link>
            </ChakraLink>
            <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
              {`#${id} · ${t(type)}`}
            </Text>
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            {t("clientCount", { count: clients })}
            {users === null ? null : ` · ${t("userCount", { count: users })}`}
            {silent ? (
              <Text as="span" color="fg.error">
                {` · ${t("silent")}: ${silent}`}
              </Text>
            ) : null}
          </Text>
        </Card.Root>
      ))}
    </Stack>
  );
}
