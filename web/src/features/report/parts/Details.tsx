export type Detail = { label: string; value: string };

/** Names and values line by line; what has no value is left out. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="report-details">
      {details
        .filter(({ value }) => value !== "")
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
