import {
  type Direction,
  type DirectionNames,
  directionSheet,
  namedDirection,
} from "@obcestje/contract/directionNames.js";
import { shownName } from "../clients/shownName.rules.js";
import type { Texts } from "./texts/sl.js";

/** Names of the two directions in a client's metadata, as they are shown; null where nobody has given one. */
export function directionNamesOf(metaData: Record<string, unknown>): DirectionNames {
  const { incoming, outgoing } = (metaData.directionNames ?? {}) as Record<string, unknown>;
  return { incoming: shownName(incoming), outgoing: shownName(outgoing) };
}

/** A workbook's texts with the names that the directions have at its place. */
export function withDirectionNames(texts: Texts, names: DirectionNames): Texts {
  const [into, out] = texts.directions;
  const word = { incoming: into ?? texts.incoming, outgoing: out ?? texts.outgoing };
  const named = (direction: Direction) => {
    const name = names[direction];
    return name === null ? null : namedDirection(name, word[direction]);
  };
  const sheet = (direction: Direction) => directionSheet(names[direction] ?? "", word[direction]);
  const [incoming, outgoing] = [named("incoming"), named("outgoing")];
  return {
    ...texts,
    incoming: incoming ?? texts.incoming,
    outgoing: outgoing ?? texts.outgoing,
    incomingOf: incoming === null ? texts.incomingOf : (kind) => `${kind}, ${incoming}`,
    outgoingOf: outgoing === null ? texts.outgoingOf : (kind) => `${kind}, ${outgoing}`,
    sheets: {
      ...texts.sheets,
      incoming: sheet("incoming") ?? texts.sheets.incoming,
      outgoing: sheet("outgoing") ?? texts.sheets.outgoing,
    },
  };
}
