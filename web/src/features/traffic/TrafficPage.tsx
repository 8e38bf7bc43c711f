import { Heading, Skeleton } from "@chakra-ui/react";
import { RadioTower } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import type { GroupRow } from "../../shared/clients/clientRow";
import type { Street } from "../../shared/clients/streets";
import { useClients } from "../../shared/clients/useClients";
import { useStreets } from "../../shared/clients/useStreets";
import { useInterval } from "../../shared/interval/useInterval";
import { useSame } from "../../shared/live/useSame";
import { roadClient } from "../../shared/roads/roadClient";
import { useRoadFigures } from "../../shared/roads/useRoadFigures";
import { SeriesProvider } from "../../shared/roads/useSeries";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { WidePageSkeleton } from "../../shared/ui/WidePage";
import { TrafficView } from "./TrafficView";
import { trafficTexts } from "./trafficTexts";
import { useTrafficState } from "./useTrafficState";

/** /traffic: the streets of a group where traffic is or was counted or measured. */
export function TrafficPage() {
  const t = useT(trafficTexts);
  const { groups, failure, refresh } = useClients();
  const streets = useStreets();
  if (streets === undefined || groups === undefined)
    return (
      <Titled>
        {failure === null ? <TrafficSkeleton /> : <PageError title={t("loadFailed")} onRetry={refresh} />}
      </Titled>
    );
  // Valves count nothing.
  const counting = groups.filter(({ type }) => type !== "VALVE");
  return <Traffic streets={streets} groups={counting} />;
}

/** Adds the page's title to content without a view of its own. */
function Titled({ children }: { children: ReactNode }) {
  const t = useT(trafficTexts);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <Heading as="h1" srOnly>
        {t("title")}
      </Heading>
      {children}
    </>
  );
}

function Traffic({ streets, groups }: { streets: readonly Street[]; groups: readonly GroupRow[] }) {
  const t = useT(trafficTexts);
  const [chosen, setChosen] = useParam("group");
  const [interval, setInterval] = useInterval();
  const [state, change] = useTrafficState();
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const groupId = group?.id ?? null;
  // Live status gives a new list every few seconds.
  const locations = useSame(
    streets.filter(({ groups: of }) => of?.some(({ id }) => id === groupId)).map(roadClient),
  );
  const figures = useRoadFigures(locations, groupId, interval);
  if (group === undefined || (locations.length === 0 && groups.length < 2))
    return (
      <Titled>
        <PageMessage icon={<RadioTower />} title={t("emptyTitle")} text={t("emptyText")} />
      </Titled>
    );
  return (
    <SeriesProvider graph={state.graph} interval={interval} at={figures.at}>
      <TrafficView
        group={group}
        groups={groups}
        onGroup={setChosen}
        figures={figures}
        interval={interval}
        onInterval={setInterval}
        state={state}
        onChange={change}
      />
    </SeriesProvider>
  );
}

/** Placeholder of the page while its locations load. */
function TrafficSkeleton() {
  return (
    <WidePageSkeleton>
      <Skeleton h="9" w="10rem" />
      <Skeleton h="9" w={{ base: "full", md: "32rem" }} />
      <Skeleton h="28" rounded="xl" />
      <Skeleton h="26rem" rounded="xl" />
    </WidePageSkeleton>
  );
}
