import { type ComponentType, useEffect, useState } from "react";

type Loaded<Props> = { Part?: ComponentType<Props>; failure?: { error: unknown } };

/** Loaded components by their loader: shown again, they are there at once. */
const come = new WeakMap<object, object>();

/**
 * A component whose code loads later; undefined until then. It is no lazy component: React delays content that
 * arrives soon after its placeholder. `load` must be the same function on each render.
 * @throws while rendering, if loading fails
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
