import { Skeleton } from "@chakra-ui/react";
import { adminClientsTexts } from "../../i18n/texts/adminClients";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { PageError } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { toast } from "../../shared/ui/toastStore";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { AdminClientsView } from "./AdminClientsView";

/** /admin/clients: all clients, live, and what administrators do with them. */
export function AdminClientsPage() {
  const t = useT(adminClientsTexts);
  const { clients, groups, at, failure, refresh, refreshOne } = useClients();
  if (clients === undefined || groups === undefined)
    return failure === null ? (
      <WidePageSkeleton>
        <Skeleton h="9" w="16rem" />
        <Skeleton h="10" />
        <Skeleton h="10" />
        <Skeleton h="28rem" rounded="xl" />
      </WidePageSkeleton>
    ) : (
      <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={refresh} />
    );
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {failure === null ? null : <StaleNotice text={t("loadFailed")} at={at} onRetry={refresh} />}
      <AdminClientsView
        clients={clients}
        groups={groups}
        onRefreshOne={({ id, name }) => {
          refreshOne(id).then(
            () => toast.success(t("refreshed", { name })),
            () => toast.error(t("loadFailed")),
          );
        }}
      />
    </WidePage>
  );
}
