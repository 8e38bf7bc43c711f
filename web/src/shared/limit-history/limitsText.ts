import type { T } from "../../i18n/useT";
import { formatDateTime } from "../time/format";
import type { limitTexts } from "./limitTexts";

/** The limits of a period: the first, and since when each later one. */
export function limitsText(
  limits: readonly { from: number; speedLimit: number }[],
  zone: string | null,
  t: T<typeof limitTexts>,
): string {
  return limits
    .map(({ from, speedLimit: speed }, index) =>
      index === 0
        ? t("kmh", { speed })
        : t("since", { speed, from: formatDateTime(from, zone ?? undefined) }),
    )
    .join(", ");
}
