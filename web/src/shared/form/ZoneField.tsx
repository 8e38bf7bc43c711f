import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from "react-hook-form";
import { TextField } from "./TextField";
import { ZoneChooser } from "./ZoneChooser";

type ZoneFieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, string>;
  label: string;
  /** Label for no choice. */
  usual: string;
};

/** Time zone field of a form: any zone, or the default. */
export function ZoneField<Values extends FieldValues>({ form, name, label, usual }: ZoneFieldProps<Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { value, onChange, ...rest } = field;
  const opened: string = form.formState.defaultValues?.[name] ?? "";
  return (
    <TextField label={label} error={fieldState.error?.message}>
      <ZoneChooser {...rest} usual={usual} known={opened} chosen={value} onChoose={onChange} />
    </TextField>
  );
}
