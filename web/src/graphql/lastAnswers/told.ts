export type Question = { operation: string; variables: unknown };

/** An answer as it came, with when: Unix seconds. */
export type Told = Question & { data: unknown; toldAt: number };

/** A question within the page, by its operation and variables. */
export const questionKey = (operation = "", variables: unknown = {}): string =>
  operation + JSON.stringify(variables);

type Listener = (told: Told) => void;

/** The first answers of a visit come before the code that keeps them; null: nobody waits. */
let early: Told[] | null = [];
let listener: Listener | null = null;

export const answers = {
  tell(told: Told): void {
    if (listener !== null) listener(told);
    else early?.push(told);
  },
  /** From now on all answers go there, those that came before first. */
  hear(next: Listener): void {
    listener = next;
    for (const told of early ?? []) next(told);
    early = null;
  },
  /** Nobody hears any more; with `again` somebody is going to. */
  leave(again: boolean): void {
    listener = null;
    early = again ? [] : null;
  },
};
