export type Detail = { label: string; value: string };

/** Names and values line by line; entries without a value are left out. */
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
