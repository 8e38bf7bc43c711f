import { Field } from "@chakra-ui/react";
import { Chooser, type ChooserProps } from "./Chooser";

type ChooserFieldProps<Value extends string> = Pick<
  ChooserProps<Value>,
  "options" | "chosen" | "onChoose" | "placeholder"
> & {
  label: string;
  /** Width among other tools; omitted: as wide as its container. */
  width?: string;
};

/** A combobox with its label above. */
export function ChooserField<Value extends string>({ label, width, ...chooser }: ChooserFieldProps<Value>) {
  return (
    <Field.Root width={width && { base: "full", sm: width }}>
      <Field.Label>{label}</Field.Label>
      <Chooser {...chooser} size="sm" />
    </Field.Root>
  );
}
