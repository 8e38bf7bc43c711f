import { Box, Button, Field, Flex, Grid, Heading, HStack, Input, Stack, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { useT } from "../../../i18n/useT";
import { LaidOutFields } from "../../../shared/custom-texts/LaidOutFields";
import { TextPicture } from "../../../shared/custom-texts/TextPicture";
import { highestOver, type OverLimitFault, type Step } from "../documents/stepsDocument";
import { resourcesTexts } from "../resourcesTexts";

type StepFieldsProps = {
  step: Step;
  number: number;
  fault: OverLimitFault | null;
  /** The last one can't be removed. */
  isOnly: boolean;
  faultAt: (path: string) => string | undefined;
  onChange: (step: Step) => void;
  onRemove: () => void;
};

/** One step: from how much above the limit on, and what the sign says then. */
export function StepFields(props: StepFieldsProps) {
  const { step, number, fault, isOnly, faultAt, onChange, onRemove } = props;
  const t = useT(resourcesTexts);
  const titleId = useId();
  const words = { range: t("overRange", { most: highestOver }), order: t("overOrder") };
  const wrong = fault === null ? faultAt("overLimitBy") : words[fault];
  return (
    <Box as="section" aria-labelledby={titleId} borderWidth="1px" rounded="l3" overflow="hidden">
      <Flex
        justify="space-between"
        align="center"
        ps="4"
        pe="2"
        py="1.5"
        bg="bg.subtle"
        borderBottomWidth="1px"
      >
        <Heading as="h3" id={titleId} size="sm" fontWeight="semibold">
          {t("step", { number })}
        </Heading>
        <Button
          variant="ghost"
          size="sm"
          disabled={isOnly}
          title={isOnly ? t("stepsNeedOne") : undefined}
          aria-label={t("removeStep", { number })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
          {t("remove")}
        </Button>
      </Flex>
      <Stack gap="5" p="4">
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }}
          gap="5"
          alignItems="start"
        >
          <Box order={{ md: 2 }} maxW="24rem" w="full">
            <TextPicture value={step} />
          </Box>
          <Field.Root invalid={wrong !== undefined}>
            <Field.Label>{t("overLimitBy")}</Field.Label>
            <HStack gap="2">
              <Input
                value={step.overLimitBy}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                w="5rem"
                onChange={({ target }) => onChange({ ...step, overLimitBy: target.value })}
              />
              <Text color="fg.muted">{t("kmh")}</Text>
            </HStack>
            <Field.ErrorText>{wrong}</Field.ErrorText>
          </Field.Root>
        </Grid>
        <LaidOutFields value={step} faultAt={faultAt} onChange={onChange} />
      </Stack>
    </Box>
  );
}
