import type { Language } from "../../../i18n/language";
import { formatQuantity } from "../../../shared/number/format";

const kilo = 1024;

/** Bytes → "812 B", "64 kB", "1.2 MB"; null → "-". */
export function formatBytes(bytes: number | null, language: Language): string {
  if (bytes === null || bytes < kilo) return formatQuantity(bytes, "B", language);
  if (bytes < kilo * kilo) return formatQuantity(Math.round(bytes / kilo), "kB", language);
  return formatQuantity(bytes / kilo / kilo, "MB", language, 1);
}
