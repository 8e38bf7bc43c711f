import { useId, useRef } from "react";
import { useT } from "../../i18n/useT";
import { dateFieldTexts } from "../../shared/dateField/dateFieldTexts";
import { useCalendar } from "../../shared/dateField/useCalendar";
import { useTyped } from "../../shared/dateField/useTyped";

type PublicDateFieldProps = {
  name: string;
  label: string;
  value: string;
  zone: string;
  fault: string | undefined;
  onChange: (value: string) => void;
};

/** A day and a time of 24 hours, typed or picked. */
export function PublicDateField({ name, label, value, zone, fault, onChange }: PublicDateFieldProps) {
  const t = useT(dateFieldTexts);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { input, isWrong, pick } = useTyped({ form: "dateTime", value, onChange });
  const { button, popover } = useCalendar(frame, { form: "dateTime", value, zone, onPick: pick });
  const said = fault ?? (isWrong ? t("wrong", { form: t("dateTime") }) : undefined);
  return (
    <div className="pub-field">
      <label htmlFor={id}>{label}</label>
      <div className="pub-date" ref={frame}>
        <input
          id={id}
          name={name}
          {...input}
          placeholder={t("dateTime")}
          aria-invalid={said !== undefined}
          aria-describedby={said === undefined ? undefined : `${id}-fault`}
        />
        <button {...button} aria-label={t("open")} title={t("open")}>
          <CalendarIcon />
        </button>
        {popover}
      </div>
      {said === undefined ? null : (
        <p id={`${id}-fault`} role="alert" className="pub-fault">
          {said}
        </p>
      )}
    </div>
  );
}

const CalendarIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden
  >
    <rect x="3" y="4" width="18" height="18" rx="2" />
    <path d="M3 10h18M8 2v4M16 2v4" />
  </svg>
);
