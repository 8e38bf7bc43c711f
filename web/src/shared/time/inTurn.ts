import { flushSync } from "react-dom";

const waiting = new Set<() => void>();
let isGoing = false;

/** No timer: nested ones are 4 ms late each, and run once a second in a hidden tab. */
const { port1: turns, port2: nextTask } = new MessageChannel();
turns.onmessage = goOn;

// The browser prints the state at the end of this event.
addEventListener("beforeprint", doAll);

function goOn(): void {
  // A page that is rendered for paper from the start has no user; each pause would cost its printer a frame.
  if (matchMedia("print").matches) doAll();
  const [first] = waiting;
  isGoing = first !== undefined;
  if (first === undefined) return;
  waiting.delete(first);
  nextTask.postMessage(null);
  // Rendered within this task; React would otherwise batch several into one.
  flushSync(first);
}

function doAll(): void {
  const all = [...waiting];
  waiting.clear();
  flushSync(() => {
    for (const work of all) work();
  });
}

/**
 * Does heavy work in turns, each in a task of its own: the page responds between them. For paper all of it is
 * done at once.
 * @returns a function that cancels it, if its turn has not come
 */
export function inTurn(work: () => void): () => void {
  waiting.add(work);
  if (!isGoing) nextTask.postMessage(null);
  isGoing = true;
  return () => {
    waiting.delete(work);
  };
}
