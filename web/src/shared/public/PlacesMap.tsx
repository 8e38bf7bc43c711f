import { useT } from "../../i18n/useT";
import type { PublicMapProps } from "./PublicMap";
import { publicPartsTexts } from "./publicPartsTexts";
import { useLoaded } from "./useLoaded";

const loadMap = async () => (await import("./PublicMap")).PublicMap;

type PlacesMapProps = Omit<PublicMapProps, "places"> & {
  /** Undefined: not known yet. */
  places: PublicMapProps["places"] | undefined;
};

/** The map of places; its code loads after the page's. */
export function PlacesMap({ places, ...map }: PlacesMapProps) {
  const t = useT(publicPartsTexts);
  const loaded = useLoaded(loadMap);
  return (
    <section className="pub-map" aria-label={t("map")}>
      {loaded === undefined || places === undefined ? (
        <div className="pub-skeleton" />
      ) : (
        <loaded.Part places={places} {...map} />
      )}
    </section>
  );
}
