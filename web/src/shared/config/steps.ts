/** Number of steps that can be undone. */
const most = 200;

/**
 * Undo and redo steps. Successive changes of one place are one step until it is sealed: a word is undone whole,
 * not letter by letter.
 */
export function createSteps<State>(isSame: (one: State, other: State) => boolean) {
  let past: readonly State[] = [];
  let future: readonly State[] = [];
  /** The place whose changes still join the last step. */
  let open: string | null = null;

  return {
    canGoBack: (): boolean => past.length > 0,
    canGoForth: (): boolean => future.length > 0,

    /** Records a change of a place; null: always a step of its own. */
    note(place: string | null, before: State, after: State): void {
      const isMore = place !== null && place === open;
      if (!isMore) past = [...past, before].slice(-most);
      future = [];
      open = place;
      // Typed and deleted again by hand: there is nothing to undo.
      const began = past.at(-1);
      if (began === undefined || !isSame(began, after)) return;
      past = past.slice(0, -1);
      open = null;
    },
    /** The next change is a step of its own. */
    seal(): void {
      open = null;
    },
    /** @returns the state before the last step; null: there is none */
    back(now: State): State | null {
      const before = past.at(-1);
      if (before === undefined) return null;
      past = past.slice(0, -1);
      future = [...future, now];
      open = null;
      return before;
    },
    /** @returns the state that was undone last; null: there is none */
    forth(now: State): State | null {
      const after = future.at(-1);
      if (after === undefined) return null;
      future = future.slice(0, -1);
      past = [...past, now];
      open = null;
      return after;
    },
    /** Moves all steps to a new base; steps that change nothing any more are dropped. */
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
