import { Field, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../ui/uiTexts";

type TextFieldProps = {
  label: string;
  /** Fault of the value, or undefined. */
  error: string | undefined;
  hint?: string;
  /** A note next to the label. */
  note?: string | undefined;
  required?: boolean;
  /** The note says so. */
  isOptional?: boolean | undefined;
  children: ReactNode;
};

/** An input with its label, and a hint or a fault below. */
export function TextField({ label, error, hint, note, required, isOptional, children }: TextFieldProps) {
  const t = useT(uiTexts);
  const said = isOptional ? t("optional") : note;
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      <Field.Label>
        {label}
        {said === undefined ? null : (
          <Text as="span" color="fg.subtle" fontWeight="normal">
            ({said})
          </Text>
        )}
      </Field.Label>
      {children}
      {hint === undefined || error !== undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
