import { type FocusEvent, useState } from "react";
import { type Form, readTyped, shownTyped } from "./typed";

export type TypedProps = {
  form: Form;
  /** A wall time, "2026-03-05T07:05" (a day: "2026-03-05"); empty where there is none. */
  value: string;
  /** The same of what was typed; empty as long as that is none. */
  onChange: (value: string) => void;
};

/** The text of a field for dates, and whether it was left as what is no date. */
export function useTyped({ form, value, onChange }: TypedProps) {
  const [text, setText] = useState(() => shownTyped(value));
  const [isWrong, setWrong] = useState(false);
  // Set from outside: what was typed no longer says what holds.
  const shown = shownTyped(value);
  if ((readTyped(text, form) ?? "") !== value && text !== shown) {
    setText(shown);
    setWrong(false);
  }
  const type = (next: string) => {
    setText(next);
    setWrong(false);
    const read = readTyped(next, form) ?? "";
    if (read !== value) onChange(read);
  };
  const input = {
    type: "text",
    value: text,
    autoComplete: "off",
    spellCheck: false,
    maxLength: 24,
    onChange: ({ target }: { target: HTMLInputElement }) => type(target.value),
    onBlur: (_: FocusEvent<HTMLInputElement>) => {
      const read = readTyped(text, form);
      setWrong(read === null && text.trim() !== "");
      if (read !== null) setText(shownTyped(read));
    },
  } as const;
  return { input, isWrong, pick: (wall: string) => type(shownTyped(wall)) };
}
