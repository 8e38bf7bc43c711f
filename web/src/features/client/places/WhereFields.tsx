import { Field, Stack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import { byName } from "../../../shared/text/order";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { Chooser } from "../../../shared/ui/chooser/Chooser";
import { LimitFields } from "../settings/LimitFields";
import { PlaceFields } from "../settings/PlaceFields";
import type { SettingsValues } from "../settings/settingsValues";
import type { ChosenPlace, MoveChoice } from "./moveChoice";
import { placesTexts } from "./placesTexts";
import { useDeviceName } from "./useDeviceName";

type WhereFieldsProps = {
  label: string;
  choice: MoveChoice;
  onChoose: (part: Partial<MoveChoice>) => void;
  /** To choose from. */
  places: readonly ChosenPlace[];
  /** Of a new place. */
  form: UseFormReturn<SettingsValues>;
  hasSpeed: boolean;
  fault: string | undefined;
};

/** Where a device is: at a place, at a new one, or in the store. */
export function WhereFields({ label, choice, onChoose, places, form, hasSpeed, fault }: WhereFieldsProps) {
  const t = useT(placesTexts);
  const { where } = choice;
  return (
    <Stack gap="4">
      <ChoiceGroup
        label={label}
        choices={[
          { value: "place", name: t("place") },
          { value: "new", name: t("newPlace") },
          { value: "store", name: t("store") },
        ]}
        chosen={where}
        onChoose={(value) => onChoose({ where: value })}
      />
      {where === "place" ? (
        <PlaceChooser
          places={places}
          chosen={choice.placeId}
          onChoose={(placeId) => onChoose({ placeId })}
          fault={fault}
        />
      ) : null}
      {where === "new" ? (
        <Stack gap="4">
          <PlaceFields form={form} />
          {hasSpeed ? <LimitFields form={form} isNew /> : null}
        </Stack>
      ) : null}
      {where === "store" ? (
        <Text textStyle="sm" color="fg.muted">
          {t("storeHint")}
        </Text>
      ) : null}
    </Stack>
  );
}

type PlaceChooserProps = {
  places: readonly ChosenPlace[];
  chosen: string;
  onChoose: (id: string) => void;
  fault: string | undefined;
};

/** Places by name and address; those that have one name are told apart by the address, and then by the id. */
function PlaceChooser({ places, chosen, onChoose, fault }: PlaceChooserProps) {
  const t = useT(placesTexts);
  const nameOf = useDeviceName();
  const options = useMemo(() => {
    const standing = ({ stays }: ChosenPlace) =>
      stays?.list.filter(({ until }) => until === null).map(nameOf) ?? [];
    return places.toSorted(byName).map((place) => ({
      value: place.id,
      label: [place.name, place.settings.locationAddress, ...standing(place)].filter(Boolean).join(" · "),
      detail: `ID ${place.id}`,
    }));
  }, [places, nameOf]);
  const stays = places.find(({ id }) => id === chosen)?.stays?.list;
  const present = stays?.filter(({ until }) => until === null);
  if (places.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        {t("noPlaces")}
      </Text>
    );
  return (
    <Field.Root invalid={fault !== undefined}>
      <Field.Label>{t("placeField")}</Field.Label>
      <Chooser options={options} chosen={chosen} onChoose={onChoose} placeholder={t("choosePlace")} />
      {present === undefined || fault !== undefined ? null : (
        <Field.HelperText>
          {present.length === 0
            ? t("nobodyThere")
            : t("standsThere", { devices: present.map(nameOf).join(", ") })}
        </Field.HelperText>
      )}
      <Field.ErrorText>{fault}</Field.ErrorText>
    </Field.Root>
  );
}
