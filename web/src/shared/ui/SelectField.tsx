import { Field, NativeSelect } from "@chakra-ui/react";

type SelectFieldProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Width among other tools; omitted: as wide as its container. */
  width?: string;
};

/** A select with its label above. */
export function SelectField<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  width,
}: SelectFieldProps<Value>) {
  return (
    <Field.Root width={width && { base: "full", sm: "auto" }}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm" width={width && { base: "full", sm: width }}>
        <NativeSelect.Field
          value={chosen}
          fontSize={{ base: "md", md: "sm" }}
          onChange={({ target }) => {
            const option = options.find(({ value }) => value === target.value);
            if (option) onChoose(option.value);
          }}
        >
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
