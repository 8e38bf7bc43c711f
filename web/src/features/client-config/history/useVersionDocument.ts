import { useConfigDocumentQuery } from "../../../graphql/operations/clientConfig";
import { answerOf } from "../../../shared/live/answerOf";

/** A version of a device's configuration. It never changes: one read is enough. */
export function useVersionDocument(id: string, version: number) {
  const answer = useConfigDocumentQuery({ variables: { id, version } });
  const { data } = answerOf(answer);
  const document = data?.client?.configVersion?.document;
  const retry = () => void answer.refetch().catch(() => undefined);
  const isMissing = data !== undefined && document === undefined;
  return { document, isFailed: answer.error !== undefined || isMissing, retry };
}
