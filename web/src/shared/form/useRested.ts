import { useEffect, useState } from "react";

/** Time after the last key until a text counts as written. */
const restMs = 250;

/** A text once it has not changed for a moment, for queries while somebody is typing. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
