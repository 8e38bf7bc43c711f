import { Box, Skeleton } from "@chakra-ui/react";
import { MapPinOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { paths } from "../../app/paths";
import {
  useAdminClientQuery,
  useAdminClientStatusSubscription,
  useClientActionChangedSubscription,
} from "../../graphql/operations/adminClient";
import { useT } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { useOneAtATime } from "../../shared/live/useOneAtATime";
import { useRestart } from "../../shared/live/useRestart";
import { useOffers } from "../../shared/offers/useOffers";
import { BackLink } from "../../shared/ui/BackLink";
import { NothingYet } from "../../shared/ui/NothingYet";
import { PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { AdminClientView } from "./AdminClientView";
import type { AdminClient } from "./adminClient";
import { adminClientTexts } from "./adminClientTexts";
import { cardGrid } from "./cardGrid";

/** Number of actions shown at first, and the most in one call. */
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
  // Somebody who has just deleted it here need not be told that it is gone.
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

/** A report may have changed the firmware's state without an event for it. */
function isInstalling({ firmwareAssignment }: AdminClient): boolean {
  const state = firmwareAssignment?.state;
  return state === "ASSIGNED" || state === "DOWNLOADING" || state === "DOWNLOADED";
}

/**
 * One device, live: its status and actions as they change, the rest each minute.
 * @param actions number of its latest actions, 100 at most
 */
function useAdminClient(id: string, actions: number) {
  const withFirmware = useOffers().has("FIRMWARE_PROGRESS");
  const answer = useAdminClientQuery({
    variables: { id, actions, withFirmware },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const { data, at } = useLastGood(answerOf(answer), id);
  const client = data?.client;
  const reload = useOneAtATime(async () => {
    await answer.refetch();
  });
  const shown = useRef(client);
  useEffect(() => {
    shown.current = client;
  });
  const { again, keep } = useRestart();
  // Updates of the device go through the cache to the page.
  const status = useAdminClientStatusSubscription({
    variables: { id },
    ignoreResults: true,
    onData: () => {
      if (shown.current && isInstalling(shown.current)) reload();
    },
    onError: again,
    onComplete: again,
  });
  const changes = useClientActionChangedSubscription({
    variables: { id },
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      const changed = news?.actionChanged.action?.id;
      const isShown = shown.current?.actions?.nodes.some((action) => action.id === changed);
      if (!isShown) reload();
    },
    onError: again,
    onComplete: again,
  });
  useEffect(() => {
    keep(() => {
      status.restart();
      changes.restart();
      reload();
    });
  });
  return { client, isLoaded: data !== undefined, at, error: answer.error, reload };
}
