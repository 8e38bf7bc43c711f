import { memo } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { Column } from "../../../shared/clients/columns/columns";
import { ClientMenuButton } from "../../../shared/clients/menu/ClientMenuButton";
import { useRowMenu } from "../../../shared/clients/menu/useRowMenu";
import { heardInFull } from "../../../shared/time/Age";
import { useClientPath } from "../useClientPath";

type StatusRowProps = {
  client: ClientRow;
  activity: Activity;
  columns: readonly Column[];
  /** Place in the whole table, the header being 1. */
  rowIndex: number;
};

const orAbsent = (flag: boolean | undefined) => flag || undefined;

type NameLinkProps = { address: string; name: string; heard: string | undefined };

const NameLink = memo(function NameLink({ address, name, heard }: NameLinkProps) {
  return (
    <Link to={address} title={name} aria-description={heard} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
});

/** One device. Its name is a link, so that the keyboard and "open in a new tab" work as everywhere. */
export const StatusRow = memo(function StatusRow({ client, activity, columns, rowIndex }: StatusRowProps) {
  const navigate = useNavigate();
  const menu = useRowMenu(client);
  const address = useClientPath()(client);
  const heard = columns.some(({ key }) => key === "lastActive") ? heardInFull(client) : undefined;
  return (
    <tr
      aria-rowindex={rowIndex}
      data-stale={orAbsent(activity === "silent" || activity === "never")}
      data-row
      onClick={() => navigate(address)}
      {...menu}
    >
      {columns.map(({ key, isNumber, render }) => (
        <td key={key} data-number={orAbsent(isNumber)}>
          {key === "name" ? (
            <NameLink address={address} name={client.name} heard={heard} />
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
