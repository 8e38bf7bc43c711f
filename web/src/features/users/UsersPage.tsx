import { Skeleton } from "@chakra-ui/react";
import { usersTexts } from "../../i18n/texts/users";
import { useT } from "../../i18n/useT";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { useAllUsers } from "../../shared/users/useAllUsers";
import { UsersView } from "./UsersView";

/** /admin/users */
export function UsersPage() {
  const t = useT(usersTexts);
  const { users, at, failed, refresh } = useAllUsers();
  if (users === undefined && failed)
    return <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={refresh} />;
  if (users === undefined)
    return (
      <WidePageSkeleton>
        <Skeleton h="9" w="16rem" />
        <Skeleton h="10" />
        <Skeleton h="24rem" />
      </WidePageSkeleton>
    );
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {failed ? <StaleNotice text={t("loadFailed")} at={at} onRetry={refresh} /> : null}
      <UsersView users={users} refresh={refresh} />
    </WidePage>
  );
}
