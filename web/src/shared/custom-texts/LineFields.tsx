import { Box, Field, HStack, Input, Stack, Text } from "@chakra-ui/react";
import { LONGEST_CUSTOM_TEXT } from "@obcestje/contract/signTexts.js";
import {
  AlignCenterHorizontal,
  AlignEndHorizontal,
  AlignStartHorizontal,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  TriangleAlert,
} from "lucide-react";
import type { CustomTextLineInput } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { ChoiceGroup } from "../ui/ChoiceGroup";
import { uiTexts } from "../ui/uiTexts";
import { isTooLong } from "./customTextList";
import { customTextsTexts } from "./customTextsTexts";

const horizontals = [
  { value: "LEFT", icon: <TextAlignStart size={16} aria-hidden /> },
  { value: "CENTER", icon: <TextAlignCenter size={16} aria-hidden /> },
  { value: "RIGHT", icon: <TextAlignEnd size={16} aria-hidden /> },
] as const;
const verticals = [
  { value: "TOP", icon: <AlignStartHorizontal size={16} aria-hidden /> },
  { value: "CENTER", icon: <AlignCenterHorizontal size={16} aria-hidden /> },
  { value: "BOTTOM", icon: <AlignEndHorizontal size={16} aria-hidden /> },
] as const;

type LineFieldsProps = {
  /** Name of the part of the panel. */
  label: string;
  line: CustomTextLineInput;
  /** Permitted font sizes in pixels. */
  fonts: readonly number[];
  isMisfit: boolean;
  faultOf: (field: keyof CustomTextLineInput) => string | undefined;
  onChange: (change: Partial<CustomTextLineInput>) => void;
};

/** One text of a layout, and its place in its part of the panel. */
export function LineFields({ label, line, fonts, isMisfit, faultOf, onChange }: LineFieldsProps) {
  const t = useT(customTextsTexts);
  const ui = useT(uiTexts);
  const tooLong = isTooLong(line.text) ? ui("faultTooLong", { count: LONGEST_CUSTOM_TEXT }) : undefined;
  const fault = tooLong ?? faultOf("text");
  const others = [faultOf("horizontalAlignment"), faultOf("verticalAlignment"), faultOf("fontSize")];
  return (
    <Stack role="group" aria-label={label} gap="3">
      <Field.Root invalid={fault !== undefined}>
        <HStack justify="space-between" w="full">
          <Field.Label>{label}</Field.Label>
          <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {t("lettersLeft", { used: line.text.length, most: LONGEST_CUSTOM_TEXT })}
          </Text>
        </HStack>
        <Input
          value={line.text}
          maxLength={Math.max(LONGEST_CUSTOM_TEXT, line.text.length)}
          autoComplete="off"
          onChange={({ target }) => onChange({ text: target.value })}
        />
        {isMisfit ? (
          <Field.HelperText display="flex" gap="1.5" color="fg.warning">
            <Box as="span" flexShrink="0" pt="0.5">
              <TriangleAlert size={14} aria-hidden />
            </Box>
            {t("doesNotFit")}
          </Field.HelperText>
        ) : null}
        <Field.ErrorText>{fault}</Field.ErrorText>
      </Field.Root>
      <HStack gap={{ base: "3", sm: "5" }} rowGap="3" wrap="wrap" align="start">
        <ChoiceGroup
          label={t("horizontal")}
          choices={horizontals.map((choice) => ({ ...choice, name: t(choice.value) }))}
          chosen={line.horizontalAlignment}
          onChoose={(horizontalAlignment) => onChange({ horizontalAlignment })}
        />
        <ChoiceGroup
          label={t("vertical")}
          choices={verticals.map((choice) => ({ ...choice, name: t(choice.value) }))}
          chosen={line.verticalAlignment}
          onChoose={(verticalAlignment) => onChange({ verticalAlignment })}
        />
        <FontSize fonts={fonts} size={line.fontSize} onSize={(fontSize) => onChange({ fontSize })} />
      </HStack>
      {others.map((other) =>
        other === undefined ? null : (
          <Text key={other} role="alert" textStyle="sm" color="fg.error">
            {other}
          </Text>
        ),
      )}
    </Stack>
  );
}

type FontSizeProps = { fonts: readonly number[]; size: number; onSize: (size: number) => void };

/** A single permitted size is shown as text, not as a choice. */
function FontSize({ fonts, size, onSize }: FontSizeProps) {
  const t = useT(customTextsTexts);
  if (fonts.length < 2)
    return (
      <Box>
        <Text textStyle="xs" color="fg.muted" pb="1">
          {t("fontSize")}
        </Text>
        <Text textStyle="sm" lineHeight="2rem">
          {t("pixels", { size })}
        </Text>
      </Box>
    );
  return (
    <ChoiceGroup
      label={t("fontSize")}
      choices={fonts.map((font) => ({ value: String(font), name: t("pixels", { size: font }) }))}
      chosen={String(size)}
      onChoose={(value) => onSize(Number(value))}
    />
  );
}
