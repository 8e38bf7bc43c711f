import { useMemo } from "react";
import { useT } from "../../i18n/useT";
import { type Activity, activities } from "../clients/activity";
import { useNumber } from "../number/useNumber";
import { useActivityLabel } from "../ui/StatusDot";
import { mapTexts } from "./mapTexts";
import type { MarkTexts } from "./mark";

/** Texts of marks in the screen's language; `word` replaces the meaning of the colours. */
export function useMarkTexts(word?: (activity: Activity) => string): MarkTexts {
  const t = useT(mapTexts);
  const activityLabel = useActivityLabel();
  const label = word ?? activityLabel;
  const { number } = useNumber();
  return useMemo(
    () => ({
      number,
      marker: (name, activity) =>
        t("marker", { name, status: activity === "place" ? t("place") : label(activity) }),
      cluster: (counts) => {
        const present = activities.filter((activity) => counts[activity] > 0);
        const count = present.reduce((sum, activity) => sum + counts[activity], 0);
        const states = present.map((activity) => `${label(activity)} ${number(counts[activity])}`);
        const devices = count === 0 ? [] : [`${t("cluster", { count })}: ${states.join(", ")}`];
        const places = counts.place === 0 ? [] : [t("places", { count: counts.place })];
        return [...devices, ...places].join("; ");
      },
    }),
    [t, label, number],
  );
}
