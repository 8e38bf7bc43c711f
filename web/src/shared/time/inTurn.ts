import { flushSync } from "react-dom";

const waiting = new Set<() => void>();
let isGoing = false;

function goOn(): void {
  const [first] = waiting;
  isGoing = first !== undefined;
  if (first === undefined) return;
  waiting.delete(first);
  setTimeout(goOn);
  // Rendered within this task: React would gather several into one.
  flushSync(first);
}

/**
 * Does heavy work one after another, each in a task of its own, so that the page answers between them.
 * @returns takes it back, where its turn has not come
 */
export function inTurn(work: () => void): () => void {
  waiting.add(work);
  if (!isGoing) setTimeout(goOn);
  isGoing = true;
  return () => {
    waiting.delete(work);
  };
}
