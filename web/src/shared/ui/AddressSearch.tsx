import { memo, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { SearchField } from "./SearchField";

type AddressSearchProps = {
  label: string;
  hint: string;
  /** The search in the address. */
  value: string;
  onChange: (search: string) => void;
};

/**
 * Search field for devices. It holds its own text: the address follows a moment later, while a thousand devices
 * are rendered, and must not undo letters typed meanwhile.
 */
export const AddressSearch = memo(function AddressSearch({
  label,
  hint,
  value,
  onChange,
}: AddressSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const isByHistory = useNavigationType() === "POP";
  const [text, setText] = useState(value);
  useEffect(() => {
    if (isByHistory || document.activeElement !== input.current) setText(value);
  }, [value, isByHistory]);
  return (
    <SearchField
      ref={input}
      label={label}
      hint={hint}
      size="sm"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(typed);
      }}
      flex="1"
      minW="12rem"
      maxW={{ md: "22rem" }}
    />
  );
});
