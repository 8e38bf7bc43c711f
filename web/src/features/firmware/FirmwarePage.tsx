import { Skeleton } from "@chakra-ui/react";
import { Waypoints } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { paths } from "../../app/paths";
import { useFirmwaresQuery, useRolloutQuery } from "../../graphql/operations/firmware";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useClients } from "../../shared/clients/useClients";
import { rolloutsTexts } from "../../shared/firmware/rolloutsTexts";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { NotOffered } from "../../shared/offers/NotOffered";
import { useOffers } from "../../shared/offers/useOffers";
import { BackLink } from "../../shared/ui/BackLink";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { rolloutsAddress } from "./firmwareAddress";
import { firmwareTexts } from "./firmwareTexts";
import { FirmwareView } from "./list/FirmwareView";
import { withRunning } from "./list/firmwareList";
import { RolloutView } from "./rollouts/RolloutView";
import { isRunning, type RolloutWhole } from "./rollouts/rollout";
import { useRolloutName } from "./rollouts/useRolloutName";

/** /admin/firmware: all firmware and its rollouts, or the rollout in the address. */
export function FirmwarePage() {
  const t = useT(firmwareTexts);
  const offers = useOffers();
  const [rollout] = useParam("rollout");
  const [view] = useParam("view");
  const isOfRollouts = view === "rollouts" || (rollout !== null && rollout !== "new");
  if (isOfRollouts && !offers.has("ROLLOUTS"))
    return (
      <NotOffered what="ROLLOUTS">
        <BackLink to={paths.firmware}>{t("title")}</BackLink>
      </NotOffered>
    );
  return rollout === null || rollout === "new" ? (
    <FirmwareListPage />
  ) : (
    <RolloutPage key={rollout} id={rollout} />
  );
}

/** All firmware, and its rollouts. */
function FirmwareListPage() {
  const t = useT(firmwareTexts);
  const answer = useFirmwaresQuery({ fetchPolicy: "cache-and-network", ...everyMinute });
  const { clients } = useClients();
  const { data, at } = useLastGood(answerOf(answer));
  const firmwares = data?.firmwares ?? undefined;
  const counted = useMemo(() => firmwares && withRunning(firmwares, clients ?? []), [firmwares, clients]);
  const refresh = () => {
    answer.refetch().catch(() => undefined);
  };
  const hardwareTypes = data?.hardwareTypes.filter(({ takesFirmware }) => takesFirmware) ?? [];
  return (
    <LoadedPage t={t} data={counted} at={at} error={answer.error} onRetry={refresh}>
      {(known) => (
        <FirmwareView
          firmwares={known}
          hardwareTypes={hardwareTypes.map(({ name }) => name)}
          onChanged={refresh}
        />
      )}
    </LoadedPage>
  );
}

/** One rollout, during and after it. */
function RolloutPage({ id }: { id: string }) {
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

const pace = { running: 5000, usual: 60_000 };

/** A rollout with its devices: refetched every few seconds while it runs, and at once when a device reports another version. */
function useRollout(id: string) {
  const [isLive, setLive] = useState(true);
  const answer = useRolloutQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: isLive ? pace.running : pace.usual,
    skipPollAttempt: () => document.hidden,
  });
  const { data, at } = useLastGood(answerOf(answer), id);
  const rollout = data?.rollout;
  const isLiveNow = rollout == null ? false : isRunning(rollout) || Number(rollout.counts?.underWay) > 0;
  if (data !== undefined && isLiveNow !== isLive) setLive(isLiveNow);
  const refresh = () => {
    answer.refetch().catch(() => undefined);
  };
  useVersionsTold(rollout, refresh);
  return { data, at, failed: answer.error !== undefined, refresh };
}

/** Calls back when a device of the rollout reports another version than before. */
function useVersionsTold(rollout: RolloutWhole | null | undefined, onTold: () => void): void {
  const { clients } = useClients();
  const ids = new Set(rollout?.devices?.flatMap(({ client }) => client?.id ?? []));
  const told = (clients ?? [])
    .filter(({ id }) => ids.has(id))
    .map(({ id, info }) => `${id} ${info.firmwareVersion}`)
    .sort()
    .join();
  const before = useRef({ devices: ids.size, told });
  useEffect(() => {
    const isNews = before.current.devices === ids.size && before.current.told !== told;
    before.current = { devices: ids.size, told };
    if (isNews) onTold();
  });
}
