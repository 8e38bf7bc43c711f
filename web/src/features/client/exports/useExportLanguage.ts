import { type Language, languages } from "../../../i18n/language";
import { useLanguage } from "../../../i18n/useT";
import { keep, useKept } from "../../../shared/ui/kept";

const name = "export.language";

/** Language of files: the last choice in this browser, otherwise the portal's. */
export function useExportLanguage(): [Language, (language: Language) => void] {
  const portal = useLanguage();
  const kept = useKept(name);
  const chosen = languages.find((language) => language === kept) ?? portal;
  // A choice of the portal's language is not stored: files follow the portal from then on.
  return [chosen, (language) => keep(name, language === portal ? null : language)];
}
