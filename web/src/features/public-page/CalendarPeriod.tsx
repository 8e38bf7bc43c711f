import { useId } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { calendarChoices } from "../../shared/interval/calendarChoices";
import { type Interval, longestPeriod, namedInterval, nameOf } from "../../shared/interval/interval";
import { intervalTexts } from "../../shared/interval/intervalTexts";
import { useNow } from "../../shared/time/useNow";

type CalendarPeriodProps = { interval: Interval; zone: string; onInterval: (interval: Interval) => void };

/** A period of the calendar by its name. */
export function CalendarPeriod({ interval, zone, onInterval }: CalendarPeriodProps) {
  const t = useT(intervalTexts);
  const language = useLanguage();
  const id = useId();
  const groups = calendarChoices(interval, { now: useNow(60_000), zone, language, longest: longestPeriod });
  return (
    <div className="pub-period">
      <div className="pub-field">
        <label htmlFor={id}>{t("calendarPeriod")}</label>
        <select
          id={id}
          value={nameOf(interval) ?? ""}
          onChange={({ target }) => {
            const chosen = namedInterval(target.value);
            if (chosen) onInterval(chosen);
          }}
        >
          {groups.map(({ label, choices }) => (
            <optgroup key={label} label={label}>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </div>
  );
}
