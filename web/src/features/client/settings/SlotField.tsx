import { type UseFormReturn, useWatch } from "react-hook-form";
import type { DisplayChoicesQuery } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../../shared/form/TextField";
import { compareTexts } from "../../../shared/text/order";
import { SettingChooser } from "./SettingChooser";
import type { SettingsValues, SlotName } from "./settingsValues";
import { customChoice, movedName, noText, sharedChoices, slotOf, staticChoice } from "./slotChoice";

type SlotFieldProps = {
  form: UseFormReturn<SettingsValues>;
  name: SlotName;
  label: string;
  hint?: string;
  choices: DisplayChoicesQuery | undefined;
};

/** Which text stands in one slot of the display. */
export function SlotField({ form, name, label, hint, choices }: SlotFieldProps) {
  const t = useT(settingsTexts);
  const { control, formState } = form;
  const [customTexts, chosen] = useWatch({ control, name: ["customTexts", `display.${name}`] });
  const sharedTexts = choices?.sharedTexts ?? [];
  const sections = [
    {
      section: t("ownTexts"),
      texts: customTexts.map(({ uuid, name: label }) => ({ value: customChoice(uuid), label })),
    },
    {
      section: t("sharedTexts"),
      texts: sharedChoices(sharedTexts, chosen),
    },
    {
      section: t("staticTexts"),
      texts: (choices?.staticTexts ?? []).map(({ id, text }) => ({ value: staticChoice(id), label: text })),
    },
  ];
  const texts = sections.flatMap(({ section, texts }) =>
    texts.sort((one, other) => compareTexts(one.label, other.label)).map((text) => ({ ...text, section })),
  );
  const isKnown = chosen === noText || texts.some(({ value }) => value === chosen);
  const moved = movedName(chosen, sharedTexts);
  const unknown =
    moved === undefined
      ? t("unknownText", { id: slotOf(chosen).textId ?? "" })
      : t("movedText", { name: moved });
  return (
    <TextField label={label} hint={hint} error={formState.errors.display?.[name]?.message}>
      <SettingChooser
        control={control}
        name={`display.${name}`}
        options={[
          { value: noText, label: t("noText") },
          ...(isKnown ? [] : [{ value: chosen, label: unknown }]),
          ...texts,
        ]}
      />
    </TextField>
  );
}
