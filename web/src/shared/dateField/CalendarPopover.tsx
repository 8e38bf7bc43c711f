import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { useBeside } from "../ui/useBeside";
import { dateFieldTexts } from "./dateFieldTexts";
import { type Day, dayByKey, dayOf, isInMonth, monthsLater, textOf, weeksOf } from "./month";
import type { Form } from "./typed";
import "./calendar.css";

export type CalendarPopoverProps = {
  form: Form;
  /** The chosen value in the field's format; empty if there is none. */
  value: string;
  /** The current day by the local clock, shown if nothing is chosen: YYYY-MM-DD. */
  today: string;
  /** Range of days, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  /** Element that it is placed next to. */
  anchor: HTMLElement;
  onPick: (value: string) => void;
  onClose: () => void;
};

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));
const minutes = Array.from({ length: 12 }, (_, five) => String(five * 5).padStart(2, "0"));

/** A month to pick a day from, by mouse or keyboard, with an input for the 24-hour time. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { form, value, today, min = "", max = "9999", anchor, onPick, onClose } = props;
  const t = useT(dateFieldTexts);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const chosen = dayOf(value);
  const [shown, setShown] = useState({ at: chosen ?? dayOf(today) ?? 0, isFocused: true });
  const { at } = shown;
  const clock = value.split("T")[1] ?? "00:00";
  const [hour = "00", minute = "00"] = clock.split(":");
  useBeside(box, anchor, onClose);

  useEffect(() => {
    if (shown.isFocused) box.current?.querySelector<HTMLElement>("[tabindex='0'][data-day]")?.focus();
  }, [shown]);

  const show = (day: Day, isFocused: boolean) => setShown({ at: day, isFocused });
  const choose = (day: Day) => {
    onPick(form === "date" ? textOf(day) : `${textOf(day)}T${clock}`);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isDay = event.target instanceof HTMLElement && "day" in event.target.dataset;
    const to = isDay ? dayByKey(event.key, at) : null;
    if (to === null) return;
    event.preventDefault();
    show(to, true);
  };
  const time = (next: string) => onPick(`${textOf(chosen ?? at)}T${next}`);
  const inWords = (day: Day, options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(language, { ...options, timeZone: "UTC" });
  const month = inWords(at, { month: "long", year: "numeric" });
  const [week = []] = weeksOf(at);
  const isOut = (day: Day) => textOf(day) < min || textOf(day) > max;
  return (
    <div
      ref={box}
      popover="manual"
      className="date-popover"
      role="dialog"
      aria-label={t("calendar")}
      onKeyDown={onKeyDown}
    >
      <div className="date-head">
        <button type="button" aria-label={t("monthBefore")} onClick={() => show(monthsLater(at, -1), false)}>
          ‹
        </button>
        <span aria-live="polite">{month}</span>
        <button type="button" aria-label={t("monthAfter")} onClick={() => show(monthsLater(at, 1), false)}>
          ›
        </button>
      </div>
      <table aria-label={month}>
        <thead>
          <tr>
            {week.map((day) => (
              <th key={day} scope="col" abbr={inWords(day, { weekday: "long" })}>
                {inWords(day, { weekday: "short" }).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day
                    data-other={isInMonth(day, at) ? undefined : ""}
                    aria-current={textOf(day) === today ? "date" : undefined}
                    aria-pressed={day === chosen}
                    aria-label={inWords(day, {
                      weekday: "long",
                      day: "numeric",
                      month: "long",
                      year: "numeric",
                    })}
                    tabIndex={day === at ? 0 : -1}
                    disabled={isOut(day)}
                    onClick={() => choose(day)}
                  >
                    {new Date(day).getUTCDate()}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {form === "date" ? null : (
        <div className="date-time">
          <select
            aria-label={t("hour")}
            value={hour}
            onChange={({ target }) => time(`${target.value}:${minute}`)}
          >
            {hours.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          :
          <select
            aria-label={t("minute")}
            value={minute}
            onChange={({ target }) => time(`${hour}:${target.value}`)}
          >
            {[...new Set([...minutes, minute])].sort().map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <button type="button" className="date-done" onClick={onClose}>
            {t("done")}
          </button>
        </div>
      )}
    </div>
  );
}
