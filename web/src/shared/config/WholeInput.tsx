import { type KeyboardEvent, useState } from "react";
import { shownText } from "./values";

type WholeInputProps = {
  id?: string;
  /** The document's value: a whole number, or anything else. */
  value: unknown;
  min: number;
  max: number;
  /** Called only with whole numbers from min to max; undefined: the field was emptied. */
  onChange: (value: number | undefined) => void;
  /** Called when the typed value goes out of range, and when it is back. */
  onOutside?: (isOutside: boolean) => void;
  label?: string;
  isInvalid?: boolean;
  describedBy?: string;
};

/** The typed text, and the value at that time. */
type Draft = { text: string; value: unknown };

const within = (value: number, min: number, max: number) => value >= min && value <= max;

/** Input of a whole number in a range. A value outside is never passed on: leaving the field sets it to the nearest end. */
export function WholeInput(props: WholeInputProps) {
  const { id, value, min, max, onChange, onOutside, label, isInvalid = false, describedBy } = props;
  const [typed, setTyped] = useState<Draft | null>(null);
  // The typed text is dropped once the document's value changes elsewhere.
  const draft = typed !== null && typed.value === value ? typed.text : null;
  const number = draft === null || draft === "" ? null : Math.round(Number(draft));
  const isOutside = number !== null && !within(number, min, max);

  const type = (text: string) => {
    const next = text === "" ? null : Number(text);
    const isFit = next !== null && Number.isInteger(next) && within(next, min, max);
    setTyped({ text, value: isFit ? next : value });
    onOutside?.(next !== null && !isFit);
    if (isFit) onChange(next);
  };
  const settle = (isUnreadable: boolean) => {
    setTyped(null);
    onOutside?.(false);
    if (draft === null || isUnreadable) return;
    onChange(number === null ? undefined : Math.min(max, Math.max(min, number)));
  };
  return (
    <input
      id={id}
      type="number"
      inputMode={min < 0 ? "text" : "numeric"}
      min={min}
      max={max}
      step={1}
      value={draft ?? shownText(value)}
      aria-label={label}
      aria-invalid={isInvalid || isOutside || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
      onBlur={({ target }) => settle(target.validity.badInput)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === "Enter") settle(event.currentTarget.validity.badInput);
      }}
    />
  );
}
