import { useEffect, useState } from "react";

/** So long after the last key a text counts as written. */
const restMs = 250;

/** A text once nobody has changed it for a moment: for what is asked of the portal while somebody writes. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
