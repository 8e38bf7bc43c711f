import { type ComponentType, useEffect, useState } from "react";

type Loaded<Props> = { Part?: ComponentType<Props>; failure?: { error: unknown } };

/** What has come already, by who brought it: shown again, it is there at once. */
const come = new WeakMap<object, object>();

/**
 * A component whose code comes later; undefined until it is there. No lazy component: those hold back what comes soon after their
 * placeholder. `load` is the same function always.
 * @throws (while drawing) where it can't be had
 */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<Loaded<Props>>(() => come.get(load) ?? {});
  useEffect(() => {
    let isGone = false;
    const hold = (next: Loaded<Props>) => {
      if (!isGone) setLoaded(next);
    };
    if (come.has(load)) return;
    load().then(
      (Part) => {
        come.set(load, { Part });
        hold({ Part });
      },
      (error: unknown) => hold({ failure: { error } }),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  const { Part, failure } = loaded;
  if (failure) throw failure.error;
  return Part && { Part };
}
