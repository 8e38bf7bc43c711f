/** So many steps can be taken back. */
const most = 200;

/**
 * Steps back and forth through what something was. Changes of one place that follow each other are one step, until that is
 * sealed: a word is taken back whole, and not letter by letter.
 */
export function createSteps<State>(isSame: (one: State, other: State) => boolean) {
  let past: readonly State[] = [];
  let future: readonly State[] = [];
  /** The place whose changes still go into the last step. */
  let open: string | null = null;

  return {
    canGoBack: (): boolean => past.length > 0,
    canGoForth: (): boolean => future.length > 0,

    /** Something at the place has become another; null: this is a step of its own. */
    note(place: string | null, before: State, after: State): void {
      const isMore = place !== null && place === open;
      if (!isMore) past = [...past, before].slice(-most);
      future = [];
      open = place;
      // Typed and taken away again by hand: there is nothing to go back to.
      const began = past.at(-1);
      if (began === undefined || !isSame(began, after)) return;
      past = past.slice(0, -1);
      open = null;
    },
    /** What comes next is a step of its own. */
    seal(): void {
      open = null;
    },
    /** @returns what it was before the last step; null: there is none */
    back(now: State): State | null {
      const before = past.at(-1);
      if (before === undefined) return null;
      past = past.slice(0, -1);
      future = [...future, now];
      open = null;
      return before;
    },
    /** @returns what the last step back took away; null: there is nothing */
    forth(now: State): State | null {
      const after = future.at(-1);
      if (after === undefined) return null;
      future = future.slice(0, -1);
      past = [...past, now];
      open = null;
      return after;
    },
    /** What all steps lie over has become another: so do they; those that say nothing any more go. */
    rebase(now: State, moved: (state: State) => State): void {
      const different = (states: readonly State[]) =>
        [...states.map(moved), now].filter((state, index, all) => {
          const next = all[index + 1];
          return next !== undefined && !isSame(state, next);
        });
      past = different(past);
      future = different(future);
      open = null;
    },
  };
}
