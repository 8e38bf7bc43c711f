import type { ImportOptionsInput } from "../../graphql/generated";
import type { Understanding } from "./importFile";

type Options = ImportOptionsInput;

const isAsked = ({ questions }: Understanding, ...codes: string[]): boolean =>
  questions.some(({ code }) => codes.includes(code));

/** The place that is read of a file with several, as chosen; null: none is, or it is asked for. */
export function placeIn(
  { only }: Options,
  understanding: Understanding,
): { column: string; value: string } | null {
  if (!only || isAsked(understanding, "PLACE")) return null;
  const column = understanding.columns.find(({ index }) => index === only.column);
  return { column: column?.name || `#${only.column + 1}`, value: only.value };
}

/** Without a place: it is asked for once the file is read again. */
export function withoutPlace({ only: _only, ...options }: Options): Options {
  return options;
}

/** The kind of records that state none, as chosen or taken for granted; null: all state it, or it is asked for. */
export function kindIn({ kind }: Options, understanding: Understanding): string | null {
  if (isAsked(understanding, "KIND", "NOTHING_COUNTED")) return null;
  const taken = understanding.assumptions.find(({ code }) => code === "KIND_TAKEN")?.params.kind;
  return kind ?? (typeof taken === "string" ? taken : null);
}

/** What words of the kind mean, as chosen, by word; null: nothing is said, or it is asked for. `refuse`: lines with it are refused. */
export function kindWordsIn({ kinds }: Options, understanding: Understanding): Record<string, string> | null {
  const said = Object.entries(kinds ?? {});
  if (said.length === 0 || isAsked(understanding, "KINDS")) return null;
  return Object.fromEntries(said.map(([word, kind]) => [word, typeof kind === "string" ? kind : "refuse"]));
}

/** With another meaning of one word. */
export function withKindWord({ kinds, ...options }: Options, word: string, kind: string): Options {
  return { ...options, kinds: { ...kinds, [word]: kind === "refuse" ? null : kind } };
}

/** What missing rows mean, as chosen; null: none are missing, or it is asked for. */
export function missingRowsIn({ missingRows }: Options, understanding: Understanding): string | null {
  return isAsked(understanding, "ROWS_MISSING") ? null : (missingRows ?? null);
}

/** The pass of records of a doubled hour, as chosen; null: the file shows it, or it is asked for. */
export function doubledHourIn({ doubledHour }: Options, understanding: Understanding): string | null {
  return isAsked(understanding, "DOUBLED_HOUR") ? null : (doubledHour ?? null);
}

/** The length of intervals that don't tell it, in seconds; null: they do, or it is asked for. */
export function intervalIn({ intervalSeconds }: Options, understanding: Understanding): number | null {
  if (understanding.records !== "intervals" || isAsked(understanding, "INTERVAL")) return null;
  return intervalSeconds ?? understanding.intervalSeconds;
}
