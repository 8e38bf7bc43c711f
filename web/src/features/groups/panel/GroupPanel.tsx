import { Skeleton, Stack } from "@chakra-ui/react";
import { UsersRound } from "lucide-react";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useGroupSettingsQuery } from "../../../graphql/operations/groups";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { BackLink } from "../../../shared/ui/BackLink";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { AllUsers } from "../../../shared/users/useAllUsers";
import { groupsTexts } from "../groupsTexts";
import { addressOf, clientsOf, usersOf } from "../list/groupList";
import { GroupView } from "./GroupView";

type GroupPanelProps = {
  id: string;
  /** All clients. */
  clients: readonly ClientRow[];
  people: AllUsers;
  /** The list is not next to it. */
  isAlone: boolean;
};

/** One group with its tabs and work. */
export function GroupPanel({ id, clients, people, isAlone }: GroupPanelProps) {
  const t = useT(groupsTexts);
  const ui = useT(uiTexts);
  const { search } = useLocation();
  const answer = useGroupSettingsQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const { data, at } = useLastGood(answerOf(answer));
  const members = useMemo(() => clientsOf(clients, id), [clients, id]);
  const { users } = people;
  const membersOf = useMemo(() => users && usersOf(users, id), [users, id]);
  const retry = () => {
    answer.refetch().catch(() => undefined);
  };
  const failed = answer.error !== undefined;
  const group = data?.group;
  const as = isAlone ? "h1" : "h2";
  return (
    <Stack gap="4" minW="0">
      {isAlone ? (
        <div>
          <BackLink to={addressOf(search, null)}>{t("toList")}</BackLink>
        </div>
      ) : null}
      {failed && data !== undefined ? <StaleNotice text={t("infoFailed")} at={at} onRetry={retry} /> : null}
      {group ? (
        <GroupView
          group={group}
          clients={members}
          users={membersOf}
          all={{ clients, people }}
          isAlone={isAlone}
        />
      ) : group === null ? (
        <PageMessage as={as} icon={<UsersRound />} title={t("gone")} text={t("goneText")} />
      ) : failed ? (
        <PageError as={as} title={t("infoFailed")} text={t("loadFailedText")} onRetry={retry} />
      ) : (
        <Stack role="status" aria-label={ui("loading")} gap="4">
          <Skeleton h="8" w="14rem" />
          <Skeleton h="9" />
          <Skeleton h="20rem" />
        </Stack>
      )}
    </Stack>
  );
}
