import { type FocusEvent, useState } from "react";
import { type Form, readTyped, shownTyped } from "./typed";

export type TypedProps = {
  form: Form;
  /** A wall time, "2026-03-05T07:05" (a day: "2026-03-05"); empty if there is none. */
  value: string;
  /** Called with the typed wall time; empty while the text is none. */
  onChange: (value: string) => void;
};

/** Text of a date field, and whether the field was left with an invalid date. */
export function useTyped({ form, value, onChange }: TypedProps) {
  const [text, setText] = useState(() => shownTyped(value));
  const [isWrong, setWrong] = useState(false);
  // Set from outside: the typed text is out of date.
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
