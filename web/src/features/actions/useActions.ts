import { useApolloClient } from "@apollo/client/react";
import { ActionsDocument, useActionsQuery } from "../../graphql/operations/actions";
import { pagesTexts } from "../../i18n/texts/pages";
import { translatorOf } from "../../i18n/useT";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastShown } from "../../shared/live/useLastShown";
import { useOneAtATime } from "../../shared/live/useOneAtATime";
import { usePages } from "../../shared/live/usePages";
import { toast } from "../../shared/ui/toastStore";
import { type ActionChoice, movesRows } from "./actionChoice";
import { useActionChanges } from "./useActionChanges";

const pageSize = 50;

/** The actions of all devices, page by page, live. */
export function useActions(choice: ActionChoice) {
  const apollo = useApolloClient();
  const key = JSON.stringify(choice);
  const variables = { ...choice, first: pageSize };
  const answer = useActionsQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, at, switching, failed } = useLastShown(answerOf(answer), key);
  const first = data?.actions ?? undefined;
  const { renew, ...pages } = usePages({
    first,
    key: switching ? "" : key,
    pageAfter: async (after) => {
      const { data: more } = await apollo.query({
        query: ActionsDocument,
        variables: { ...variables, after },
        fetchPolicy: "network-only",
      });
      return more?.actions ?? undefined;
    },
    onFault: () => toast.error(translatorOf(pagesTexts)("moreFailed")),
  });
  const reload = useOneAtATime(async () => {
    const fresh = await answer.refetch();
    if (fresh.data?.actions) await renew(fresh.data.actions);
  });
  useActionChanges((action) => {
    // The cache has it by now, and with it the first page.
    const isShown = first?.nodes.some(({ id }) => id === action?.id) ?? false;
    if (!isShown || movesRows(choice)) reload();
  }, reload);
  return { ...pages, hasCome: first !== undefined, at, switching, failed, reload };
}
