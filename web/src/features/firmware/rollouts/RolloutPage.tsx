import { Skeleton } from "@chakra-ui/react";
import { Waypoints } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { BackLink } from "../../../shared/ui/BackLink";
import { PageError, PageMessage } from "../../../shared/ui/PageState";
import { PageTitle } from "../../../shared/ui/PageTitle";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../../shared/ui/WidePage";
import { rolloutsAddress } from "../firmwareAddress";
import { RolloutView } from "./RolloutView";
import { useRollout } from "./useRollout";
import { useRolloutName } from "./useRolloutName";

/** One rollout, while it runs and after. */
export function RolloutPage({ id }: { id: string }) {
  const t = useT(rolloutsTexts);
  const nameOf = useRolloutName();
  const { data, at, failed, refresh } = useRollout(id);
  const rollout = data?.rollout;
  if (data === undefined && failed)
    return <PageError as="h1" title={t("oneFailed")} text={t("loadFailedText")} onRetry={refresh} />;
  if (data === undefined)
    return (
      <WidePageSkeleton>
        <Skeleton h="9" w="20rem" />
        <Skeleton h="32" />
        <Skeleton h="24rem" />
      </WidePageSkeleton>
    );
  if (rollout == null)
    return (
      <PageMessage
        as="h1"
        icon={<Waypoints />}
        title={t("gone")}
        text={t("goneText")}
        action={<BackLink to={rolloutsAddress}>{t("back")}</BackLink>}
      />
    );
  return (
    <WidePage>
      <PageTitle>{nameOf(rollout)}</PageTitle>
      {failed ? <StaleNotice text={t("oneFailed")} at={at} onRetry={refresh} /> : null}
      <RolloutView rollout={rollout} onChanged={refresh} />
    </WidePage>
  );
}
