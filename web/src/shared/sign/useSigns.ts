import { useState } from "react";
import type { SignsQuery } from "../../graphql/generated";
import { useSignsQuery } from "../../graphql/operations/signs";
import { answerOf } from "../live/answerOf";
import type { StaticText } from "./signModel";
import { signOf } from "./signOf";
import { hasDisplay } from "./signWords";

/** Signs of the visible devices: documents by device, for those that show anything. */
export type Signs = { documents: ReadonlyMap<string, unknown>; staticTexts: readonly StaticText[] };

const none: Signs = { documents: new Map(), staticTexts: [] };

function withAnswer({ documents, staticTexts }: Signs, answer: SignsQuery): Signs {
  const told = (answer.clients ?? []).flatMap(({ id, config }): [string, unknown][] =>
    config !== null && hasDisplay(signOf(config.document)) ? [[id, config.document]] : [],
  );
  return { documents: new Map([...documents, ...told]), staticTexts: answer.staticTexts ?? staticTexts };
}

/** Loads the signs of some devices at a time, and keeps earlier ones. */
export function useSigns(ids: readonly string[]): Signs {
  const query = useSignsQuery({ variables: { ids: [...ids] }, skip: ids.length === 0 });
  const { data } = answerOf(query);
  const [known, setKnown] = useState({ signs: none, answer: data });
  if (data !== undefined && data !== known.answer)
    setKnown({ signs: withAnswer(known.signs, data), answer: data });
  return known.signs;
}
