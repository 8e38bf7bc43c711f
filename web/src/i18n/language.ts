import type { Language } from "./catalogue";
import { hasTexts, loadTexts, type Part } from "./texts";

export type { Language };

export const languages: readonly Language[] = ["sl", "en"];

const storageKey = "language";

const asLanguage = (value: string | null): Language | null =>
  languages.find((language) => language === value) ?? null;

/** SL or EN, as accounts have it, or null where the person chose none. */
export const accountLanguage = (value: "SL" | "EN" | null | undefined): Language | null =>
  asLanguage(value?.toLowerCase() ?? null);

export const inAccount = (language: Language): "SL" | "EN" => (language === "sl" ? "SL" : "EN");

/** ?lang= holds for this visit and isn't stored: a link sent to a colleague must not change their choice. */
let fromLink: Language | null = asLanguage(new URLSearchParams(window.location.search).get("lang"));

const listeners = new Set<() => void>();

/** The link's language, else the stored choice, else Slovenian for users and English for administrators. */
function wantedLanguage(): Language {
  const area = window.location.pathname.startsWith("/admin") ? "en" : "sl";
  return fromLink ?? asLanguage(localStorage.getItem(storageKey)) ?? area;
}

let shown: Language = "sl";

/** The parts of the texts that a change of language has to bring along. */
const partsInUse = (): Part[] => (hasTexts(shown, "late") ? ["core", "late"] : ["core"]);

/** The language of the screen: the one that is wanted, as soon as its texts are there. */
export function currentLanguage(): Language {
  const wanted = wantedLanguage();
  if (partsInUse().every((part) => hasTexts(wanted, part))) shown = wanted;
  return shown;
}

export function chooseLanguage(language: Language): Promise<void> {
  fromLink = null;
  return adoptLanguage(language);
}

/** The account's language goes before what this browser was set to, and after a link's; null leaves all as it is. */
export async function adoptLanguage(language: Language | null): Promise<void> {
  if (language === null) return;
  localStorage.setItem(storageKey, language);
  await refreshLanguage();
}

function show(): void {
  document.documentElement.lang = currentLanguage();
  for (const notify of listeners) notify();
}

/** Call after the path changed: the areas differ in their default. Where texts can't be had, the screen stays as it is. */
export async function refreshLanguage(): Promise<void> {
  const wanted = wantedLanguage();
  const missing = partsInUse().filter((part) => !hasTexts(wanted, part));
  if (missing.length > 0)
    await Promise.all(missing.map((part) => loadTexts(wanted, part))).catch(() => undefined);
  show();
}

export function onLanguage(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
