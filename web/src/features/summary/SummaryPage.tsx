import { Button, Heading, Skeleton, Stack } from "@chakra-ui/react";
import { ArrowLeft, Route, UsersRound } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useSummaryGroupsQuery } from "../../graphql/operations/summary";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useStreetName } from "../../shared/clients/useStreetName";
import { useInterval } from "../../shared/interval/useInterval";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { defaultGraph, parseGraph } from "../../shared/roads/graphs";
import { parseSort, sortText } from "../../shared/roads/sortRows";
import { useRoadFigures } from "../../shared/roads/useRoadFigures";
import { SeriesProvider } from "../../shared/roads/useSeries";
import { useHasNoGroup } from "../../shared/session/useHasNoGroup";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { WidePageSkeleton } from "../../shared/ui/WidePage";
import { SummaryView } from "./SummaryView";
import { type GroupWithSummary, summaryGroupsOf } from "./summaryGroups";
import { summaryInterval } from "./summaryInterval";
import { summaryTexts } from "./summaryTexts";

/** /summary: the summary groups of a group. */
export function SummaryPage() {
  const t = useT(summaryTexts);
  const hasNoGroup = useHasNoGroup();
  // Not from the cache: the list of devices stores fewer fields of the same groups there.
  const query = useSummaryGroupsQuery({ fetchPolicy: "no-cache", ...everyMinute });
  const nameOf = useStreetName();
  const known = useLastGood(answerOf(query)).data?.groups ?? undefined;
  const groups = useMemo(() => known && summaryGroupsOf(known, nameOf), [known, nameOf]);
  if (groups !== undefined && groups.length > 0) return <Summary groups={groups} />;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <Heading as="h1" srOnly>
        {t("title")}
      </Heading>
      {groups !== undefined ? (
        <NoSummary hasNoGroup={hasNoGroup} />
      ) : query.error === undefined ? (
        <SummarySkeleton />
      ) : (
        <PageError
          title={t("loadFailed")}
          text={t("loadFailedText")}
          onRetry={() => void query.refetch().catch(() => undefined)}
        />
      )}
    </>
  );
}

function Summary({ groups }: { groups: readonly GroupWithSummary[] }) {
  const [chosen, setChosen] = useParam("group");
  const [graphParam, setGraph] = useParam("graph");
  const [sortParam, setSort] = useParam("sort");
  const [shownInterval, setInterval] = useInterval();
  const interval = useMemo(() => summaryInterval(shownInterval), [shownInterval]);
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const clients = useMemo(() => group?.summaryGroups.flatMap((one) => one.clients), [group]);
  const figures = useRoadFigures(clients, group?.id ?? null, interval);
  const graph = parseGraph(graphParam);
  const sort = useMemo(() => parseSort(sortParam), [sortParam]);
  if (group === undefined) return null;
  return (
    <SeriesProvider graph={graph} interval={interval} at={figures.at}>
      <SummaryView
        group={group}
        groups={groups}
        onGroup={setChosen}
        figures={figures}
        interval={interval}
        onInterval={setInterval}
        graph={graph}
        onGraph={(next) => setGraph(next === defaultGraph ? null : next)}
        sort={sort}
        onSort={(next) => setSort(sortText(next))}
      />
    </SeriesProvider>
  );
}

/** No summary groups yet, or no access: the person has to do different things. */
function NoSummary({ hasNoGroup }: { hasNoGroup: boolean }) {
  const t = useT(summaryTexts);
  return (
    <PageMessage
      icon={hasNoGroup ? <UsersRound /> : <Route />}
      title={t(hasNoGroup ? "noGroupTitle" : "emptyTitle")}
      text={t(hasNoGroup ? "noGroupText" : "emptyText")}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={paths.overview}>
            <ArrowLeft aria-hidden />
            {t("toOverview")}
          </Link>
        </Button>
      }
    />
  );
}

/** Placeholder of the summary while its groups load. */
function SummarySkeleton() {
  return (
    <WidePageSkeleton gap={{ base: "4", md: "6" }}>
      <Skeleton h="9" w="12rem" />
      <Skeleton h="10" w={{ base: "full", md: "26rem" }} />
      {["a", "b"].map((section) => (
        <Stack key={section} gap="px" rounded="xl" overflow="hidden">
          <Skeleton h="16" rounded="none" />
          <Skeleton h="11rem" rounded="none" />
          <Skeleton h="11rem" rounded="none" />
        </Stack>
      ))}
    </WidePageSkeleton>
  );
}
