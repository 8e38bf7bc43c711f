import { Table, Text } from "@chakra-ui/react";
import { memo } from "react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { StatusBadge } from "../../shared/actions/StatusBadge";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { SelectHead } from "../../shared/bulk/SelectHead";
import type { Selection } from "../../shared/bulk/useSelection";
import { Age } from "../../shared/time/Age";
import { ButtonsHead, ListHead, ListTable } from "../../shared/ui/ListTable";
import { ActionButtons } from "./ActionButtons";
import { ActionClient, ActionName } from "./ActionFacts";
import type { ActionRow } from "./actionChoice";
import { rowLook } from "./rowLook";
import { useActionName } from "./useActionName";
import type { ActionWork } from "./useActionWork";

type ActionsTableProps = { rows: readonly ActionRow[]; selection: Selection; work: ActionWork };

const heads = ["action", "client", "status", "createDate", "acceptDate", "doneDate", "createdBy"] as const;

/** The actions as a table. */
export function ActionsTable({ rows, selection, work }: ActionsTableProps) {
  const t = useT(actionsTexts);
  return (
    <ListTable
      label={t("tableLabel")}
      heads={
        <>
          <SelectHead label={t("chooseAll")} selection={selection} />
          {heads.map((head) => (
            <ListHead key={head}>{t(head)}</ListHead>
          ))}
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      {rows.map((action) => (
        <Row
          key={action.id}
          action={action}
          isChosen={selection.chosen.has(action.id)}
          toggle={selection.toggle}
          work={work}
        />
      ))}
    </ListTable>
  );
}

type RowProps = {
  action: ActionRow;
  isChosen: boolean;
  toggle: Selection["toggle"];
  work: ActionWork;
};

const Row = memo(function Row({ action, isChosen, toggle, work }: RowProps) {
  const t = useT(actionsTexts);
  const name = useActionName()(action);
  const { bg } = rowLook(action);
  return (
    <Table.Row bg={bg} data-status={action.status}>
      <Table.Cell py="0">
        <SelectBox
          label={t("choose", { name })}
          isChosen={isChosen}
          onToggle={(isRange) => toggle(action.id, isRange)}
        />
      </Table.Cell>
      <Table.Cell maxW="16rem" whiteSpace="normal">
        <ActionName action={action} />
      </Table.Cell>
      <Table.Cell maxW="18rem" whiteSpace="normal" overflowWrap="anywhere">
        <ActionClient action={action} />
      </Table.Cell>
      <Table.Cell maxW="20rem" whiteSpace="normal">
        <StatusBadge action={action} />
        {action.message ? (
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere" pt="1">
            {action.message}
          </Text>
        ) : null}
      </Table.Cell>
      <Table.Cell>
        <Age at={action.createDate} isNever={false} isInList />
      </Table.Cell>
      <Table.Cell>{action.acceptDate === null ? "-" : <Age at={action.acceptDate} isInList />}</Table.Cell>
      <Table.Cell>{action.doneDate === null ? "-" : <Age at={action.doneDate} isInList />}</Table.Cell>
      <Table.Cell
        minW="10rem"
        maxW="14rem"
        whiteSpace="normal"
        overflowWrap="anywhere"
        color={action.createdBy?.email ? undefined : "fg.muted"}
      >
        {action.createdBy?.email ?? untold}
      </Table.Cell>
      <Table.Cell py="1">
        <ActionButtons action={action} name={name} work={work} />
      </Table.Cell>
    </Table.Row>
  );
});
