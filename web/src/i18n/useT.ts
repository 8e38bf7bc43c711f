import { useMemo, useSyncExternalStore } from "react";
import type { ParamNames, Text } from "./catalogue";
import { type Catalogues, catalogues, type Feature } from "./catalogues";
import { currentLanguage, type Language, onLanguage } from "./language";
import { type Params, translate } from "./translate";

type Arguments<T> = T extends Text
  ? [ParamNames<T>] extends [never]
    ? []
    : [params: Record<ParamNames<T>, string | number>]
  : [];

/** Translates a key of one feature; parameters are checked against the Slovenian text. */
export type T<F extends Feature> = <K extends keyof Catalogues[F] & string>(
  key: K,
  ...params: Arguments<Catalogues[F][K]>
) => string;

/** For texts outside React, such as a toast after a mutation. */
export function translatorOf<F extends Feature>(feature: F, language: Language = currentLanguage()): T<F> {
  const texts: Record<string, Text> = catalogues[language][feature];
  return (key, ...[params]) => {
    const text = texts[key];
    return text === undefined ? key : translate(text, language, params as Params | undefined);
  };
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}

/** `const t = useT("overview"); t("title")`. Renders anew when the language changes. */
export function useT<F extends Feature>(feature: F): T<F> {
  const language = useLanguage();
  return useMemo(() => translatorOf(feature, language), [feature, language]);
}
