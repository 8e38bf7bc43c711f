import { SimpleGrid } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { useOffers } from "../../../shared/offers/useOffers";
import { isDistance, isSpeedLimit } from "./limitRules";
import { NumberField } from "./NumberField";
import type { SettingsValues } from "./settingsValues";

type LimitFieldsProps = {
  form: UseFormReturn<SettingsValues>;
  /** Of a place where nothing was measured yet. */
  isNew?: boolean;
};

/** The speed limit at a place, km/h, and the measuring distance, metres. */
export function LimitFields({ form, isNew = false }: LimitFieldsProps) {
  const t = useT(settingsTexts);
  const { register, formState } = form;
  const { errors, dirtyFields } = formState;
  const keepsLimits = useOffers().has("LIMIT_HISTORY");
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <NumberField
        {...register("speedLimit", { validate: (typed) => isSpeedLimit(typed) || t("speedLimitFault") })}
        label={t("speedLimit")}
        unit={t("kmh")}
        hint={keepsLimits && !isNew && dirtyFields.speedLimit ? t("speedLimitFromNow") : undefined}
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
  );
}
