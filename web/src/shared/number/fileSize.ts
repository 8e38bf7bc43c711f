import type { Language } from "../../i18n/language";
import { formatQuantity } from "./format";

/** Bytes as text: "812 B", "214 kB", "1,3 MB", "12,0 GB"; "-" if unknown. */
export function fileSize(bytes: number | null, language: Language): string {
  if (bytes === null || bytes < 1000) return formatQuantity(bytes, "B", language);
  if (bytes < 1_000_000) return formatQuantity(Math.round(bytes / 1000), "kB", language);
  if (bytes < 1_000_000_000) return formatQuantity(bytes / 1_000_000, "MB", language, 1);
  return formatQuantity(bytes / 1_000_000_000, "GB", language, 1);
}
