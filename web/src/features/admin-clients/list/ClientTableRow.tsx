import { memo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { adminClientsTexts } from "../../../i18n/texts/adminClients";
import { useT } from "../../../i18n/useT";
import { SelectBox } from "../../../shared/bulk/SelectBox";
import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { Column } from "../../../shared/clients/columns/columns";
import { ClientMenuButton } from "../../../shared/clients/menu/ClientMenuButton";
import { useRowMenu } from "../../../shared/clients/menu/useRowMenu";

type ClientTableRowProps = {
  client: ClientRow;
  activity: Activity;
  columns: readonly Column[];
  /** Place in the whole table, the header being 1. */
  rowIndex: number;
  isChosen: boolean;
  onToggle: (id: string, isRange: boolean) => void;
};

const orAbsent = (flag: boolean | undefined) => flag || undefined;

/** One client; a press opens its page. */
export const ClientTableRow = memo(function ClientTableRow(props: ClientTableRowProps) {
  const { client, activity, columns, rowIndex, isChosen, onToggle } = props;
  const t = useT(adminClientsTexts);
  const navigate = useNavigate();
  const menu = useRowMenu(client);
  const address = paths.adminClient(client.id);
  return (
    <tr
      aria-rowindex={rowIndex}
      data-row
      data-chosen={orAbsent(isChosen)}
      data-stale={orAbsent(activity === "silent" || activity === "never")}
      onClick={() => navigate(address)}
      {...menu}
    >
      <td>
        <SelectBox
          label={t("select", { name: client.name })}
          isChosen={isChosen}
          onToggle={(isRange) => onToggle(client.id, isRange)}
        />
      </td>
      {columns.map(({ key, isNumber, render }) => (
        <td key={key} data-number={orAbsent(isNumber)}>
          {key === "name" ? (
            <Link to={address} title={client.name} onClick={(event) => event.stopPropagation()}>
              {client.name}
            </Link>
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
