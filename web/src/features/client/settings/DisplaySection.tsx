import { Alert, Box, Button, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { PenLine } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { DisplayChoicesQuery, DisplayType } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { CheckLine } from "../../../shared/form/CheckLine";
import { PenaltyField } from "./PenaltyField";
import { SettingsSection } from "./SettingsSection";
import { SlotField } from "./SlotField";
import { type SettingsValues, usedTexts } from "./settingsValues";

const CustomTextDialog = lazy(async () => ({
  default: (await import("../../../shared/custom-texts/CustomTextDialog")).CustomTextDialog,
}));

type DisplaySectionProps = {
  form: UseFormReturn<SettingsValues>;
  choices: DisplayChoicesQuery | undefined;
  /** Whether the choices could not be had. */
  failed: boolean;
  /** Some of the display is off, and not all of it. */
  isPartlyOff: boolean;
};

const types: readonly DisplayType[] = ["NONE", "TEXT", "PENALTY"];

/** What the sign shows: whether at all, and what beside the speed. */
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
