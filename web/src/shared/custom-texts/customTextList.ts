import { LONGEST_CUSTOM_TEXT, LONGEST_CUSTOM_TEXT_NAME } from "@obcestje/contract/signTexts.js";
import type { CustomTextInput } from "../../graphql/generated";
import { countOf, lineOf, sentText } from "./customText";

const sameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** True if another text has the same name. */
export const isNameUsed = (texts: readonly CustomTextInput[], { name, uuid }: CustomTextInput): boolean =>
  name.trim() !== "" && texts.some((text) => text.uuid !== uuid && sameName(text.name, name));

/** True if the lists would be stored differently. */
export function areDifferent(one: readonly CustomTextInput[], other: readonly CustomTextInput[]): boolean {
  return JSON.stringify(one.map(sentText)) !== JSON.stringify(other.map(sentText));
}

export const withText = (texts: readonly CustomTextInput[], changed: CustomTextInput): CustomTextInput[] =>
  texts.map((text) => (text.uuid === changed.uuid ? changed : text));

/** The text to select after one is removed: the next one, otherwise the previous one. */
export function besideText(texts: readonly CustomTextInput[], uuid: string): string | undefined {
  const index = texts.findIndex((text) => text.uuid === uuid);
  return (texts[index + 1] ?? texts[index - 1])?.uuid;
}

export type NameFault = "missing" | "long";

export function nameFault(name: string): NameFault | null {
  const { length } = name.trim();
  if (length === 0) return "missing";
  return length > LONGEST_CUSTOM_TEXT_NAME ? "long" : null;
}

export const isTooLong = (text: string): boolean => text.length > LONGEST_CUSTOM_TEXT;

export function firstFaulty(texts: readonly CustomTextInput[]): CustomTextInput | undefined {
  return texts.find(
    (text) =>
      nameFault(text.name) !== null ||
      Array.from({ length: countOf(text.layout) }, (_, index) => lineOf(text, index)).some((line) =>
        isTooLong(line.text),
      ),
  );
}
