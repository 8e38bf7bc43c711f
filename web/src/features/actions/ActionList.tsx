import { Link as ChakraLink, Code, Text } from "@chakra-ui/react";
import { Pause, Play, Trash2 } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { StatusBadge } from "../../shared/actions/StatusBadge";
import type { Selection } from "../../shared/bulk/useSelection";
import { useOffers } from "../../shared/offers/useOffers";
import { Age } from "../../shared/time/Age";
import { type Column, written } from "../../shared/ui/list/column";
import { DataList } from "../../shared/ui/list/DataList";
import { RowButton, RowButtons } from "../../shared/ui/RowButton";
import { type ActionRow, mayBeHeld } from "./actionChoice";
import type { ActionWork } from "./useActionWork";

type ActionListProps = { rows: readonly ActionRow[]; selection: Selection; work: ActionWork };

const dates = ["createDate", "acceptDate", "doneDate"] as const;

/** The actions, and what can be done with each. */
export function ActionList({ rows, selection, work }: ActionListProps) {
  const t = useT(actionsTexts);
  /** For who hears it: what is to be done, and where. */
  const nameOf = useCallback(
    ({ type, client }: ActionRow) => t("nameOf", { type, client: client?.name ?? t("clientGone") }),
    [t],
  );
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
      label={t("title")}
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

/** What is to be done, with its parameters. */
function ActionName({ action }: { action: ActionRow }) {
  const params = [action.param1, action.param2].filter(Boolean).join(", ");
  return (
    <>
      <Code size="sm" variant="plain" bg="transparent" px="0" fontWeight="medium">
        {action.type ?? untold}
      </Code>
      {params === "" ? null : (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {params}
        </Text>
      )}
    </>
  );
}

/** Whose it is; leads to the device. */
function ActionClient({ action }: { action: ActionRow }) {
  const t = useT(actionsTexts);
  if (action.client === null)
    return (
      <Text as="span" color="fg.muted">
        {t("clientGone")}
      </Text>
    );
  return (
    <ChakraLink asChild color="fg">
      <Link to={paths.adminClient(action.client.id)}>{action.client.name}</Link>
    </ChakraLink>
  );
}

type ActionButtonsProps = { action: ActionRow; name: string; work: ActionWork };

/** What can be done with one action. */
function ActionButtons({ action, name, work }: ActionButtonsProps) {
  const t = useT(actionsTexts);
  const canHold = useOffers().has("ACTION_HOLD");
  return (
    <RowButtons>
      {canHold && mayBeHeld(action) && action.enabled !== null ? (
        <RowButton
          icon={action.enabled ? Pause : Play}
          label={t(action.enabled ? "holdOf" : "releaseOf", { name })}
          title={t(action.enabled ? "hold" : "release")}
          isDisabled={work.isBusy}
          onClick={() => work.setEnabled([action.id], !action.enabled)}
        />
      ) : null}
      <RowButton
        icon={Trash2}
        label={t("removeOf", { name })}
        title={t("remove")}
        onClick={() => work.askRemoval([action.id])}
      />
    </RowButtons>
  );
}
