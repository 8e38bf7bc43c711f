export type Detail = { label: string; value: string | readonly string[] };

/** Names and values line by line, several values of a name one below the other; entries without a value are left out. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="report-details">
      {details
        .map(({ label, value }) => ({ label, values: [value].flat().filter((one) => one !== "") }))
        .filter(({ values }) => values.length > 0)
        .map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
