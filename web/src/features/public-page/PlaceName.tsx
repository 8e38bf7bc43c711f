import { useT } from "../../i18n/useT";
import { useNumber } from "../../shared/number/useNumber";
import type { PublicPlace } from "../../shared/public/places";
import { measuresSpeed } from "../../shared/roads/roadClient";
import { graphsLink } from "./graphsLink";
import { publicPageTexts } from "./publicPageTexts";
import "./placeName.css";

/** A place's name, which links to its graphs, and its address. */
export function PlaceName({ place: { id, name, address, kind, speedLimit } }: { place: PublicPlace }) {
  const t = useT(publicPageTexts);
  const { quantity } = useNumber();
  const about = [
    address === name ? null : address,
    measuresSpeed(kind) ? t("limit", { limit: quantity(speedLimit, "km/h") }) : null,
  ].filter((part) => part !== null && part !== "");
  return (
    <span className="pub-place">
      <a href={graphsLink(id)}>{name}</a>
      {about.length === 0 ? null : <small>{about.join(" · ")}</small>}
    </span>
  );
}
