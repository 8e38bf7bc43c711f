import { searchOf } from "../../text/words";

export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** Tells it from others of the same label: an id, a group. Shown where there are such. */
  detail?: string | undefined;
  /** Under which heading it stands; those of one heading follow each other. */
  section?: string;
};

/** So many are drawn at once. */
export const drawnAtMost = 50;

/** Those that hold all words that are typed, in the order in which they came. */
export function matching<Value extends string>(
  options: readonly Option<Value>[],
  typed: string,
): readonly Option<Value>[] {
  if (typed.trim() === "") return options;
  const holds = searchOf(typed);
  return options.filter(({ label, detail = "" }) => holds(label, detail));
}

/** The first that is drawn, where `at` is to be in sight: options are drawn page by page. */
export const firstDrawn = (at: number): number => Math.floor(at / drawnAtMost) * drawnAtMost;

/** Labels that say nothing of which one is meant. */
export function repeated(options: readonly Option[]): ReadonlySet<string> {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const { label } of options) (seen.has(label) ? twice : seen).add(label);
  return twice;
}

/** Where a key leads among so many, or null: it leads nowhere. */
export function stepTo(key: string, at: number, count: number): number | null {
  const last = Math.max(0, count - 1);
  const steps: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 10,
    PageUp: at - 10,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}
