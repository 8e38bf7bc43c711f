import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Focuses the first field with a fault inside `ref`, each time that `refuse` is called: after an attempt to
 * save, the fault may be out of sight.
 */
export function useFocusFault<Frame extends HTMLElement>(): [
  ref: RefObject<Frame | null>,
  refuse: () => void,
] {
  const ref = useRef<Frame>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  return [ref, () => setRefusals((count) => count + 1)];
}
