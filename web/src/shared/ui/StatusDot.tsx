import { useT } from "../../i18n/useT";
import type { Activity } from "../clients/activity";

const labels = {
  ok: "activityOk",
  late: "activityLate",
  silent: "activitySilent",
  never: "activityNever",
} as const;

/** The word for an activity, in the language of the screen. */
export function useActivityLabel(): (activity: Activity) => string {
  const t = useT("ui");
  return (activity) => t(labels[activity]);
}

/** Full, half, barred, hollow: the state can be told without seeing the colour. */
const shapes: Record<Activity, string> = {
  ok: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1z",
  late: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1zM6 2.8v6.4a3.2 3.2 0 0 0 0-6.4z",
  silent: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1zM3.2 5.1v1.8h5.6V5.1z",
  never: "M6 1a5 5 0 1 1 0 10A5 5 0 1 1 6 1zM6 2.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 1 0 0-6.4z",
};

type StatusDotProps = { activity: Activity /** Pixels. */; size?: number; decorative?: boolean };

/** Coloured dot of a device's activity. `decorative` where its word stands beside it. */
export function StatusDot({ activity, size = 12, decorative = false }: StatusDotProps) {
  const label = useActivityLabel();
  const color = `var(--chakra-colors-activity-${activity})`;
  const dot = (
    <svg viewBox="0 0 12 12" width={size} height={size} style={{ flexShrink: 0, color }} aria-hidden>
      <path d={shapes[activity]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
  if (decorative) return dot;
  return (
    <span role="img" aria-label={label(activity)} style={{ display: "inline-flex", flexShrink: 0 }}>
      {dot}
    </span>
  );
}
