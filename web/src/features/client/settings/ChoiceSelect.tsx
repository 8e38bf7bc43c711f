import { NativeSelect, type NativeSelectRootProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type UseControllerProps, useController } from "react-hook-form";
import type { SettingsValues, SlotName } from "./settingsValues";

type Name = "display.resourceId" | `display.${SlotName}`;

type ChoiceSelectProps = UseControllerProps<SettingsValues, Name> &
  Pick<NativeSelectRootProps, "maxW"> & { children: ReactNode };

/** A select whose options may arrive after its value: by itself, a browser would fall back to the first of them. */
export function ChoiceSelect({ maxW, children, ...control }: ChoiceSelectProps) {
  const { field } = useController(control);
  return (
    <NativeSelect.Root size="sm" maxW={maxW}>
      <NativeSelect.Field {...field}>{children}</NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
