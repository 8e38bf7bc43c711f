import { use, useMemo, useSyncExternalStore } from "react";
import type { ParamNames, Text } from "./catalogue";
import type { Catalogues, Feature } from "./catalogues";
import { currentLanguage, type Language, onLanguage } from "./language";
import { hasTexts, loadTexts, textsOf } from "./texts";
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

/** For texts outside React, such as a toast after a mutation; the page that says them has loaded them. */
export function translatorOf<F extends Feature>(feature: F, language: Language = currentLanguage()): T<F> {
  return (key, ...[params]) => {
    const text = textsOf(language, feature)?.[key];
    return text === undefined ? key : translate(text, language, params as Params | undefined);
  };
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}

/** Waits, by Suspense, for all texts of a language that may be another than the screen's. */
export function useTexts(language: Language): void {
  if (!hasTexts(language, "core")) use(loadTexts(language, "core"));
  if (!hasTexts(language, "late")) use(loadTexts(language, "late"));
}

/** `const t = useT("overview"); t("title")`. Renders anew when the language changes. */
export function useT<F extends Feature>(feature: F): T<F> {
  const language = useLanguage();
  if (textsOf(language, feature) === undefined) use(loadTexts(language, "late"));
  return useMemo(() => translatorOf(feature, language), [feature, language]);
}
