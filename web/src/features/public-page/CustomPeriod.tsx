import { type FormEvent, useRef, useState } from "react";
import { useT } from "../../i18n/useT";
import { longestPeriod, rangeFault } from "../../shared/interval/interval";
import { intervalTexts } from "../../shared/interval/intervalTexts";
import type { Period } from "../../shared/interval/resolveInterval";
import { unixToWall, wallToUnix } from "../../shared/interval/wallTime";
import { PublicDateField } from "./PublicDateField";
import { publicPageTexts } from "./publicPageTexts";

type CustomPeriodProps = {
  period: Period;
  /** IANA zone in which the times are read. */
  zone: string;
  onApply: (period: Period) => void;
  /** The same period once more. */
  onRefresh: () => void;
};

type Faults = { from?: string; to?: string };

/** Two local times. What is left as it was keeps its instant, also in autumn's doubled hour. */
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
