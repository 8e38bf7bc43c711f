import { lastingStorage } from "../shared/storage/browserStorage";

export type Language = "sl" | "en";

export const languages: readonly Language[] = ["sl", "en"];

const storageKey = "language";

const asLanguage = (value: string | null): Language | null =>
  languages.find((language) => language === value) ?? null;

/** SL or EN from the account; null if the person chose none. */
export const accountLanguage = (value: "SL" | "EN" | null | undefined): Language | null =>
  asLanguage(value?.toLowerCase() ?? null);

export const inAccount = (language: Language): "SL" | "EN" => (language === "sl" ? "SL" : "EN");

/** ?lang= applies to this visit and isn't stored: a link sent to a colleague must not change their choice. */
let fromLink: Language | null = asLanguage(new URLSearchParams(window.location.search).get("lang"));

const listeners = new Set<() => void>();

/** The link's language, otherwise the stored choice, otherwise Slovenian for users and English for administrators. */
export function currentLanguage(): Language {
  const area = window.location.pathname.startsWith("/admin") ? "en" : "sl";
  return fromLink ?? asLanguage(lastingStorage.read(storageKey)) ?? area;
}

export function chooseLanguage(language: Language): void {
  fromLink = null;
  adoptLanguage(language);
}

/** For this visit only, whatever is stored. */
export function visitLanguage(language: Language): void {
  fromLink = language;
  refreshLanguage();
}

/** The account's language has priority over the browser's stored choice, but not over a link's; null changes nothing. */
export function adoptLanguage(language: Language | null): void {
  if (language === null) return;
  lastingStorage.write(storageKey, language);
  refreshLanguage();
}

/** Call it after the path changed: the areas have different defaults. */
export function refreshLanguage(): void {
  document.documentElement.lang = currentLanguage();
  for (const notify of listeners) notify();
}

export function onLanguage(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
