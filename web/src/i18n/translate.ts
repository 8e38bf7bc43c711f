import type { Text } from "./catalogue";
import type { Language } from "./language";
import { untold } from "./untold";

/** Null for an unknown value: a dash is shown. */
export type Params = Record<string, string | number | null>;

const rules = { sl: new Intl.PluralRules("sl"), en: new Intl.PluralRules("en") };

function formOf(text: Text, language: Language, params: Params): string {
  if (typeof text === "string") return text;
  const category = rules[language].select(Number(params.count ?? 0));
  if (category === "one") return text.one;
  if (category === "two") return text.two ?? text.other;
  if (category === "few") return text.few ?? text.other;
  return text.other;
}

/** Fills in the parameters, in the language's plural form for `params.count`. */
export function translate(text: Text, language: Language, params: Params = {}): string {
  return formOf(text, language, params).replace(/\{(\w+)\}/g, (braces, name: string) =>
    String(params[name] === null ? untold : (params[name] ?? braces)),
  );
}
