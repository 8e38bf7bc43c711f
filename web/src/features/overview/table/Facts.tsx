import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { Column } from "../../../shared/clients/columns/columns";

type FactsProps = { client: ClientRow; activity: Activity; columns: readonly Column[] };

/** A device's further values on its card, three beside each other. Drawn by the list that it stands in. */
export function Facts({ client, activity, columns }: FactsProps) {
  return (
    <dl>
      {columns.map(({ key, short, label, render }) => (
        <div key={key}>
          <dt title={label}>{short}</dt>
          <dd>{render(client, activity)}</dd>
        </div>
      ))}
    </dl>
  );
}
