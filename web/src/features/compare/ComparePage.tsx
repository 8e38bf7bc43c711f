import { skipToken } from "@apollo/client/react";
import { SimpleGrid, Skeleton, Stack } from "@chakra-ui/react";
import { Footprints, RadioTower } from "lucide-react";
import { useMemo } from "react";
import { paths } from "../../app/paths";
import type { CompareQuery } from "../../graphql/generated";
import { useCompareQuery } from "../../graphql/operations/compare";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { useStreets } from "../../shared/clients/useStreets";
import type { Period } from "../../shared/interval/resolveInterval";
import { AsIfLimit, AsIfNotice } from "../../shared/limit-history/AsIfLimit";
import { useAsIfLimit } from "../../shared/limit-history/useAsIfLimit";
import { answerOf } from "../../shared/live/answerOf";
import { type LastShown, useLastShown } from "../../shared/live/useLastShown";
import { useSame } from "../../shared/live/useSame";
import { countedOf, measuresSpeed, type RoadClient, roadClient } from "../../shared/roads/roadClient";
import { defaultTimeZone } from "../../shared/time/format";
import { BackLink } from "../../shared/ui/BackLink";
import { PageHead } from "../../shared/ui/PageHead";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { Switching } from "../../shared/ui/Switching";
import { uiTexts } from "../../shared/ui/uiTexts";
import { WidePage } from "../../shared/ui/WidePage";
import { CompareResult, type CompareResultProps } from "./CompareResult";
import { CompareSides } from "./CompareSides";
import { periodsOf } from "./compareState";
import { compareTexts } from "./compareTexts";
import { useCompareState } from "./useCompareState";

/** /compare: two periods of one location, or two locations. */
export function ComparePage() {
  const t = useT(compareTexts);
  const { clients, groups, failure, refresh } = useClients();
  const streets = useStreets();
  const valves = useMemo(
    () => new Set(groups?.filter(({ type }) => type === "VALVE").map(({ id }) => id)),
    [groups],
  );
  // Live status gives a new list every few seconds.
  const locations = useSame(
    streets
      ?.filter(({ groups: of }) => !of?.some(({ id }) => valves.has(id)))
      .map((street) => ({ ...roadClient(street), timeZone: street.timeZone })),
  );
  // A link may name a device that was moved: it stands for all streets where it was.
  const devices = useSame(
    clients
      ?.filter(({ id }) => !locations?.some((street) => street.id === id))
      .map((client) => ({
        ...roadClient({ ...client, name: t("ofDevice", client) }),
        timeZone: client.timeZone,
      })),
  );
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      <PageHead title={t("title")} intro={t("subtitle")}>
        <BackLink to={paths.traffic}>{t("toTraffic")}</BackLink>
      </PageHead>
      {locations === undefined || devices === undefined ? (
        failure === null ? (
          <CompareSkeleton />
        ) : (
          <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={refresh} />
        )
      ) : (
        <Compare streets={locations} devices={devices} />
      )}
    </WidePage>
  );
}

type Compared = RoadClient & { timeZone: string };

type CompareProps = {
  streets: readonly Compared[];
  /** Devices that stand for no single street: shown where they are chosen. */
  devices: readonly Compared[];
};

function Compare({ streets, devices }: CompareProps) {
  const t = useT(compareTexts);
  const { state, now, change } = useCompareState();
  const clients = useMemo(() => {
    const chosen = devices.filter(({ id }) => id === state.client || id === state.other);
    return [...streets, ...chosen];
  }, [streets, devices, state.client, state.other]);
  const vehicles = useMemo(() => clients.filter(({ kind }) => countedOf(kind) !== "people"), [clients]);
  const client = state.client ?? vehicles[0]?.id ?? null;
  const other = state.other ?? client;
  const byId = (id: string | null) => clients.find((one) => one.id === id);
  const [here, there] = [byId(client), byId(other)];
  const zone = here?.timeZone ?? defaultTimeZone;
  const periods = periodsOf(state, now, zone);
  const isOfPeople = [here, there].some((one) => one !== undefined && countedOf(one.kind) === "people");
  const answer = useComparison(
    client === null || other === null || isOfPeople
      ? null
      : {
          before: { clientId: other, period: periods.before },
          after: { clientId: client, period: periods.after },
        },
  );
  const places = useMemo(
    () =>
      client === other ? null : { before: there?.name ?? other ?? "", after: here?.name ?? client ?? "" },
    [client, other, here, there],
  );
  const placeNames = [...new Set([there?.name, here?.name])].filter((name) => name !== undefined);
  if (client === null || other === null)
    return <PageMessage icon={<RadioTower />} title={t("emptyTitle")} text={t("emptyText")} />;
  const hasSpeeds = [here, there].every((one) => one === undefined || measuresSpeed(one.kind));
  return (
    <>
      <CompareSides
        clients={vehicles}
        client={client}
        other={other}
        state={state}
        periods={periods}
        now={now}
        zone={zone}
        onChange={change}
      />
      {isOfPeople ? (
        <PageMessage icon={<Footprints />} title={t("peopleTitle")} text={t("peopleText")} />
      ) : (
        <>
          {hasSpeeds ? (
            <Stack gap="2">
              <AsIfNotice />
              <AsIfLimit />
            </Stack>
          ) : null}
          <CompareAnswer
            answer={answer}
            places={places}
            placeNames={placeNames}
            hasSpeeds={hasSpeeds}
            zone={zone}
          />
        </>
      )}
    </>
  );
}

/** Placeholder of the result. */
function CompareSkeleton() {
  const t = useT(uiTexts);
  return (
    <Stack role="status" aria-label={t("loading")} gap="4">
      <Skeleton h="44" rounded="xl" />
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="3">
        <Skeleton h="22rem" rounded="xl" />
        <Skeleton h="22rem" rounded="xl" />
      </SimpleGrid>
      <Skeleton h="20rem" rounded="xl" />
    </Stack>
  );
}

/** One side: a location and fixed instants. */
type Side = { clientId: string; period: Period };

type ComparisonAnswer = LastShown<CompareQuery> & { retry: () => void };

/** Both sides' figures, their judged differences and data for the charts, in one request. */
function useComparison(sides: { before: Side; after: Side } | null): ComparisonAnswer {
  const [asIfLimit] = useAsIfLimit();
  const input = ({ clientId, period }: Side) => ({ clientId, interval: period });
  const variables = sides && {
    before: input(sides.before),
    after: input(sides.after),
    beforeId: sides.before.clientId,
    beforeInterval: sides.before.period,
    afterId: sides.after.clientId,
    afterInterval: sides.after.period,
    asIfLimit,
  };
  const query = useCompareQuery(variables ? { variables, fetchPolicy: "no-cache" } : skipToken);
  return {
    ...useLastShown(answerOf(query), JSON.stringify(variables)),
    retry: () => void query.refetch().catch(() => undefined),
  };
}

type CompareAnswerProps = Omit<CompareResultProps, "data"> & { answer: ComparisonAnswer };

/** The result, or the reason why there is none. */
function CompareAnswer({ answer, ...shown }: CompareAnswerProps) {
  const t = useT(compareTexts);
  const { data, failed, switching, at, retry } = answer;
  if (data === undefined)
    return failed ? (
      <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={retry} />
    ) : (
      <CompareSkeleton />
    );
  return (
    <>
      {failed ? <StaleNotice text={`${t("loadFailed")}.`} at={at} onRetry={retry} /> : null}
      <Switching isSwitching={switching}>
        <CompareResult data={data} {...shown} />
      </Switching>
    </>
  );
}
