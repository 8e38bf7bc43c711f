import { startTransition, useEffect, useState } from "react";
import type { ConfigStore } from "./configStore";
import type { ConfigDocument } from "./document";

/** So long after the last key the document counts as at rest. */
const settleMs = 200;

/** The document once nobody has changed it for a moment: for whatever looks at the whole of it. */
export function useSettled(store: ConfigStore): ConfigDocument {
  const [settled, setSettled] = useState(() => ({ store, document: store.read() }));
  if (settled.store !== store) setSettled({ store, document: store.read() });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => startTransition(() => setSettled({ store, document: store.read() })),
        settleMs,
      );
    };
    const stop = store.subscribe([], settle);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return settled.document;
}
