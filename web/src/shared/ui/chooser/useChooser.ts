import { type KeyboardEvent, useCallback, useState } from "react";
import { matching, type Option, stepTo } from "./option";

type Chooser<Value extends string> = {
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** The typed text, null while there is none; and the index of the match that Enter would choose. */
type Open = { typed: string | null; at: number };

const opening = new Set(["ArrowDown", "ArrowUp", "Enter", "Backspace", "Delete"]);

/** A list that opens below its field, with typing to narrow it and keys to move in it. */
export function useChooser<Value extends string>({ options, chosen, onChoose }: Chooser<Value>) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const found = open === null ? [] : matching(options, open.typed ?? "");
  const at = Math.min(open?.at ?? 0, Math.max(0, found.length - 1));
  const show = () => {
    const place = options.findIndex(({ value }) => value === chosen);
    setOpen({ typed: null, at: Math.max(0, place) });
  };
  const pick = ({ value }: Option<Value>) => {
    close();
    if (value !== chosen) onChoose(value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (open === null) {
      const isTyping = key.length === 1 && !event.ctrlKey && !event.metaKey;
      // The typed letter goes into the field, which is empty by then.
      if (isTyping || opening.has(key)) show();
      if (!isTyping && opening.has(key)) event.preventDefault();
      return;
    }
    if (key === "Tab") close();
    const to = stepTo(key, at, found.length);
    if (to === null && key !== "Enter") return;
    event.preventDefault();
    if (to !== null) setOpen({ ...open, at: to });
    else if (found[at]) pick(found[at]);
  };
  const type = (typed: string) => setOpen({ typed, at: 0 });
  return { open, found, at, show, close, pick, press, type };
}
