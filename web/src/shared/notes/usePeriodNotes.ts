import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { usePeriodNotesQuery } from "../../graphql/operations/notes";
import { useLanguage } from "../../i18n/useT";
import { type Interval, intervalInput } from "../interval/interval";
import { answerOf } from "../live/answerOf";
import { everyMinute } from "../live/everyMinute";
import { useLastGood } from "../live/useLastGood";
import { useOffers } from "../offers/useOffers";
import { type Holiday, type LeftOut, type Mark, marksOf, type Note } from "./marks";

/** What is to be known of a period's time. */
export type PeriodNotes = {
  /** False: the platform keeps none. */
  isOffered: boolean;
  /** Undefined until they are known. */
  notes: readonly Note[] | undefined;
  /** Null: not known. */
  holidays: readonly Holiday[] | null;
  leftOut: readonly LeftOut[];
  /** Notes and holidays as charts show them. */
  marks: readonly Mark[];
  failed: boolean;
  reload: () => void;
};

const noMarks: readonly Mark[] = [];
const nothing: readonly LeftOut[] = [];

export function usePeriodNotes(clientId: string, interval: Interval): PeriodNotes {
  const isOffered = useOffers().has("NOTES");
  const language = useLanguage();
  const input = intervalInput(interval);
  const query = usePeriodNotesQuery(
    isOffered
      ? { variables: { id: clientId, interval: input }, fetchPolicy: "cache-and-network", ...everyMinute }
      : skipToken,
  );
  const { data } = useLastGood(answerOf(query), JSON.stringify([clientId, input]));
  const client = data?.client;
  const marks = useMemo(
    () => (client ? marksOf(client.notes, client.holidays, language) : noMarks),
    [client, language],
  );
  return {
    isOffered,
    notes: client?.notes ?? undefined,
    holidays: client?.holidays ?? null,
    leftOut: client?.leftOut ?? nothing,
    marks,
    failed: query.error !== undefined || client?.notes === null,
    reload: () => void query.refetch().catch(() => undefined),
  };
}
