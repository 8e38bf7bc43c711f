import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Puts the cursor into the first faulty field of what `ref` is given to, each time that `refuse` is called: somebody
 * wanted to save, and what is wrong may be out of sight.
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
