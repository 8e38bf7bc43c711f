import { memo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { SelectBox } from "../../../shared/bulk/SelectBox";
import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { Column } from "../../../shared/clients/columns/columns";
import { ClientMenuButton } from "../../../shared/clients/menu/ClientMenuButton";
import { useRowMenu } from "../../../shared/clients/menu/useRowMenu";
import { noValue } from "../../../shared/number/format";
import { heardInFull } from "../../../shared/time/Age";
import { adminClientsTexts } from "../adminClientsTexts";

type ClientTableRowProps = {
  client: ClientRow;
  activity: Activity;
  columns: readonly Column[];
  /** The list is not by group: the row names its group. */
  hasGroups: boolean;
  /** Index in the whole table; the header is 1. */
  rowIndex: number;
  isChosen: boolean;
  onToggle: (id: string, isRange: boolean) => void;
};

const groupNames = ({ groups }: ClientRow) => groups?.map(({ name }) => name).join(", ");

const orAbsent = (flag: boolean | undefined) => flag || undefined;

/** One client; a press opens its page. */
export const ClientTableRow = memo(function ClientTableRow(props: ClientTableRowProps) {
  const { client, activity, columns, hasGroups, rowIndex, isChosen, onToggle } = props;
  const t = useT(adminClientsTexts);
  const navigate = useNavigate();
  const menu = useRowMenu(client);
  const address = paths.adminClient(client.id);
  const heard = columns.some(({ key }) => key === "lastActive") ? heardInFull(client) : undefined;
  const groups = client.groups === null ? noValue : groupNames(client) || t("noGroup");
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
      <td>
        <Link
          to={address}
          title={client.name}
          aria-description={heard}
          onClick={(event) => event.stopPropagation()}
        >
          {client.name}
        </Link>
      </td>
      {hasGroups ? (
        <td>
          <span data-lines title={groups}>
            {groups}
          </span>
        </td>
      ) : null}
      {columns.map(({ key, isNumber, render }) =>
        key === "name" ? null : (
          <td key={key} data-number={orAbsent(isNumber)}>
            {render(client, activity)}
          </td>
        ),
      )}
      <td>
        <ClientMenuButton client={client} />
      </td>
    </tr>
  );
});
