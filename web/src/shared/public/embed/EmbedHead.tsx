import type { ReactNode } from "react";
import { useT } from "../../../i18n/useT";
import type { Interval } from "../../interval/interval";
import type { Period } from "../../interval/resolveInterval";
import { embedsTexts } from "../embedsTexts";
import { periodText } from "../periodText";
import "./embed.css";

type EmbedHeadProps = {
  name: string;
  /** Description of the content. */
  about?: string;
  interval: Interval;
  /** The instants of the interval; null while unknown. */
  period: Period | null;
  zone: string;
  /** Tools at the end. */
  children?: ReactNode;
};

/** Head of an embed: content and period. */
export function EmbedHead({ name, about, interval, period, zone, children }: EmbedHeadProps) {
  const t = useT(embedsTexts);
  const preset = interval.kind === "preset" ? t(interval.preset) : null;
  const dates = period === null ? null : periodText(period, zone);
  return (
    <header className="embed-head">
      <div>
        <h1>{name}</h1>
        <p>
          {[about, preset ?? dates].filter(Boolean).join(" · ")}
          {preset === null || dates === null ? null : <span className="embed-dates">{` · ${dates}`}</span>}
        </p>
      </div>
      {children}
    </header>
  );
}
