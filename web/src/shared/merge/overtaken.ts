import type { RevisionKind } from "../../graphql/generated";
import type { Overlap } from "./threeWay";

/** What is edited. */
export type Thing = { kind: RevisionKind; id: string };

/** What a person is asked who was overtaken by another one: which of two values is to be. */
export type Question = {
  /** Null where nobody keeps who changed it. */
  thing: Thing | null;
  overlaps: readonly Overlap[];
  /** What people call a field. */
  nameOf: (path: readonly string[]) => string;
  /** @param choices for each overlap whether mine is to be; null: nothing is to be saved */
  answer: (choices: readonly boolean[] | null) => void;
};

let question: Question | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null): void {
  question = next;
  for (const notify of listeners) notify();
}

/** The question that stands open, for the dialog that asks it. */
export const openQuestion = {
  read: (): Question | null => question,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};

/** Asks which of two people's values are to be. @returns for each overlap whether mine; null where nothing is to be saved */
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
