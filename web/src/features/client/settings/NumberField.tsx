import { Input, InputGroup } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { TextField } from "../../../shared/form/TextField";

type NumberFieldProps = ComponentProps<typeof Input> & {
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  unit?: string;
};

/** A number with its unit; typed with a comma or a point. */
export function NumberField({ label, error, hint, unit, ...input }: NumberFieldProps) {
  return (
    <TextField label={label} error={error} hint={hint}>
      <InputGroup endElement={unit} endElementProps={{ color: "fg.muted", textStyle: "sm" }}>
        <Input {...input} inputMode="decimal" autoComplete="off" fontVariantNumeric="tabular-nums" />
      </InputGroup>
    </TextField>
  );
}
