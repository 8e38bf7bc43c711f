import type { Language } from "../../i18n/language";
import { formatQuantity } from "./format";

/** Bytes as people read them: "214 kB", "1,3 MB", "12,0 GB". */
export function fileSize(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return formatQuantity(Math.max(1, Math.round(bytes / 1000)), "kB", language);
  if (bytes < 1_000_000_000) return formatQuantity(bytes / 1_000_000, "MB", language, 1);
  return formatQuantity(bytes / 1_000_000_000, "GB", language, 1);
}
