import { VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef } from "react";

/** ms without a change: a slider that is moved says where it came to, not where it has been. */
const SETTLED = 800;

/** Reads a text out once it has changed and settled; not where the page begins with it. */
export function Announced({ words }: { words: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const begun = useRef(words);
  useEffect(() => {
    if (words === begun.current) return;
    begun.current = "";
    const timer = setTimeout(() => {
      if (element.current) element.current.textContent = words;
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [words]);
  return <VisuallyHidden ref={element} role="status" />;
}
