import { flushSync } from "react-dom";

const waiting = new Set<() => void>();
let isGoing = false;

/** No timer: nested ones come 4 ms late each, and once a second in a tab that nobody sees. */
const { port1: turns, port2: nextTask } = new MessageChannel();
turns.onmessage = goOn;

// The browser prints what stands when this event is over.
addEventListener("beforeprint", doAll);

function goOn(): void {
  // A page that is drawn as paper from the beginning answers nobody; each pause would cost its printer a frame.
  if (matchMedia("print").matches) doAll();
  const [first] = waiting;
  isGoing = first !== undefined;
  if (first === undefined) return;
  waiting.delete(first);
  nextTask.postMessage(null);
  // Rendered within this task: React would gather several into one.
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
 * Does heavy work one after another, each in a task of its own, so that the page answers between them. For paper all of it
 * is done at once.
 * @returns takes it back, where its turn has not come
 */
export function inTurn(work: () => void): () => void {
  waiting.add(work);
  if (!isGoing) nextTask.postMessage(null);
  isGoing = true;
  return () => {
    waiting.delete(work);
  };
}
