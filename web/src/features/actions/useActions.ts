import { ActionsDocument, useActionsQuery } from "../../graphql/operations/actions";
import { everyMinute } from "../../shared/live/everyMinute";
import { usePagedList } from "../../shared/live/usePagedList";
import { type ActionChoice, movesRows } from "./actionChoice";
import { useActionChanges } from "./useActionChanges";

const pageSize = 50;

/** The actions of all devices, page by page, live. */
export function useActions(choice: ActionChoice) {
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
    // The cache has it by now, and with it the first page.
    const isShown = first?.nodes.some(({ id }) => id === action?.id) ?? false;
    if (!isShown || movesRows(choice)) reload();
  }, reload);
  return paged;
}
