import {
  DIRECTION,
  type Direction,
  type DirectionName,
  KIND,
  type Kind,
  type KindName,
  UNTOLD,
} from "../../../measurements/reading.js";
import { directionMeaning, directionWord } from "../shape/directionWords.js";
import { kindOf } from "../shape/kindWords.js";
import { converted } from "../shape/units.js";
import { numberOf } from "../shape/words.js";
import type { Column } from "../understanding.js";
import type { Refusal } from "./chunk.js";
import { ALL_KINDS } from "./unplaced.js";

const FASTEST = 300;
const LONGEST = 100;
const MOST_WORDS = 1000;

const cellOf = (cells: readonly string[], { index }: Column): string => cells[index] ?? "";

/** A number in its column's unit as km/h, metres or seconds; null for an empty cell. */
function measured(cells: readonly string[], column: Column): number | null | Refusal {
  const number = numberOf(cellOf(cells, column));
  if (number === null) return null;
  if (Number.isNaN(number)) return { code: "NOT_A_NUMBER", column: column.index };
  return column.unit ? converted(number, column.unit) : number;
}

/** km/h, not rounded. Below zero for the other direction, if the file has signs. */
export function speedOf(cells: readonly string[], column: Column, signed = false): number | null | Refusal {
  const speed = measured(cells, column);
  if (typeof speed !== "number") return speed;
  const size = signed ? Math.abs(speed) : speed;
  return size < 0 || size > FASTEST ? { code: "SPEED_OUT_OF_RANGE", column: column.index } : speed;
}

/** Metres, not cut. */
export function lengthOf(cells: readonly string[], column: Column): number | null | Refusal {
  const length = measured(cells, column);
  if (typeof length !== "number") return length;
  return length < 0 || length > LONGEST ? { code: "LENGTH_OUT_OF_RANGE", column: column.index } : length;
}

/** Remembers the meaning of texts: a file has a million of few different ones. */
export class Words<Meaning> {
  private readonly known = new Map<string, Meaning | null>();

  constructor(private readonly read: (text: string) => Meaning | null) {}

  of(text: string): Meaning | null {
    let meaning = this.known.get(text);
    if (meaning === undefined) {
      meaning = this.read(text);
      if (this.known.size < MOST_WORDS) this.known.set(text, meaning);
    }
    return meaning;
  }
}

/** Reads a direction column. An empty cell means unknown. */
export class DirectionReader {
  private readonly words: Words<Direction>;

  constructor(
    private readonly column: Column | undefined,
    mapping: Readonly<Record<string, DirectionName | null>>,
  ) {
    this.words = new Words((text) => {
      const word = directionWord(text);
      if (word === "") return UNTOLD;
      const name = Object.hasOwn(mapping, word) ? mapping[word] : directionMeaning(word)?.direction;
      return name ? DIRECTION[name] : null;
    });
  }

  read(cells: readonly string[]): Direction | Refusal {
    if (!this.column) return UNTOLD;
    const { index } = this.column;
    return this.words.of(cells[index] ?? "") ?? { code: "DIRECTION_NOT_UNDERSTOOD", column: index };
  }
}

/** Tells lines whose direction is left out, as that of both together. */
export class LeftOut {
  private readonly words: Words<boolean>;

  constructor(
    private readonly column: Column | undefined,
    mapping: Readonly<Record<string, DirectionName | null>>,
  ) {
    this.words = new Words((text) => {
      const word = directionWord(text);
      return Object.hasOwn(mapping, word) && mapping[word] === null;
    });
  }

  has(cells: readonly string[]): boolean {
    return this.column !== undefined && this.words.of(cells[this.column.index] ?? "") === true;
  }
}

/** Reads a kind column. An empty cell means the file's default: the person's choice, else a vehicle. */
export class KindReader {
  private readonly words: Words<Kind>;
  private readonly usual: Kind;

  constructor(
    private readonly column: Column | undefined,
    private readonly mapping: Readonly<Record<string, KindName | null>>,
    usual: KindName | null,
  ) {
    this.usual = KIND[usual ?? "vehicle"];
    this.words = new Words((text) => {
      const trimmed = text.trim();
      if (trimmed === "") return this.usual;
      const name = Object.hasOwn(mapping, trimmed) ? mapping[trimmed] : kindOf(trimmed);
      return name ? KIND[name] : null;
    });
  }

  read(cells: readonly string[]): Kind | Refusal {
    if (!this.column) return this.usual;
    const { index } = this.column;
    return this.words.of(cells[index] ?? "") ?? { code: "KIND_NOT_UNDERSTOOD", column: index };
  }

  /** The kinds that a row may be of: any if its word is not understood, none if a person refuses it. */
  possible(cells: readonly string[]): readonly Kind[] {
    const kind = this.read(cells);
    if (typeof kind === "number") return [kind];
    const word = (cells[this.column?.index ?? 0] ?? "").trim();
    return Object.hasOwn(this.mapping, word) ? [] : ALL_KINDS;
  }
}
