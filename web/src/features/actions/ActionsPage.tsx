import { useEffect, useRef } from "react";
import {
  ActionsDocument,
  useActionChangedSubscription,
  useActionsQuery,
} from "../../graphql/operations/actions";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { useParam } from "../../shared/address/useParam";
import { everyMinute } from "../../shared/live/everyMinute";
import { usePagedList } from "../../shared/live/usePagedList";
import { useRestart } from "../../shared/live/useRestart";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { ActionsView } from "./ActionsView";
import { type ActionChoice, type ActionRow, choiceOf, movesRows } from "./actionChoice";

/** /admin/actions: actions of all devices with their results. */
export function ActionsPage() {
  const t = useT(actionsTexts);
  const [sort] = useParam("sort");
  const [status] = useParam("status");
  const [clientId] = useParam("client");
  const choice = choiceOf(sort, status, clientId);
  const { list, at, error, reload } = useActions(choice);
  return (
    <LoadedPage t={t} data={list} at={at} error={error} onRetry={reload}>
      {(shown) => <ActionsView choice={choice} {...shown} reload={reload} />}
    </LoadedPage>
  );
}

const pageSize = 50;

/** The actions of all devices, page by page, live. */
function useActions(choice: ActionChoice) {
  const variables = { ...choice, first: pageSize };
  const answer = useActionsQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const paged = usePagedList({
    answer,
    document: ActionsDocument,
    variables,
    listOf: (data) => data.actions,
  });
  const { first, reload } = paged;
  useActionChanges((action) => {
    const isOfOther = choice.clientId !== null && action != null && action.client?.id !== choice.clientId;
    if (isOfOther) return;
    // The cache has it by now, and so has the first page.
    const isShown = first?.nodes.some(({ id }) => id === action?.id) ?? false;
    if (!isShown || movesRows(choice)) reload();
  }, reload);
  return paged;
}

/**
 * Subscribes to changes of actions; calls back with the new state, or with null if the list must be refetched.
 * @param onGap called if changes may have been missed
 */
function useActionChanges(onChange: (action: ActionRow | null) => void, onGap: () => void): void {
  const { again, keep } = useRestart();
  const latest = useRef(onChange);
  const { restart } = useActionChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data !== undefined) latest.current(data.actionChanged.action);
    },
    onError: again,
    onComplete: again,
  });
  useEffect(() => {
    latest.current = onChange;
    keep(() => {
      restart();
      onGap();
    });
  });
}
