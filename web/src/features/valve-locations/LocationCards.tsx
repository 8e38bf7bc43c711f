import { Button, Grid } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import type { ValveLocationLine } from "../../shared/valves/valve";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { LocationCard } from "./LocationCard";

type LocationCardsProps = {
  locations: readonly ValveLocationLine[];
  /** Number shown until somebody asks for all. */
  atFirst: number;
  hasLines?: boolean;
};

/** Locations side by side, as many as fit. */
export function LocationCards({ locations, atFirst, hasLines = false }: LocationCardsProps) {
  const t = useT(valvesTexts);
  const [isWhole, setWhole] = useState(false);
  const isAlone = hasLines && locations.length === 1;
  const shown = isWhole ? locations : locations.slice(0, atFirst);
  return (
    <>
      <Grid
        as="ul"
        listStyleType="none"
        aria-label={t("locations")}
        gap={{ base: "3", md: "4" }}
        alignItems="start"
        templateColumns={
          isAlone ? "minmax(0, 1fr)" : `repeat(auto-fill, minmax(min(100%, ${hasLines ? 24 : 20}rem), 1fr))`
        }
      >
        {shown.map((location) => (
          <LocationCard key={location.id} location={location} hasLines={hasLines} isAlone={isAlone} />
        ))}
      </Grid>
      {shown.length < locations.length ? (
        <Button variant="outline" alignSelf="start" onClick={() => setWhole(true)}>
          {t("showAll", { count: locations.length })}
        </Button>
      ) : null}
    </>
  );
}
