import type { RevisionKind } from "../../graphql/generated";
import type { Overlap } from "./threeWay";

/** The thing being edited. */
export type Thing = { kind: RevisionKind; id: string };

/** Question to a person who was overtaken: which of two values to keep. */
export type Question = {
  /** Null if nobody keeps who changed it. */
  thing: Thing | null;
  overlaps: readonly Overlap[];
  /** Label of a field. */
  nameOf: (path: readonly string[]) => string;
  /** A field's value as people read it; left out: as it is. */
  readableOf?: ((path: readonly string[], value: unknown) => unknown) | undefined;
  /** @param choices for each overlap true to keep mine; null: save nothing */
  answer: (choices: readonly boolean[] | null) => void;
};

let question: Question | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null): void {
  question = next;
  for (const notify of listeners) notify();
}

/** The open question, for its dialog. */
export const openQuestion = {
  read: (): Question | null => question,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};

/**
 * Asks which of two people's values to keep.
 * @returns for each overlap true for mine; null: save nothing
 */
export function askOvertaken(asked: Omit<Question, "answer">): Promise<readonly boolean[] | null> {
  question?.answer(null);
  return new Promise((resolve) => {
    set({
      ...asked,
      answer: (choices) => {
        set(null);
        resolve(choices);
      },
    });
  });
}
