import { type FormEvent, useId, useRef, useState } from "react";
import { useT } from "../../i18n/useT";
import { dateFieldTexts } from "../../shared/dateField/dateFieldTexts";
import { useCalendar } from "../../shared/dateField/useCalendar";
import { useTyped } from "../../shared/dateField/useTyped";
import { longestPeriod, rangeFault } from "../../shared/interval/interval";
import { intervalTexts } from "../../shared/interval/intervalTexts";
import type { Period } from "../../shared/interval/resolveInterval";
import { unixToWall, wallToUnix } from "../../shared/interval/wallTime";
import { publicPageTexts } from "./publicPageTexts";

type CustomPeriodProps = {
  period: Period;
  /** IANA zone of the times. */
  zone: string;
  onApply: (period: Period) => void;
  /** Refetches the same period. */
  onRefresh: () => void;
};

type Faults = { from?: string; to?: string };

/** Two local times. An unchanged time keeps its instant, even in autumn's doubled hour. */
export function CustomPeriod({ period, zone, onApply, onRefresh }: CustomPeriodProps) {
  const t = useT(publicPageTexts);
  const intervalT = useT(intervalTexts);
  const shown = { from: unixToWall(period.from, zone), to: unixToWall(period.to, zone) };
  const [walls, setWalls] = useState(shown);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);

  const instant = (end: "from" | "to") =>
    walls[end] === shown[end] ? period[end] : wallToUnix(walls[end], zone);

  function faultsOf(from: number | null, to: number | null): Faults {
    const fault = rangeFault(from, to);
    if (fault === null) return {};
    if (fault !== "MISSING") return { to: intervalT(fault, { days: Math.floor(longestPeriod / 86_400) }) };
    return { ...(from === null && { from: t("noBegin") }), ...(to === null && { to: t("noEnd") }) };
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    const from = instant("from");
    const to = instant("to");
    const found = faultsOf(from, to);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (first !== undefined || from === null || to === null) return;
    if (from === period.from && to === period.to) onRefresh();
    else onApply({ from, to });
  }

  return (
    <form ref={form} className="pub-period" onSubmit={apply} noValidate aria-label={t("CUSTOM")}>
      {(["from", "to"] as const).map((end) => (
        <PublicDateField
          key={end}
          name={end}
          label={t(end)}
          value={walls[end]}
          zone={zone}
          fault={faults[end]}
          onChange={(value) => setWalls({ ...walls, [end]: value })}
        />
      ))}
      <button type="submit" className="pub-button pub-main-button">
        {t("refresh")}
      </button>
      <p className="pub-note">{t("zone", { zone })}</p>
    </form>
  );
}

type PublicDateFieldProps = {
  name: string;
  label: string;
  value: string;
  zone: string;
  fault: string | undefined;
  onChange: (value: string) => void;
};

/** A day and a 24-hour time, typed or picked. */
function PublicDateField({ name, label, value, zone, fault, onChange }: PublicDateFieldProps) {
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
