import type { Language, Text } from "./catalogue";
import { core } from "./sl/core";

/** What a visit begins with, and what comes with the pages that are opened later. */
export type Part = "core" | "late";

type Texts = Record<string, Record<string, Text>>;

const sources: Record<Language, Record<Part, () => Promise<Texts>>> = {
  sl: {
    core: async () => core,
    late: async () => (await import("./sl/late")).late,
  },
  en: {
    core: async () => (await import("./en/core")).core,
    late: async () => (await import("./en/late")).late,
  },
};

const known: Record<Language, Texts> = { sl: core, en: {} };
const loaded = new Set<string>(["sl core"]);
const underWay = new Map<string, Promise<void>>();

/** True once the texts are there. */
export const hasTexts = (language: Language, part: Part): boolean => loaded.has(`${language} ${part}`);

/** Fetches texts, once however many ask. Rejects where they can't be had: a new version may have taken their place. */
export function loadTexts(language: Language, part: Part): Promise<void> {
  const key = `${language} ${part}`;
  const before = underWay.get(key);
  if (before) return before;
  const loading = sources[language][part]().then((texts) => {
    known[language] = { ...known[language], ...texts };
    loaded.add(key);
  });
  underWay.set(key, loading);
  return loading;
}

/** The texts of a feature; undefined while they are not there. */
export const textsOf = (language: Language, feature: string): Record<string, Text> | undefined =>
  known[language][feature];
