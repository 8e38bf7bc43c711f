import { Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { StatusBadge } from "../../shared/actions/StatusBadge";
import type { Selection } from "../../shared/bulk/useSelection";
import { Age } from "../../shared/time/Age";
import { type Column, written } from "../../shared/ui/list/column";
import { DataList } from "../../shared/ui/list/DataList";
import { ActionButtons } from "./ActionButtons";
import { ActionClient, ActionName } from "./ActionFacts";
import type { ActionRow } from "./actionChoice";
import { useActionName } from "./useActionName";
import type { ActionWork } from "./useActionWork";

type ActionListProps = { rows: readonly ActionRow[]; selection: Selection; work: ActionWork };

const dates = ["createDate", "acceptDate", "doneDate"] as const;

/** The actions, and what can be done with each. */
export function ActionList({ rows, selection, work }: ActionListProps) {
  const t = useT(actionsTexts);
  const nameOf = useActionName();
  const columns = useMemo(
    (): readonly Column<ActionRow>[] => [
      {
        key: "action",
        head: t("action"),
        look: { maxW: "16rem", whiteSpace: "normal" },
        cell: (action) => <ActionName action={action} />,
      },
      {
        key: "client",
        head: t("client"),
        look: { ...written, maxW: "18rem" },
        cell: (action) => <ActionClient action={action} />,
        card: { at: "name", look: { fontWeight: "normal" } },
      },
      {
        key: "status",
        head: t("status"),
        look: { maxW: "20rem", whiteSpace: "normal" },
        cell: (action) => (
          <>
            <StatusBadge action={action} />
            {action.message ? (
              <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere" pt="1">
                {action.message}
              </Text>
            ) : null}
          </>
        ),
        card: { at: "text", cell: (action) => <StatusBadge action={action} /> },
      },
      {
        key: "cardAction",
        cell: (action) => <ActionName action={action} />,
        card: { at: "text", look: { textStyle: "md" } },
      },
      { key: "message", cell: ({ message }) => message, card: { at: "text" } },
      ...dates.map((date) => ({
        key: date,
        head: t(date),
        cell: (action: ActionRow) => <Age at={action[date]} isInList />,
      })),
      {
        key: "createdBy",
        head: t("createdBy"),
        look: { ...written, minW: "10rem", maxW: "14rem" },
        cell: ({ createdBy }) => (
          <Text as="span" color={createdBy?.email ? undefined : "fg.muted"}>
            {createdBy?.email ?? untold}
          </Text>
        ),
        card: {
          at: "text",
          look: { textStyle: "xs", color: "fg.muted" },
          cell: ({ createdBy }) => createdBy?.email ?? untold,
        },
      },
      {
        key: "dates",
        cell: (action) =>
          dates.map((date, index) =>
            action[date] === null ? null : (
              <span key={date}>
                {index > 0 ? " · " : ""}
                {t(date)} <Age at={action[date]} isInList />
              </span>
            ),
          ),
        card: { at: "foot", look: { textStyle: "xs", color: "fg.muted" } },
      },
      {
        key: "actions",
        head: t("actions"),
        cell: (action) => <ActionButtons action={action} name={nameOf(action)} work={work} />,
        card: { at: "buttons" },
      },
    ],
    [t, nameOf, work],
  );
  return (
    <DataList
      label={t("tableLabel")}
      columns={columns}
      rows={rows}
      choosing={{
        selection,
        all: t("chooseAll"),
        nameOf: (action) => t("choose", { name: nameOf(action) }),
      }}
      lookOf={lookOf}
    />
  );
}

const looks = {
  SUCCEEDED: { bg: "bg.success", borderColor: "border.success" },
  FAILED: { bg: "bg.error", borderColor: "border.error" },
} as const;

/** What succeeded and what failed is told apart at a glance; the badge says it in words. */
const lookOf = ({ status }: ActionRow) => ({
  ...(status === "SUCCEEDED" || status === "FAILED"
    ? looks[status]
    : { bg: "bg.panel", borderColor: "border" }),
  "data-status": status,
});
