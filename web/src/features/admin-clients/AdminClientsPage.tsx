import { Skeleton } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { toast } from "../../shared/ui/toastStore";
import { AdminClientsView } from "./AdminClientsView";
import { adminClientsTexts } from "./adminClientsTexts";

/** /admin/clients: all clients, live, with the administrators' changes. */
export function AdminClientsPage() {
  const t = useT(adminClientsTexts);
  const { clients, groups, at, failure, refresh, refreshOne } = useClients();
  return (
    <LoadedPage
      t={t}
      data={clients && groups && { clients, groups }}
      at={at}
      error={failure ?? undefined}
      onRetry={refresh}
      skeleton={shape}
    >
      {(known) => (
        <AdminClientsView
          {...known}
          onRefreshOne={({ id, name }) => {
            refreshOne(id).then(
              () => toast.success(t("refreshed", { name }), `refresh:${id}`),
              () => toast.error(t("loadFailed"), `refresh:${id}`),
            );
          }}
        />
      )}
    </LoadedPage>
  );
}

const shape = (
  <>
    <Skeleton h="9" w="16rem" />
    <Skeleton h="10" />
    <Skeleton h="10" />
    <Skeleton h="28rem" rounded="xl" />
  </>
);
