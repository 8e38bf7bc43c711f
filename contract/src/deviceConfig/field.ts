export type Unit = "km/h" | "s" | "ms" | "%" | "px" | "Hz";

export type WholeField = {
  kind: "whole";
  min: number;
  max: number;
  unit?: Unit;
  /** The field whose value is its minimum: the start of its range. */
  notBelow?: "vMin" | "flashMinBrightness" | "speedThresholdMin";
};

type FlagField = { kind: "flag" };
type ChoiceField = {
  kind: "choice";
  names: readonly ChoiceName[];
  usually: "name" | "number";
  isOpen?: true;
};
type SecondsField = { kind: "seconds"; values: readonly number[] };
type TokenField = { kind: "token"; isText?: true };
type TextField = { kind: "text"; longest: number };
type LevelsField = { kind: "levels" };
type FixedField = { kind: "fixed" };

/** What a field of a configuration takes. Any field may be left out. */
export type Field =
  | WholeField
  /** Boolean: true and false if the document has them so, otherwise 1 and 0. */
  | FlagField
  /** One of several names or its index in the list. An open choice also takes words that only the firmware knows. */
  | ChoiceField
  | SecondsField
  /** A name or number whose meaning only the device's firmware knows; or a text that may look like a number. */
  | TokenField
  | TextField
  /** Eight brightness levels, none below the one before. */
  | LevelsField
  /** A token that is shown, but never edited. */
  | FixedField;

/** Fields of one object, by the names that devices use. */
export type Named = Readonly<Record<string, Field>>;

export type ChoiceName =
  | "None"
  | "Falcon"
  | "Disabled"
  | "AniVIEW"
  | "CPOWER"
  | "all"
  | "noSpeed"
  | "noText"
  | "nothing"
  | "sad"
  | "happy"
  | "left"
  | "center"
  | "right"
  | "top"
  | "bottom";

export const whole = (
  min: number,
  max: number,
  unit?: Unit,
  notBelow?: WholeField["notBelow"],
): WholeField => ({
  kind: "whole",
  min,
  max,
  ...(unit === undefined ? {} : { unit }),
  ...(notBelow === undefined ? {} : { notBelow }),
});
export const flag: FlagField = { kind: "flag" };
export const token: TokenField = { kind: "token" };
export const textToken: TokenField = { kind: "token", isText: true };
export const fixed: FixedField = { kind: "fixed" };
export const levels: LevelsField = { kind: "levels" };
export const text = (longest: number): TextField => ({ kind: "text", longest });
export const seconds = (values: readonly number[]): SecondsField => ({ kind: "seconds", values });
/** Written by name. */
export const named = (...names: ChoiceName[]): ChoiceField => ({ kind: "choice", names, usually: "name" });
/** Written by its number. */
export const numbered = (...names: ChoiceName[]): ChoiceField => ({
  kind: "choice",
  names,
  usually: "number",
});
export const aligned = (...names: ChoiceName[]): ChoiceField => ({
  kind: "choice",
  names,
  usually: "number",
  isOpen: true,
});
