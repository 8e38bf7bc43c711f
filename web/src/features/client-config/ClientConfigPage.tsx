import { Skeleton } from "@chakra-ui/react";
import { MapPinOff } from "lucide-react";
import { useParams } from "react-router-dom";
import { paths } from "../../app/paths";
import { useClientConfigQuery } from "../../graphql/operations/clientConfig";
import { useClientConfigTakenSubscription } from "../../graphql/operations/settings";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { configTexts } from "../../shared/config/configTexts";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { NotOffered } from "../../shared/offers/NotOffered";
import { useOffers } from "../../shared/offers/useOffers";
import { BackLink } from "../../shared/ui/BackLink";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { ClientConfigView } from "./ClientConfigView";

/** /admin/clients/:id/config */
export function ClientConfigPage() {
  const t = useT(configTexts);
  const { id = "" } = useParams();
  const answer = useClientConfigQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  // When the device takes a version, the update goes through the cache to the page.
  useClientConfigTakenSubscription({ variables: { id } });
  const { data, at } = useLastGood(answerOf(answer), id);
  const refetch = async () => {
    await answer.refetch().catch(() => undefined);
  };
  const client = data?.client;
  const offers = useOffers();
  const [tab] = useParam("tab");

  if (tab === "history" && !offers.has("CONFIG_HISTORY"))
    return (
      <NotOffered what="CONFIG_HISTORY">
        <BackLink to={paths.clientConfig(id)}>{t("title")}</BackLink>
      </NotOffered>
    );
  if (data === undefined && answer.error !== undefined)
    return (
      <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <ConfigSkeleton />;
  if (!client)
    return (
      <PageMessage
        as="h1"
        icon={<MapPinOff />}
        title={t("noClient")}
        text={t("noClientText")}
        action={<BackLink to={paths.adminOverview}>{t("backToClients")}</BackLink>}
      />
    );
  return (
    <WidePage>
      <PageTitle>{`${t("title")}: ${client.name}`}</PageTitle>
      {answer.error === undefined ? null : (
        <StaleNotice text={t("loadFailed")} at={at} onRetry={() => void refetch()} />
      )}
      <ClientConfigView key={client.id} client={client} onChanged={refetch} />
    </WidePage>
  );
}

const ConfigSkeleton = () => (
  <WidePageSkeleton>
    <Skeleton h="9" w="20rem" maxW="full" />
    <Skeleton h="24" />
    <Skeleton h="32rem" />
  </WidePageSkeleton>
);
