import { useT } from "../../i18n/useT";
import { DateField } from "../../shared/dateField/DateField";
import { TextField } from "../../shared/form/TextField";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { endOfLastDay, lastDayOf } from "../../shared/keys/keyEnd";
import { defaultTimeZone } from "../../shared/time/format";
import { useNow } from "../../shared/time/useNow";

type EndFieldProps = {
  /** A day, YYYY-MM-DD; empty: the key has no end. */
  lastDay: string;
  onChange: (lastDay: string) => void;
  /** The portal's fault. */
  error: string | undefined;
};

/** The last day on which a key works. */
export function EndField({ lastDay, onChange, error }: EndFieldProps) {
  const t = useT(apiKeysTexts);
  const now = useNow(60_000);
  const isPast = lastDay !== "" && endOfLastDay(lastDay, now) === null;
  return (
    <TextField label={t("expireDate")} isOptional hint={t("endHint")} error={isPast ? t("endPast") : error}>
      <DateField
        form="date"
        value={lastDay}
        min={lastDayOf(now + 1)}
        zone={defaultTimeZone}
        onChange={onChange}
      />
    </TextField>
  );
}
