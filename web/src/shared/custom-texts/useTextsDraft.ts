import { useState } from "react";
import type { CustomTextInput } from "../../graphql/generated";
import { newCustomText } from "./customText";
import { areDifferent, besideText, withText } from "./customTextList";

/** Custom texts while they are edited, and which of them is in front. What comes in later changes nothing here. */
export function useTextsDraft(stored: readonly CustomTextInput[]) {
  const [before] = useState(stored);
  const [texts, setTexts] = useState(stored);
  const [chosenUuid, choose] = useState(stored[0]?.uuid);
  const chosen = texts.find(({ uuid }) => uuid === chosenUuid);

  const add = (name: string) => {
    const text = newCustomText(name);
    setTexts([...texts, text]);
    choose(text.uuid);
  };
  const remove = (uuid: string) => {
    choose(besideText(texts, uuid));
    setTexts(texts.filter((text) => text.uuid !== uuid));
  };
  const change = (text: CustomTextInput) => setTexts(withText(texts, text));
  return { texts, chosen, choose, add, remove, change, isDirty: areDifferent(before, texts) };
}
