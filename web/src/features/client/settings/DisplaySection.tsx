import { Alert, Box, Button, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { PenLine } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { type UseControllerProps, type UseFormReturn, useController, useWatch } from "react-hook-form";
import type { DisplayChoicesQuery, DisplayType } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { CheckLine } from "../../../shared/form/CheckLine";
import { TextField } from "../../../shared/form/TextField";
import { compareTexts } from "../../../shared/text/order";
import { Chooser, type ChooserProps } from "../../../shared/ui/chooser/Chooser";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { SettingsSection } from "./SettingsSection";
import { type SettingsValues, type SlotName, usedTexts } from "./settingsValues";
import { customChoice, movedName, noText, sharedChoices, staticChoice, textIdOf } from "./slotChoice";

const CustomTextDialog = lazy(async () => ({
  default: (await import("../../../shared/custom-texts/CustomTextDialog")).CustomTextDialog,
}));

type DisplaySectionProps = {
  form: UseFormReturn<SettingsValues>;
  choices: DisplayChoicesQuery | undefined;
  /** True if the choices failed to load. */
  failed: boolean;
  /** True if a part of the display is off, but not all of it. */
  isPartlyOff: boolean;
};

const types: readonly DisplayType[] = ["NONE", "TEXT", "PENALTY"];

/** Settings of the sign's display: on or off, and the content next to the speed. */
export function DisplaySection({ form, choices, failed, isPartlyOff }: DisplaySectionProps) {
  const t = useT(settingsTexts);
  const { register, control, setValue } = form;
  const [display, customTexts] = useWatch({ control, name: ["display", "customTexts"] });
  const [isEditing, setEditing] = useState(false);
  return (
    <SettingsSection title={t("displayTitle")}>
      <CheckLine {...register("displayOn")} label={t("displayOn")} hint={t("displayOnHint")} />
      {isPartlyOff ? (
        <Alert.Root status="info" size="sm">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">{t("displayPartly")}</Alert.Title>
        </Alert.Root>
      ) : null}
      <Box as="fieldset">
        <Text as="legend" textStyle="sm" fontWeight="medium" pb="2">
          {t("displayType")}
        </Text>
        <Stack gap="2">
          {types.map((type) => (
            <CheckLine
              key={type}
              type="radio"
              value={type}
              {...register("display.type")}
              label={t(`type${type}`)}
            />
          ))}
        </Stack>
      </Box>
      {display.type === "PENALTY" ? (
        <PenaltyField form={form} resources={choices?.resources ?? undefined} failed={failed} />
      ) : null}
      {display.type === "TEXT" ? (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <Slots
            form={form}
            choices={choices}
            title={t("underLimit")}
            names={["underLimitLeft", "underLimitRight"]}
          />
          <Slots
            form={form}
            choices={choices}
            title={t("overLimit")}
            names={["overLimitLeft", "overLimitRight"]}
          />
        </SimpleGrid>
      ) : null}
      {display.type === "TEXT" ? (
        <HStack gap="3" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
            <PenLine aria-hidden />
            {t("editTexts")}
          </Button>
          <Text textStyle="sm" color="fg.muted">
            {t("textCount", { count: customTexts.length })}
          </Text>
        </HStack>
      ) : null}
      {isEditing ? (
        <Suspense fallback={null}>
          <CustomTextDialog
            texts={customTexts}
            usedUuids={usedTexts(display)}
            isOfForm
            onClose={() => setEditing(false)}
            onSave={async (texts) => {
              setValue("customTexts", texts, { shouldDirty: true });
              setEditing(false);
              return true;
            }}
          />
        </Suspense>
      ) : null}
    </SettingsSection>
  );
}

type SlotsProps = Pick<DisplaySectionProps, "form" | "choices"> & {
  title: string;
  names: readonly ["underLimitLeft" | "overLimitLeft", "underLimitRight" | "overLimitRight"];
};

function Slots({ form, choices, title, names: [left, right] }: SlotsProps) {
  const t = useT(settingsTexts);
  return (
    <Box as="fieldset" minW="0">
      <Text as="legend" textStyle="sm" fontWeight="semibold" pb="2">
        {title}
      </Text>
      <Stack gap="3">
        <SlotField form={form} choices={choices} name={left} label={t("left")} />
        <SlotField form={form} choices={choices} name={right} label={t("right")} hint={t("slotHint")} />
      </Stack>
    </Box>
  );
}

type PenaltyFieldProps = {
  form: UseFormReturn<SettingsValues>;
  /** Undefined while loading. */
  resources: NonNullable<DisplayChoicesQuery["resources"]> | undefined;
  failed: boolean;
};

/** Penalty points that the sign shows. */
function PenaltyField({ form, resources, failed }: PenaltyFieldProps) {
  const t = useT(settingsTexts);
  const { control, formState } = form;
  const chosen = useWatch({ control, name: "display.resourceId" });
  if (resources === undefined && failed)
    return (
      <Text role="alert" color="fg.error" textStyle="sm">
        {t("penaltyFailed")}
      </Text>
    );
  const isKnown = chosen === "" || (resources ?? []).some(({ id }) => id === chosen);
  const isNone = resources?.length === 0;
  return (
    <TextField
      label={t("penaltyResource")}
      hint={isNone ? t("noPenalty") : undefined}
      error={formState.errors.display?.resourceId?.message}
    >
      <Box w="full" maxW={{ sm: "24rem" }}>
        <SettingChooser
          control={control}
          name="display.resourceId"
          rules={{
            validate: (id, { display }) => display.type !== "PENALTY" || id !== "" || t("penaltyMissing"),
          }}
          options={[
            { value: "", label: t("choosePenalty") },
            ...(isKnown ? [] : [{ value: chosen, label: t("unknownText", { id: chosen }) }]),
            ...namedOptions((resources ?? []).map(({ id, name }) => ({ id, name: name ?? id }))),
          ]}
        />
      </Box>
    </TextField>
  );
}

type SlotFieldProps = {
  form: UseFormReturn<SettingsValues>;
  name: SlotName;
  label: string;
  hint?: string;
  choices: DisplayChoicesQuery | undefined;
};

/** Text in one slot of the display. */
function SlotField({ form, name, label, hint, choices }: SlotFieldProps) {
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
    moved === undefined ? t("unknownText", { id: textIdOf(chosen) }) : t("movedText", { name: moved });
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

type Name = "display.resourceId" | `display.${SlotName}`;

type SettingChooserProps = UseControllerProps<SettingsValues, Name> & Pick<ChooserProps<string>, "options">;

/** A combobox for one of the form's choices; its options may load later. */
function SettingChooser({ options, ...control }: SettingChooserProps) {
  const { value, onChange, ...field } = useController(control).field;
  return <Chooser {...field} size="sm" options={options} chosen={value} onChoose={onChange} />;
}
