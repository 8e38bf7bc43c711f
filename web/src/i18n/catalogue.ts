/** Forms of a counted text. Slovenian has the dual (two) and a paucal (few); English has neither. */
export type PluralText = { one: string; two?: string; few?: string; other: string };
export type Text = string | PluralText;
/** The texts of one feature. The Slovenian file decides the keys. */
export type Catalogue = Record<string, Text>;

/** The same keys in another language: plain stays plain, counted stays counted. */
export type Translation<C extends Catalogue> = { [K in keyof C]: C[K] extends string ? string : PluralText };

type ParamOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamOf<Rest>
  : never;

/** Names that stand in braces in a text; a counted text takes `count` besides. */
export type ParamNames<T extends Text> = T extends string
  ? ParamOf<T>
  : T extends PluralText
    ? "count" | ParamOf<T["other"]>
    : never;
