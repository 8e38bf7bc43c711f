import { SimpleGrid } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { CheckLine } from "../../../shared/form/CheckLine";
import { isDistance, isSpeedLimit } from "./limitRules";
import { NumberField } from "./NumberField";
import { SettingsSection } from "./SettingsSection";
import type { SettingsValues } from "./settingsValues";

type LimitSectionProps = { form: UseFormReturn<SettingsValues>; hasDisplay: boolean };

/** The speed limit, and from where it is measured. */
export function LimitSection({ form, hasDisplay }: LimitSectionProps) {
  const t = useT(settingsTexts);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SettingsSection title={t("limitTitle")}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <NumberField
          {...register("speedLimit", { validate: (typed) => isSpeedLimit(typed) || t("speedLimitFault") })}
          label={t("speedLimit")}
          unit={t("kmh")}
          error={errors.speedLimit?.message}
        />
        <NumberField
          {...register("measureDistance", {
            validate: (typed) => isDistance(typed) || t("measureDistanceFault"),
          })}
          label={t("measureDistance")}
          unit={t("metres")}
          hint={t("measureDistanceHint")}
          error={errors.measureDistance?.message}
        />
      </SimpleGrid>
      {hasDisplay ? (
        <CheckLine {...register("speedingBlink")} label={t("speedingBlink")} hint={t("speedingBlinkHint")} />
      ) : null}
    </SettingsSection>
  );
}
