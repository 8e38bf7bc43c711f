import { type ComponentType, type Dispatch, memo, type SetStateAction, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { ClientMenu } from "../../web/src/features/overview/menu/ClientMenu";
import { StatusTable } from "../../web/src/features/overview/table/StatusTable";
import { activityOf } from "../../web/src/shared/clients/activity";
import type { ClientRow } from "../../web/src/shared/clients/clientRow";
import { defaultSort } from "../../web/src/shared/clients/columns/columnKeys";
import { type Column, useColumns } from "../../web/src/shared/clients/columns/columns";
import { ClientMenuButton } from "../../web/src/shared/clients/menu/ClientMenuButton";
import { manyDevices } from "./devices";
import { offer } from "./measure";
import { openPortal } from "./Portal";

const devices = manyDevices(5000);
const now = Math.floor(Date.now() / 1000);
const put = openPortal();
const nothing = () => {};

type TableProps = { clients: readonly ClientRow[] };

function Ours({ clients }: TableProps) {
  const columns = useColumns();
  return (
    <StatusTable
      group="Občina"
      clients={clients}
      columns={columns}
      turn={now}
      sort={defaultSort}
      onSort={nothing}
      whole={100}
    />
  );
}

type RowProps = { client: ClientRow; columns: readonly Column[] };

const PlainRow = memo(function PlainRow({ client, columns }: RowProps) {
  const activity = activityOf(client, now);
  return (
    <tr>
      {columns.map(({ key, render }) => (
        <td key={key}>
          {key === "name" ? (
            <Link to={`/client/${client.id}`}>{render(client, activity)}</Link>
          ) : (
            render(client, activity)
          )}
        </td>
      ))}
      <td>
        <ClientMenuButton client={client} />
      </td>
    </tr>
  );
});

/** The same cells, all of them in the page; unchanged rows are not rendered again. */
function Plain({ clients }: TableProps) {
  const columns = useColumns();
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key}>{label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <PlainRow key={client.id} client={client} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

let setClients: Dispatch<SetStateAction<readonly ClientRow[]>>;

function Page({ Rows }: { Rows: ComponentType<TableProps> }) {
  const [clients, set] = useState<readonly ClientRow[]>(devices);
  setClients = set;
  return (
    <ClientMenu onRefresh={nothing} onShowOnMap={nothing}>
      <Rows clients={clients} />
    </ClientMenu>
  );
}

/** Changes one of the first rows, which are visible in both. */
function changeOne(turn: number): void {
  const index = turn % 10;
  const changed = (client: ClientRow | undefined) =>
    ({ ...client, lastActiveDate: turn % 2 === 0 ? now - 7000 : now }) as ClientRow;
  flushSync(() => setClients((clients) => clients.with(index, changed(clients[index]))));
}

const shown = (Rows: ComponentType<TableProps>) => () => {
  put(<Page Rows={Rows} />);
  return changeOne;
};

offer({ ours: shown(Ours), plain: shown(Plain) }, "tbody a");
