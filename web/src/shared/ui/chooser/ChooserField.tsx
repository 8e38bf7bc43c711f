import { Field } from "@chakra-ui/react";
import { Chooser, type ChooserProps } from "./Chooser";

type ChooserFieldProps<Value extends string> = Pick<
  ChooserProps<Value>,
  "options" | "chosen" | "onChoose" | "placeholder"
> & {
  label: string;
  /** Among other tools, where there is room; as wide as its place without. */
  width?: string;
};

/** One of many, below its label. */
export function ChooserField<Value extends string>({ label, width, ...chooser }: ChooserFieldProps<Value>) {
  return (
    <Field.Root width={width && { base: "full", sm: width }}>
      <Field.Label>{label}</Field.Label>
      <Chooser {...chooser} size="sm" />
    </Field.Root>
  );
}
