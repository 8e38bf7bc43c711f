import { Field, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

type TextFieldProps = {
  label: string;
  /** Fault of the value, or undefined. */
  error: string | undefined;
  hint?: string;
  /** A note next to the label, such as "optional". */
  note?: string;
  required?: boolean;
  children: ReactNode;
};

/** An input with its label, and a hint or a fault below. */
export function TextField({ label, error, hint, note, required, children }: TextFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      <Field.Label>
        {label}
        {note === undefined ? null : (
          <Text as="span" color="fg.subtle" fontWeight="normal">
            ({note})
          </Text>
        )}
      </Field.Label>
      {children}
      {hint === undefined || error !== undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
