import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import type { Activity } from "../clients/activity";
import { activityShapes } from "./activityShapes";
import { uiTexts } from "./uiTexts";

/** Returns the word for an activity in the screen's language. */
export function useActivityLabel(): (activity: Activity) => string {
  const t = useT(uiTexts);
  return useCallback((activity) => t(`activity_${activity}`), [t]);
}

type StatusDotProps = { activity: Activity; decorative?: boolean };

/** Pixels. */
const size = 12;

/** Coloured dot of a device's activity. `decorative` if its word is next to it. */
export function StatusDot({ activity, decorative = false }: StatusDotProps) {
  const label = useActivityLabel();
  const color = `var(--chakra-colors-activity-${activity})`;
  const dot = (
    <svg viewBox="0 0 12 12" width={size} height={size} style={{ flexShrink: 0, color }} aria-hidden>
      <path d={activityShapes[activity]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
  if (decorative) return dot;
  return (
    <span role="img" aria-label={label(activity)} style={{ display: "inline-flex", flexShrink: 0 }}>
      {dot}
    </span>
  );
}
