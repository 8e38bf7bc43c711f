import { Box, Input, SimpleGrid, Text } from "@chakra-ui/react";
import { LONGEST_ADDRESS, LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { lazy, Suspense } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../../shared/form/TextField";
import { ErrorBoundary } from "../../../shared/ui/ErrorBoundary";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { isLatitude, isLongitude, isWholePlace } from "./limitRules";
import { NumberField } from "./NumberField";
import { numberOf } from "./settingsInput";
import type { SettingsValues } from "./settingsValues";

const PlaceMap = lazy(async () => ({ default: (await import("./PlaceMap")).PlaceMap }));

/** Name, address, directions and position of a place. */
export function PlaceFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useT(settingsTexts);
  const ui = useT(uiTexts);
  const { register, formState } = form;
  const { errors } = formState;
  const upTo = (value: number) => ({ maxLength: { value, message: ui("faultTooLong", { count: value }) } });
  return (
    <>
      <TextField label={t("locationName")} error={errors.locationName?.message}>
        <Input {...register("locationName", upTo(LONGEST_NAME))} autoComplete="off" />
      </TextField>
      <TextField label={t("address")} error={errors.locationAddress?.message}>
        <Input {...register("locationAddress", upTo(LONGEST_ADDRESS))} autoComplete="off" />
      </TextField>
      <DirectionFields form={form} />
      <SimpleGrid columns={2} gap="4">
        <NumberField
          {...register("lat", {
            validate: (typed, { lng }) =>
              (isLatitude(typed) || t("noLatitude")) && (isWholePlace(typed, lng) || t("bothOrNone")),
            deps: "lng",
          })}
          label={t("latitude")}
          unit="°"
          error={errors.lat?.message}
        />
        <NumberField
          {...register("lng", {
            validate: (typed, { lat }) =>
              (isLongitude(typed) || t("noLongitude")) && (isWholePlace(lat, typed) || t("bothOrNone")),
            deps: "lat",
          })}
          label={t("longitude")}
          unit="°"
          error={errors.lng?.message}
        />
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted" mt="-2">
        {t("placeHint")}
      </Text>
      <Box h="18rem" rounded="l2" overflow="hidden" borderWidth="1px" bg="bg.subtle" isolation="isolate">
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <MapOfPlace form={form} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </>
  );
}

function MapOfPlace({ form }: { form: UseFormReturn<SettingsValues> }) {
  const [lat, lng] = useWatch({ control: form.control, name: ["lat", "lng"] });
  const [north, east] = [numberOf(lat), numberOf(lng)];
  const isPlace = north !== null && east !== null && isLatitude(lat) && isLongitude(lng);
  return (
    <PlaceMap
      place={isPlace ? { lat: north, lng: east } : null}
      onPlace={(place) => {
        const chosen = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
        form.setValue("lat", String(Number(place.lat.toFixed(6))), chosen);
        form.setValue("lng", String(Number(place.lng.toFixed(6))), chosen);
      }}
    />
  );
}

/** What people call the two directions at a place. */
function DirectionFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useT(settingsTexts);
  const ui = useT(uiTexts);
  const { register, formState } = form;
  const upTo = { value: LONGEST_NAME, message: ui("faultTooLong", { count: LONGEST_NAME }) };
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {(["incomingName", "outgoingName"] as const).map((name) => (
        <TextField key={name} label={t(name)} hint={t(`${name}Hint`)} error={formState.errors[name]?.message}>
          <Input {...register(name, { maxLength: upTo })} autoComplete="off" />
        </TextField>
      ))}
    </SimpleGrid>
  );
}
