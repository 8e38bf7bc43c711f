import { useState } from "react";
import { type Language, languages } from "../../../i18n/language";
import { useLanguage } from "../../../i18n/useT";

const storageKey = "export.language";

const stored = (): Language | null =>
  languages.find((language) => language === localStorage.getItem(storageKey)) ?? null;

/** The language that files are written in: what this browser's visitor chose last, else the portal's. */
export function useExportLanguage(): [Language, (language: Language) => void] {
  const portal = useLanguage();
  const [chosen, setChosen] = useState(stored);
  const choose = (language: Language) => {
    // Whoever goes back to the portal's language follows it from then on.
    if (language === portal) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, language);
    setChosen(language === portal ? null : language);
  };
  return [chosen ?? portal, choose];
}
