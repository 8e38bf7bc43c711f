import { fold } from "../../text/fold";

/** Returns a test: true if the texts contain all words of a search, in any order, ignoring case and accents. */
function searchOf(search: string): (...texts: string[]) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const folded = fold(texts.join(" "));
    return words.every((word) => folded.includes(word));
  };
}

export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** Distinguishes it from others with the same label: an id, a group. Shown only if there are such. */
  detail?: string | undefined;
  /** Its heading; options with the same heading are adjacent. */
  section?: string;
};

/** Number of options drawn at once. */
export const drawnAtMost = 50;

/** Options that contain all typed words, in the original order. */
export function matching<Value extends string>(
  options: readonly Option<Value>[],
  typed: string,
): readonly Option<Value>[] {
  if (typed.trim() === "") return options;
  const holds = searchOf(typed);
  return options.filter(({ label, detail = "" }) => holds(label, detail));
}

/** Index of the first option drawn, if `at` should be visible: options are drawn page by page. */
export const firstDrawn = (at: number): number => Math.floor(at / drawnAtMost) * drawnAtMost;

/** Labels that occur more than once. */
export function repeated(options: readonly Option[]): ReadonlySet<string> {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const { label } of options) (seen.has(label) ? twice : seen).add(label);
  return twice;
}

/** Index that a key moves to in a list of `count`; null for other keys. */
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
