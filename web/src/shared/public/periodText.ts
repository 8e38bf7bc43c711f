import type { Period } from "../interval/resolveInterval";
import { formatDateTime } from "../time/format";

/** "05.03.2026 07:05 – 06.03.2026 07:05" in an IANA zone. */
export const periodText = ({ from, to }: Period, zone: string): string =>
  `${formatDateTime(from, zone)} – ${formatDateTime(to, zone)}`;
