import { useMemo } from "react";
import { useT } from "../../i18n/useT";
import { usePlaces } from "../../shared/clients/usePlaces";
import type { Period } from "../../shared/interval/resolveInterval";
import { formatDate } from "../../shared/time/format";
import { SelectField } from "../../shared/ui/SelectField";
import { compareTexts } from "./compareTexts";
import { stayPeriods } from "./stayPeriods";

type StayPickerProps = {
  /** Of the location: a place's or a device's. */
  id: string;
  /** The period that is compared. */
  period: Period;
  /** Unix seconds */
  now: number;
  zone: string;
  onChoose: (period: Period) => void;
};

/** The times between moves as periods; nothing where nobody moved anything. */
export function StayPicker({ id, period, now, zone, onChoose }: StayPickerProps) {
  const t = useT(compareTexts);
  const { places } = usePlaces();
  const stays = useMemo(() => stayPeriods(id, places, now), [id, places, now]);
  if (stays.length === 0) return null;
  const options = stays.map((stay) => ({
    value: keyOf(stay.period),
    label: `${stay.name}: ${formatDate(stay.period.from, zone)} – ${formatDate(stay.period.to, zone)}`,
  }));
  const chosen = keyOf(period);
  return (
    <SelectField
      label={t("stays")}
      options={
        options.some(({ value }) => value === chosen)
          ? options
          : [{ value: chosen, label: t("noStay") }, ...options]
      }
      chosen={chosen}
      onChoose={(key) => {
        const stay = stays.find((one) => keyOf(one.period) === key);
        if (stay) onChoose(stay.period);
      }}
    />
  );
}

const keyOf = ({ from, to }: Period) => `${from}-${to}`;
