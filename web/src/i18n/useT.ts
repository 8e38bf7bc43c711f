import { useMemo, useSyncExternalStore } from "react";
import type { Catalogue, ParamNames, Text } from "./catalogue";
import { currentLanguage, type Language, onLanguage } from "./language";
import { type Params, translate } from "./translate";

/** A feature's texts in every language; they are loaded with the code that shows them. */
export type Texts = Record<Language, Catalogue>;

type Arguments<X> = X extends Text
  ? [ParamNames<X>] extends [never]
    ? []
    : [params: Record<ParamNames<X>, string | number | null>]
  : [];

/** Translates a key of one feature; parameters are checked against the Slovenian text. */
export type T<X extends Texts> = <K extends keyof X["sl"] & string>(
  key: K,
  ...params: Arguments<X["sl"][K]>
) => string;

/** For texts outside React, such as a toast after a mutation. */
export function translatorOf<X extends Texts>(texts: X, language: Language = currentLanguage()): T<X> {
  const spoken: Record<string, Text> = texts[language];
  return (key, ...[params]) => {
    const text = spoken[key];
    return text === undefined ? key : translate(text, language, params as Params | undefined);
  };
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);
}

/** `const t = useT(overviewTexts); t("title")`. Renders again when the language changes. */
export function useT<X extends Texts>(texts: X): T<X> {
  const language = useLanguage();
  return useMemo(() => translatorOf(texts, language), [texts, language]);
}
