import { type UseFormReturn, useWatch } from "react-hook-form";
import type { DisplayChoicesQuery } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/texts/settings";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../../shared/form/TextField";
import { ChoiceSelect } from "./ChoiceSelect";
import type { SettingsValues, SlotName } from "./settingsValues";
import { customChoice, noText, sharedChoice, slotOf, staticChoice } from "./slotChoice";

type SlotFieldProps = {
  form: UseFormReturn<SettingsValues>;
  name: SlotName;
  label: string;
  hint?: string;
  choices: DisplayChoicesQuery | undefined;
};

type Option = { value: string; label: string };

/** Which text stands in one slot of the display. */
export function SlotField({ form, name, label, hint, choices }: SlotFieldProps) {
  const t = useT(settingsTexts);
  const { control, formState } = form;
  const [customTexts, chosen] = useWatch({ control, name: ["customTexts", `display.${name}`] });
  const groups: { label: string; options: Option[] }[] = [
    {
      label: t("ownTexts"),
      options: customTexts.map((text) => ({ value: customChoice(text.uuid), label: text.name })),
    },
    {
      label: t("sharedTexts"),
      options: (choices?.sharedTexts ?? []).map((text, place) => ({
        value: sharedChoice(place),
        label: text.name,
      })),
    },
    {
      label: t("staticTexts"),
      options: (choices?.staticTexts ?? []).map(({ id, text }) => ({ value: staticChoice(id), label: text })),
    },
  ];
  const isKnown =
    chosen === noText || groups.some(({ options }) => options.some(({ value }) => value === chosen));
  return (
    <TextField label={label} hint={hint} error={formState.errors.display?.[name]?.message}>
      <ChoiceSelect control={control} name={`display.${name}`}>
        <option value={noText}>{t("noText")}</option>
        {isKnown ? null : (
          <option value={chosen}>{t("unknownText", { id: slotOf(chosen).textId ?? "" })}</option>
        )}
        {groups.map(({ label: group, options }) =>
          options.length === 0 ? null : (
            <optgroup key={group} label={group}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </ChoiceSelect>
    </TextField>
  );
}
