import { useMemo } from "react";
import { useT } from "../../i18n/useT";
import { type Activity, activities } from "../clients/activity";
import { useNumber } from "../number/useNumber";
import { useActivityLabel } from "../ui/StatusDot";
import { mapTexts } from "./mapTexts";
import type { MarkTexts } from "./mark";

/** How places without a device are shown and told of; it keeps its identity. */
export type PlaceWords = {
  shape: string;
  status: string;
  /** `devices` is what is said of those in the same cluster, or empty. */
  cluster: (count: number, devices: string) => string;
};

/**
 * Texts of marks in the screen's language; `word` replaces the meaning of the colours.
 * @param ofPlaces where there are such
 */
export function useMarkTexts(word?: (activity: Activity) => string, ofPlaces?: PlaceWords): MarkTexts {
  const t = useT(mapTexts);
  const activityLabel = useActivityLabel();
  const label = word ?? activityLabel;
  const { number } = useNumber();
  return useMemo(
    () => ({
      number,
      placeShape: ofPlaces?.shape ?? "",
      marker: (name, activity) =>
        t("marker", { name, status: activity === "place" ? (ofPlaces?.status ?? "") : label(activity) }),
      cluster: (counts) => {
        const present = activities.filter((activity) => counts[activity] > 0);
        const count = present.reduce((sum, activity) => sum + counts[activity], 0);
        const states = present.map((activity) => `${label(activity)} ${number(counts[activity])}`);
        const devices = count > 0 ? `${t("cluster", { count })}: ${states.join(", ")}` : "";
        return counts.place && ofPlaces ? ofPlaces.cluster(counts.place, devices) : devices;
      },
    }),
    [t, label, number, ofPlaces],
  );
}
