import { memo } from "react";
import { Link } from "react-router-dom";
import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { ColumnKey } from "../../../shared/clients/columns/columnKeys";
import { Alerts, type Column, columnsOf } from "../../../shared/clients/columns/columns";
import { ClientMenuButton } from "../../../shared/clients/menu/ClientMenuButton";
import { useRowMenu } from "../../../shared/clients/menu/useRowMenu";
import { HeardAge, heardInFull } from "../../../shared/time/Age";
import { LongName } from "../../../shared/ui/LongName";
import { StatusDot } from "../../../shared/ui/StatusDot";
import { useClientPath } from "../useClientPath";
import { cardHeight, factsOf } from "./cardHeight";
import { Facts } from "./Facts";

type ClientCardProps = { client: ClientRow; activity: Activity; columns: readonly Column[] };

/** One device on a phone: the same facts as its row in the table. */
export const ClientCard = memo(function ClientCard({ client, activity, columns }: ClientCardProps) {
  const keys = columns.map(({ key }) => key);
  const facts = columnsOf(columns, factsOf(keys));
  const { onKeyDown } = useRowMenu(client);
  const { settings, alarms } = client;
  const shows = (key: ColumnKey) => keys.includes(key);
  return (
    <li data-row data-card style={{ height: cardHeight(client, keys) }} onKeyDown={onKeyDown}>
      <div data-head>
        {shows("status") ? <StatusDot activity={activity} /> : null}
        <Link
          to={useClientPath()(client)}
          aria-description={shows("lastActive") ? heardInFull(client) : undefined}
        >
          <LongName name={client.name} />
        </Link>
        <ClientMenuButton client={client} />
      </div>
      <div data-line>
        {shows("lastActive") ? <HeardAge client={client} isInList /> : null}
        {shows("lastActive") && settings.locationAddress ? " · " : ""}
        {settings.locationAddress}
      </div>
      {shows("alerts") && alarms?.length ? (
        <div data-line>
          <Alerts alarms={alarms} />
        </div>
      ) : null}
      {shows("notes") && settings.notes ? <div data-line>{settings.notes}</div> : null}
      {facts.length > 0 ? <Facts client={client} activity={activity} columns={facts} /> : null}
    </li>
  );
});
