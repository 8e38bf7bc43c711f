import { valvesTexts } from "../../i18n/texts/valves";
import { useT } from "../../i18n/useT";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageTitle } from "../../shared/ui/PageTitle";
import { WidePage } from "../../shared/ui/WidePage";
import type { ValveLocation } from "../../shared/valves/valve";
import { LocationDialogs } from "./LocationDialogs";

/** A valve location, whatever it knows so far. */
export function LocationView({ location }: { location: ValveLocation }) {
  const t = useT(valvesTexts);
  return (
    <WidePage gap={{ base: "4", md: "5" }}>
      <PageTitle>{t("locationTitle", { name: location.name })}</PageTitle>
      <PageHeading>{t("locationTitle", { name: location.name })}</PageHeading>
      <LocationDialogs location={location} />
    </WidePage>
  );
}
