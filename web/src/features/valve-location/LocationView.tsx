import { CalendarPlus, Droplets } from "lucide-react";
import { useT } from "../../i18n/useT";
import { HelpTip } from "../../shared/help/HelpTip";
import { PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage } from "../../shared/ui/WidePage";
import { FigureStrip } from "../../shared/valves/FigureStrip";
import type { ValveLocation } from "../../shared/valves/valve";
import { valvesOf } from "../../shared/valves/valvesOf";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { BundleCard } from "./BundleCard";
import type { LocationActions } from "./controls/useLocationActions";
import type { ValveActions } from "./controls/useValveActions";
import { LocationDialogs } from "./LocationDialogs";
import { LocationHead } from "./LocationHead";
import { LocationNotices } from "./LocationNotices";
import { UnbundledCard } from "./UnbundledCard";

type LocationViewProps = {
  location: ValveLocation;
  /** The last refresh failed: when (Unix seconds) what is shown came; else null. */
  staleSince: number | null;
  onRefresh: () => void;
  actions: LocationActions;
  valveActions: ValveActions;
};

/** A valve location: what is urgent, what can be done with all of it, its valves bundle by bundle. */
export function LocationView(props: LocationViewProps) {
  const { location, staleSince, onRefresh, actions, valveActions } = props;
  const t = useT(valvesTexts);
  const { name, bundles, unbundled } = location;
  const valves = valvesOf(location);
  return (
    <WidePage gap={{ base: "4", md: "5" }}>
      <PageTitle>{t("locationTitle", { name })}</PageTitle>
      <LocationHead location={location} actions={actions} />
      {staleSince === null ? null : (
        <StaleNotice text={t("loadFailed")} at={staleSince} onRetry={onRefresh} />
      )}
      <LocationNotices location={location} actions={actions} />
      {valves.length === 0 ? null : <FigureStrip valves={valves} help={<HelpTip term="valveDeviation" />} />}
      {bundles.map((bundle) => (
        <BundleCard key={bundle.id} location={location} bundle={bundle} actions={valveActions} />
      ))}
      {unbundled.length === 0 ? null : <UnbundledCard location={location} actions={valveActions} />}
      {valves.length === 0 && bundles.length === 0 ? (
        <PageMessage icon={<Droplets />} title={t("noValves")} text={t("noValvesText")} />
      ) : bundles.length === 0 ? (
        <PageMessage icon={<CalendarPlus />} title={t("noBundles")} text={t("noBundlesText")} />
      ) : null}
      <LocationDialogs location={location} />
    </WidePage>
  );
}
