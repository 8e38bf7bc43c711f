import { type Language, languages } from "../../../i18n/language";
import { useLanguage } from "../../../i18n/useT";
import { keep, useKept } from "../../../shared/ui/kept";

const name = "export.language";

/** The language that files are written in: what this browser's visitor chose last, else the portal's. */
export function useExportLanguage(): [Language, (language: Language) => void] {
  const portal = useLanguage();
  const kept = useKept(name);
  const chosen = languages.find((language) => language === kept) ?? portal;
  // Whoever goes back to the portal's language follows it from then on.
  return [chosen, (language) => keep(name, language === portal ? null : language)];
}
