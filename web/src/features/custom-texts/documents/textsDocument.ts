import type { CustomTextInput } from "../../../graphql/generated";
import { newCustomText } from "../../../shared/custom-texts/customText";
import { type Data, objectOf, textOf } from "./data";
import { readLaidOut, writeLaidOut } from "./laidOut";

/** The custom texts of a document: a single one, or a list. */
export function textsOf(data: Data): CustomTextInput[] {
  return (Array.isArray(data) ? data : [data]).map((value) => {
    const { name, uuid } = objectOf(value);
    return { name: textOf(name), uuid: textOf(uuid), ...readLaidOut(value) };
  });
}

/** The document with these texts. Unknown fields of a text stay, and a single text stays one without a list. */
export function withTexts(data: Data, texts: readonly CustomTextInput[]): Data {
  const old = (Array.isArray(data) ? data : [data]).map(objectOf);
  const written = texts.map((text) => {
    const before = old.find(({ uuid }) => uuid === text.uuid) ?? {};
    return { ...before, name: text.name, uuid: text.uuid, ...writeLaidOut(text, before) };
  });
  const [only] = written;
  return !Array.isArray(data) && written.length === 1 && only !== undefined ? only : written;
}

export const newTexts = (name: string): Data => withTexts([], [newCustomText(name)]);
