import { Box, Skeleton } from "@chakra-ui/react";
import { MapPinOff } from "lucide-react";
import { useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { BackLink } from "../../shared/ui/BackLink";
import { NothingYet } from "../../shared/ui/NothingYet";
import { PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { AdminClientView } from "./AdminClientView";
import { adminClientTexts } from "./adminClientTexts";
import { cardGrid } from "./cardGrid";
import { useAdminClient } from "./useAdminClient";

/** As many as a glance takes, and as many as one call tells. */
const [fewActions, manyActions] = [6, 100];

/** /admin/clients/:id */
export function AdminClientPage() {
  const { id = "" } = useParams();
  return <ClientPage key={id} id={id} />;
}

function ClientPage({ id }: { id: string }) {
  const t = useT(adminClientTexts);
  const [actions, setActions] = useState(fewActions);
  const { client, isLoaded, at, error, reload } = useAdminClient(id, actions);
  const [isUnwanted, setUnwanted] = useState(false);
  if (!isLoaded)
    return (
      <NothingYet error={error} failed={t("loadFailed")} onRetry={reload} skeleton={<ClientSkeleton />} />
    );
  // Who wanted to delete it here need not be told that it is gone.
  if (!client && isUnwanted) return <Navigate to={paths.adminClients} replace />;
  if (!client)
    return (
      <PageMessage
        as="h1"
        icon={<MapPinOff />}
        title={t("gone")}
        text={t("goneText")}
        action={<BackLink to={paths.adminClients}>{t("toList")}</BackLink>}
      />
    );
  return (
    <WidePage>
      <PageTitle>{`${t("title")}: ${client.name}`}</PageTitle>
      {error === undefined ? null : <StaleNotice text={t("loadFailed")} at={at} onRetry={reload} />}
      <AdminClientView
        client={client}
        onChanged={reload}
        onDelete={() => setUnwanted(true)}
        onMoreActions={actions === fewActions ? () => setActions(manyActions) : null}
      />
    </WidePage>
  );
}

const ClientSkeleton = () => (
  <WidePageSkeleton>
    <Skeleton h="5" w="8rem" />
    <Skeleton h="9" w="20rem" maxW="full" />
    <Box containerType="inline-size">
      <Box css={cardGrid}>
        <Skeleton h="24rem" />
        <Skeleton h="24rem" />
        <Skeleton h="24rem" />
      </Box>
    </Box>
  </WidePageSkeleton>
);
