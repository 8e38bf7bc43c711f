import { Box, Button, Field, Flex, Grid, Heading, HStack, Input, Stack, Text } from "@chakra-ui/react";
import { HIGHEST_PENALTY_STEP, MOST_PENALTY_STEPS } from "@obcestje/contract/signTexts.js";
import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { useT } from "../../../i18n/useT";
import { LaidOutFields } from "../../../shared/custom-texts/LaidOutFields";
import { TextPicture } from "../../../shared/custom-texts/TextPicture";
import {
  nextStep,
  type OverLimitFault,
  overLimitFaults,
  type Step,
  stepsOf,
  withSteps,
} from "../documents/stepsDocument";
import { resourcesTexts } from "../resourcesTexts";
import type { FormProps } from "./formProps";
import { useRows } from "./useRows";

/** Texts that signs show to speeding drivers, step by step. */
export function StepsForm({ data, onChange, faultAt }: FormProps) {
  const t = useT(resourcesTexts);
  const [steps, setSteps] = useRows(data, stepsOf, withSteps, onChange);
  const faults = overLimitFaults(steps);
  const isFull = steps.length >= MOST_PENALTY_STEPS;
  const whole = faultAt("");
  return (
    <Stack gap="4">
      {whole === undefined ? null : (
        <Text role="alert" textStyle="sm" color="fg.error">
          {whole}
        </Text>
      )}
      {steps.map((step, index) => (
        <StepFields
          key={step.key}
          step={step}
          number={index + 1}
          fault={faults[index] ?? null}
          isOnly={steps.length === 1}
          faultAt={(path) => faultAt(`${index}.${path}`)}
          onChange={(next) => setSteps(steps.map((other) => (other.key === step.key ? next : other)))}
          onRemove={() => setSteps(steps.filter(({ key }) => key !== step.key))}
        />
      ))}
      <HStack gap="3">
        <Button
          variant="outline"
          size="sm"
          disabled={isFull}
          onClick={() => setSteps([...steps, nextStep(steps)])}
        >
          <Plus aria-hidden />
          {t("addStep")}
        </Button>
        {isFull ? (
          <Text textStyle="sm" color="fg.muted">
            {t("stepsFull", { count: MOST_PENALTY_STEPS })}
          </Text>
        ) : null}
      </HStack>
    </Stack>
  );
}

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

/** One step: its excess over the limit, and the sign's text. */
function StepFields(props: StepFieldsProps) {
  const { step, number, fault, isOnly, faultAt, onChange, onRemove } = props;
  const t = useT(resourcesTexts);
  const titleId = useId();
  const words = { range: t("overRange", { most: HIGHEST_PENALTY_STEP }), order: t("overOrder") };
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
