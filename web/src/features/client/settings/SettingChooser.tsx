import { type UseControllerProps, useController } from "react-hook-form";
import { Chooser, type ChooserProps } from "../../../shared/ui/chooser/Chooser";
import type { SettingsValues, SlotName } from "./settingsValues";

type Name = "display.resourceId" | `display.${SlotName}`;

type SettingChooserProps = UseControllerProps<SettingsValues, Name> & Pick<ChooserProps<string>, "options">;

/** A combobox for one of the form's choices; its options may load later. */
export function SettingChooser({ options, ...control }: SettingChooserProps) {
  const { value, onChange, ...field } = useController(control).field;
  return <Chooser {...field} size="sm" options={options} chosen={value} onChoose={onChange} />;
}
