/** Forms of a counted text. Slovenian has the dual (two) and a paucal (few); English has neither. */
export type PluralText = { one: string; two?: string; few?: string; other: string };
export type Text = string | PluralText;
/** The texts of one feature. The Slovenian file decides the keys. */
export type Catalogue = Record<string, Text>;

/** The same keys in another language: plain texts stay plain, plural texts stay plural. */
export type Translation<C extends Catalogue> = { [K in keyof C]: C[K] extends string ? string : PluralText };

type ParamOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never;

/** Names in braces in a text; a plural text also takes `count`. */
export type ParamNames<T extends Text> = T extends string
  ? ParamOf<T>
  : T extends PluralText
    ? "count" | ParamOf<T["other"]>
    : never;
