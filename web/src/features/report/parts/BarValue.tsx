type BarValueProps = {
  /** As it is read. */
  text: string;
  /** Null has no bar. */
  value: number | null;
  /** What the longest bar of the table stands for. */
  most: number;
  tone?: "vehicles" | "speed";
  /** A value to hold it against, as a tick on the bar's scale. */
  mark?: number;
};

const percent = (part: number, whole: number) => `${whole > 0 ? ((part / whole) * 100).toFixed(2) : 0}%`;

/** A figure with its bar beside it, on the scale of its column. */
export function BarValue({ text, value, most, tone = "vehicles", mark }: BarValueProps) {
  return (
    <div className="report-bar">
      <span>{text}</span>
      <i aria-hidden="true" className={`report-bar-scale report-bar-${tone}`}>
        {value === null ? null : <i style={{ width: percent(value, most) }} />}
        {mark === undefined || mark > most ? null : <b style={{ left: percent(mark, most) }} />}
      </i>
    </div>
  );
}
