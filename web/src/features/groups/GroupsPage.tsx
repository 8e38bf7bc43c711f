import { Box, Button, Grid, HStack, Skeleton, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useClients } from "../../shared/clients/useClients";
import { useLastTurn } from "../../shared/clients/useLastTurn";
import { PageHead } from "../../shared/ui/PageHead";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { uiTexts } from "../../shared/ui/uiTexts";
import { useMedia } from "../../shared/ui/useMedia";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { type AllUsers, useAllUsers } from "../../shared/users/useAllUsers";
import { NewGroupDialog } from "./changes/NewGroupDialog";
import { groupsTexts } from "./groupsTexts";
import { GroupsList } from "./list/GroupsList";
import { figuresOf } from "./list/groupList";
import { GroupPanel } from "./panel/GroupPanel";

const noClients: readonly never[] = [];

/** Beside a long group the list stays in sight. */
const beside = {
  position: "sticky",
  top: "calc(var(--bar-height, 0px) + 1rem)",
  maxH: "calc(100dvh - var(--bar-height, 0px) - 2rem)",
  overflowY: "auto",
  // Room for the rings of what has the focus.
  p: "1",
  m: "-1",
} as const;

/** /admin/groups: all groups, and the one that the address names beside them, or where there is no room in their place. */
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

/** The users could not be had: what is shown of them is old, or missing. */
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
