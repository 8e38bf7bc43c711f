import { useAdminClientRecordsQuery } from "../../graphql/operations/adminClient";
import { answerOf } from "../../shared/live/answerOf";
import { everyMinute } from "../../shared/live/everyMinute";
import { useLastGood } from "../../shared/live/useLastGood";
import { useOffers } from "../../shared/offers/useOffers";
import type { AdminClientRecords } from "./adminClient";

export type Records = {
  /** Undefined until loaded. */
  data: AdminClientRecords | undefined;
  failed: boolean;
  reload: () => void;
};

/** Records of a device, loaded besides the page's data; they may fail separately. */
export function useRecords(id: string): Records {
  const offers = useOffers();
  const [withChanges, withValues] = [offers.has("AUDIT"), offers.has("REVISIONS")];
  const answer = useAdminClientRecordsQuery({
    variables: { id, withChanges, withValues },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const { data } = useLastGood(answerOf(answer), id);
  const reload = () => {
    answer.refetch().catch(() => undefined);
  };
  return { data, failed: answer.error !== undefined, reload };
}
