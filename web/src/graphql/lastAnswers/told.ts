export type Question = { operation: string; variables: unknown };

/** An answer with its time: Unix seconds. */
export type Told = Question & { data: unknown; toldAt: number };

/** Key of a query within the page, by its operation and variables. */
export const questionKey = (operation = "", variables: unknown = {}): string =>
  operation + JSON.stringify(variables);

type Listener = (told: Told) => void;

/** Answers that come before the code that keeps them; null: nobody waits. */
let early: Told[] | null = [];
let listener: Listener | null = null;

export const answers = {
  tell(told: Told): void {
    if (listener !== null) listener(told);
    else early?.push(told);
  },
  /** Passes on all answers from now on, after those that came before. */
  hear(next: Listener): void {
    listener = next;
    for (const told of early ?? []) next(told);
    early = null;
  },
  /** Stops listening; with `again` another listener will follow. */
  leave(again: boolean): void {
    listener = null;
    early = again ? [] : null;
  },
};
