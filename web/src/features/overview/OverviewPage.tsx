import { Skeleton, Stack } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { useFormerPlaces } from "../../shared/clients/useFormerPlaces";
import { usePlaces } from "../../shared/clients/usePlaces";
import { useHasNoGroup } from "../../shared/session/useHasNoGroup";
import { PageError } from "../../shared/ui/PageState";
import { toast } from "../../shared/ui/toastStore";
import { WidePageSkeleton } from "../../shared/ui/WidePage";
import { OverviewView, type OverviewViewProps } from "./OverviewView";
import { overviewTexts } from "./overviewTexts";

type OverviewPageProps = Pick<OverviewViewProps, "ValveLocations">;

/** All devices that the visitor may see, live. */
export function OverviewPage({ ValveLocations }: OverviewPageProps) {
  const t = useT(overviewTexts);
  const { clients, groups, at, failure, refresh, refreshOne } = useClients();
  const former = useFormerPlaces();
  const places = usePlaces();
  const hasNoGroup = useHasNoGroup();
  const failed = failure === null && !places.failed ? null : t("loadFailed");

  if (clients === undefined || groups === undefined) {
    return failed === null ? <OverviewSkeleton /> : <PageError as="h1" title={failed} onRetry={refresh} />;
  }
  return (
    <OverviewView
      clients={clients}
      former={former}
      groups={groups}
      ValveLocations={ValveLocations}
      hasNoGroup={hasNoGroup}
      stale={failed === null ? null : { text: failed, at }}
      onRefresh={refresh}
      onRefreshOne={({ id, name }) => {
        refreshOne(id).then(
          () => toast.success(t("refreshed", { name }), `refresh:${id}`),
          () => toast.error(t("loadFailed"), `refresh:${id}`),
        );
      }}
    />
  );
}

const rows = ["a", "b", "c", "d", "e", "f"];

/** Placeholder of the overview while its first data load. */
function OverviewSkeleton() {
  return (
    <WidePageSkeleton gap={{ base: "4", md: "6" }}>
      <Skeleton h="9" w="10rem" />
      <Skeleton h="24" rounded="xl" />
      <Skeleton h="20rem" rounded="xl" />
      <Stack gap="px" rounded="xl" overflow="hidden">
        {rows.map((row) => (
          <Skeleton key={row} h="11" rounded="none" />
        ))}
      </Stack>
    </WidePageSkeleton>
  );
}
