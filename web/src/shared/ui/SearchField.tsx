import { Input, InputGroup, type InputGroupProps } from "@chakra-ui/react";
import { Search } from "lucide-react";
import type { KeyboardEventHandler, Ref } from "react";

/** Phones zoom into inputs with a font smaller than 16 pixels. */
const fontSizes = { sm: { base: "md", md: "sm" }, md: { base: "md", md: "sm" }, lg: "md" } as const;
const iconSizes = { sm: 16, md: 16, lg: 18 } as const;

type SearchFieldProps = Omit<InputGroupProps, "children" | "onChange" | "onKeyDown" | "ref"> & {
  /** Accessible name, and placeholder unless there is a hint. */
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  size?: "sm" | "md" | "lg";
  /** Ref of the input; other props go to the frame around it. */
  ref?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
};

export function SearchField({
  label,
  hint = label,
  value,
  onChange,
  size = "md",
  ref,
  autoFocus,
  onKeyDown,
  ...frame
}: SearchFieldProps) {
  return (
    <InputGroup startElement={<Search size={iconSizes[size]} aria-hidden />} {...frame}>
      <Input
        ref={ref}
        type="search"
        size={size}
        bg="bg.panel"
        fontSize={fontSizes[size]}
        value={value}
        placeholder={hint}
        aria-label={label}
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </InputGroup>
  );
}
