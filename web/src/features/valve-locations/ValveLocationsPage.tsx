import { Skeleton } from "@chakra-ui/react";
import { Droplets } from "lucide-react";
import { useT } from "../../i18n/useT";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { WidePageSkeleton } from "../../shared/ui/WidePage";
import { useValveLocations } from "../../shared/valves/useValveLocations";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { ValveLocationsView } from "./ValveLocationsView";

/** /overview for people who have only valves. */
export function ValveLocationsPage() {
  const t = useT(valvesTexts);
  const { locations, at, hasFailed, refresh } = useValveLocations();
  if (locations === undefined)
    return hasFailed ? (
      <PageError as="h1" title={t("loadFailed")} text={t("loadFailedText")} onRetry={refresh} />
    ) : (
      <ValveLocationsSkeleton />
    );
  return (
    <>
      <PageTitle>{t("overviewTitle")}</PageTitle>
      {locations.length === 0 ? (
        <PageMessage as="h1" icon={<Droplets />} title={t("noLocations")} text={t("noLocationsText")} />
      ) : (
        <ValveLocationsView locations={locations} staleSince={hasFailed ? at : null} onRefresh={refresh} />
      )}
    </>
  );
}

/** Placeholder of the page while its first data load. */
function ValveLocationsSkeleton() {
  return (
    <WidePageSkeleton gap={{ base: "4", md: "5" }}>
      <Skeleton h="9" w="12rem" />
      <Skeleton h="20" rounded="xl" />
      <Skeleton h="20rem" rounded="xl" />
      <Skeleton h="16rem" rounded="xl" />
    </WidePageSkeleton>
  );
}
