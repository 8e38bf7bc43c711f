import { Box, Button, Field, Flex, Input, Stack, Text } from "@chakra-ui/react";
import { LONGEST_CUSTOM_TEXT_NAME } from "@obcestje/contract/signTexts.js";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import type { CustomTextInput } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../ui/uiTexts";
import { nameFault } from "./customTextList";
import { customTextsTexts } from "./customTextsTexts";
import { LaidOutFields } from "./LaidOutFields";
import { TextPicture } from "./TextPicture";

type TextDetailsProps = {
  text: CustomTextInput;
  isNameUsed: boolean;
  /** A display shows it: it can't be removed. */
  isInUse: boolean;
  /** Fault at a path such as `texts.1.fontSize`. */
  faultAt: (path: string) => string | undefined;
  onChange: (text: CustomTextInput) => void;
  onRemove: () => void;
};

/** One custom text: its name, its lines and a picture of it. */
export function TextDetails({ text, isNameUsed, isInUse, faultAt, onChange, onRemove }: TextDetailsProps) {
  const t = useT(customTextsTexts);
  const ui = useT(uiTexts);
  const reasonId = useId();
  const nameFaults = {
    missing: ui("faultMissing"),
    long: ui("faultTooLong", { count: LONGEST_CUSTOM_TEXT_NAME }),
  };
  const wrong = nameFault(text.name);
  const fault = wrong === null ? faultAt("name") : nameFaults[wrong];
  return (
    <Stack gap="5" px={{ base: "4", md: "6" }} pb="5">
      <Box position="sticky" top="0" zIndex="docked" bg="bg.panel" pt="5" pb="1">
        <Box maxW="30rem" w="full">
          <TextPicture value={text} />
        </Box>
      </Box>
      <Flex gap="3" align="start" wrap="wrap">
        <Field.Root invalid={fault !== undefined || isNameUsed} flex="1" minW="12rem">
          <Field.Label>{t("name")}</Field.Label>
          <Input
            value={text.name}
            maxLength={Math.max(LONGEST_CUSTOM_TEXT_NAME, text.name.length)}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...text, name: target.value })}
          />
          <Field.ErrorText>{fault ?? t("nameUsed")}</Field.ErrorText>
        </Field.Root>
        <Button
          variant="outline"
          mt="1.625rem"
          aria-label={t("removeText", { name: text.name || t("unnamed") })}
          aria-disabled={isInUse || undefined}
          aria-describedby={isInUse ? reasonId : undefined}
          title={isInUse ? t("inUseText") : undefined}
          opacity={isInUse ? 0.5 : undefined}
          cursor={isInUse ? "not-allowed" : undefined}
          onClick={() => {
            if (!isInUse) onRemove();
          }}
        >
          <Trash2 aria-hidden />
          {t("remove")}
        </Button>
      </Flex>
      {isInUse ? (
        <Text id={reasonId} textStyle="sm" color="fg.muted" mt="-3">
          {t("inUseText")}
        </Text>
      ) : null}
      <LaidOutFields value={text} faultAt={faultAt} onChange={onChange} />
    </Stack>
  );
}
