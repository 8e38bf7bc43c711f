import { Heading, Skeleton, Stack } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { useCallback, useEffect } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../app/paths";
import { useValveLocationQuery } from "../../graphql/operations/valves";
import { serverNow, serverNowMs } from "../../graphql/serverClock";
import { translatorOf, useT } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { useLastGood } from "../../shared/live/useLastGood";
import { BackLink } from "../../shared/ui/BackLink";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { toast } from "../../shared/ui/toastStore";
import { WidePageSkeleton } from "../../shared/ui/WidePage";
import { useLiveLocation } from "../../shared/valves/useLiveLocation";
import type { ValveLocation } from "../../shared/valves/valve";
import { valvesOf } from "../../shared/valves/valvesOf";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { useLocationActions } from "./controls/useLocationActions";
import { useValveActions } from "./controls/useValveActions";
import { LocationView } from "./LocationView";

/** /location/:id */
export function LocationPage() {
  const { id = "" } = useParams();
  return <Location key={id} id={id} />;
}

function Location({ id }: { id: string }) {
  const t = useT(valvesTexts);
  const { location, at, hasFailed, reload } = useLocationData(id);
  const actions = useLocationActions(id, reload);
  const valveActions = useValveActions(reload);
  const refresh = () => void reload();
  if (location)
    return (
      <LocationView
        location={location}
        staleSince={hasFailed ? at : null}
        onRefresh={refresh}
        actions={actions}
        valveActions={valveActions}
      />
    );
  return (
    <>
      <Heading as="h1" srOnly>
        {t("location")}
      </Heading>
      {location === null ? <Missing /> : null}
      {location === undefined && hasFailed ? (
        <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={refresh} />
      ) : null}
      {location === undefined && !hasFailed ? <LocationSkeleton /> : null}
    </>
  );
}

/** An unknown location looks the same as another group's. */
function Missing() {
  const t = useT(valvesTexts);
  return (
    <PageMessage
      icon={<SearchX />}
      title={t("missingTitle")}
      text={t("missingText")}
      action={<BackLink to={paths.overview}>{t("toOverview")}</BackLink>}
    />
  );
}

const refreshMs = 60_000;

/** The platform's clock may be slightly behind. */
const slackMs = 1000;

type LocationData = {
  /** Undefined until the first answer, null if there is none to see; kept while a refresh runs or after it fails. */
  location: ValveLocation | null | undefined;
  /** Unix seconds of the last successful answer. */
  at: number;
  hasFailed: boolean;
  reload: () => Promise<void>;
};

/**
 * A location, live: refetched on news from the portal, when an opening or a pause begins or ends by the clock,
 * and once a minute.
 */
function useLocationData(id: string): LocationData {
  const variables = { id };
  const answer = useValveLocationQuery({ variables, fetchPolicy: "cache-and-network" });
  const { data, at } = useLastGood(answerOf(answer), id);
  const { refetch, error } = answer;
  const reload = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);
  useLiveLocation(id, reload);
  useMinutes(refetch);
  useTurns(data?.valveLocation, reload);
  return { location: data?.valveLocation, at, hasFailed: error !== undefined, reload };
}

/** Refetches once a minute while the page is visible, and reports each refetch. */
function useMinutes(refetch: () => Promise<{ error?: unknown }>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return;
      refetch().then(
        ({ error }) => {
          if (error === undefined) toast.success(translatorOf(valvesTexts)("refreshed"), "refreshLocation");
        },
        () => undefined,
      );
    }, refreshMs);
    return () => clearInterval(timer);
  }, [refetch]);
}

/** Changes by the clock have no event: refetches when one is due. */
function useTurns(location: ValveLocation | null | undefined, reload: () => Promise<void>): void {
  const turn = location ? nextTurn(location, serverNow()) : null;
  useEffect(() => {
    if (turn === null) return;
    const wait = turn * 1000 - serverNowMs() + slackMs;
    // Later changes are covered by polling anyway.
    if (wait > refreshMs) return;
    const timer = setTimeout(() => void reload(), wait);
    return () => clearTimeout(timer);
  });
}

/** Next change of a location by the clock, after `now`; null: none. Unix seconds. */
function nextTurn(location: ValveLocation, now: number): number | null {
  const times = [
    location.rainDelayUntil,
    ...location.bundles.map(({ pausedUntil }) => pausedUntil),
    ...valvesOf(location).flatMap(({ nextChange, manualUntil }) => [nextChange, manualUntil]),
  ];
  const ahead = times.filter((time) => time !== null && time > now);
  return ahead.length === 0 ? null : Math.min(...ahead.map(Number));
}

/** Placeholder of the page while its first data load: heading, figures, two cards of valves. */
function LocationSkeleton() {
  return (
    <WidePageSkeleton gap={{ base: "4", md: "5" }}>
      <Stack gap="3">
        <Skeleton h="9" w="20rem" maxW="80%" />
        <Skeleton h="11" w="24rem" maxW="100%" />
      </Stack>
      <Skeleton h="20" rounded="xl" />
      <Skeleton h="20rem" rounded="xl" />
      <Skeleton h="20rem" rounded="xl" />
    </WidePageSkeleton>
  );
}
