import { Heading } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { useParams } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { BackLink } from "../../shared/ui/BackLink";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { useLocationActions } from "./controls/useLocationActions";
import { useValveActions } from "./controls/useValveActions";
import { LocationSkeleton } from "./LocationSkeleton";
import { LocationView } from "./LocationView";
import { useLocationData } from "./useLocationData";

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

/** An unknown location and another's look alike. */
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
