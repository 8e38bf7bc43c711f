import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { mostSteps, nextStep, overLimitFaults, stepsOf, withSteps } from "../documents/stepsDocument";
import { resourcesTexts } from "../resourcesTexts";
import type { FormProps } from "./formProps";
import { StepFields } from "./StepFields";
import { useRows } from "./useRows";

/** What signs show of who drives too fast, step by step. */
export function StepsForm({ data, onChange, faultAt }: FormProps) {
  const t = useT(resourcesTexts);
  const [steps, setSteps] = useRows(data, stepsOf, withSteps, onChange);
  const faults = overLimitFaults(steps);
  const isFull = steps.length >= mostSteps;
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
            {t("stepsFull", { count: mostSteps })}
          </Text>
        ) : null}
      </HStack>
    </Stack>
  );
}
