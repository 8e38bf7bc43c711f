import { useGeneratedConfigQuery } from "../../../graphql/operations/settings";
import { useRested } from "../../../shared/form/useRested";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import type { SettingsChange } from "./settingsInput";

export type Preview = {
  /** What the device would get; undefined until known. */
  document: unknown;
  /** The portal makes no configuration of what stands in the form now: the document is that of before. */
  isFaulty: boolean;
};

/** The configuration that a change of settings would give, asked for when the change has settled. */
export function useGeneratedConfig(clientId: string, change: SettingsChange): Preview {
  const asked = useRested(JSON.stringify({ clientId, ...change }));
  const query = useGeneratedConfigQuery({ variables: { input: JSON.parse(asked) }, fetchPolicy: "no-cache" });
  const { data } = useLastGood(answerOf(query), clientId);
  return { document: data?.generatedConfig?.document, isFaulty: query.error !== undefined };
}
