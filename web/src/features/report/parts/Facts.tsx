export type Fact = { label: string; value: string; hint?: string };

/** Figures next to a chart, each with its name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="report-facts">
      {facts.map(({ label, value, hint }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {hint === undefined ? null : <dd className="report-hint">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
