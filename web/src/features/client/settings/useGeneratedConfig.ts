import { useEffect, useState } from "react";
import { useGeneratedConfigQuery } from "../../../graphql/operations/settings";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import type { SettingsChange } from "./settingsInput";

export type Preview = {
  /** What the device would get; undefined until known. */
  document: unknown;
  /** The portal makes no configuration of what stands in the form now: the document is that of before. */
  isFaulty: boolean;
};

/** Milliseconds after the last change. */
const settling = 250;

/** The configuration that a change of settings would give, asked for when the change has settled. */
export function useGeneratedConfig(clientId: string, change: SettingsChange): Preview {
  const asked = useSettledText(JSON.stringify({ clientId, ...change }));
  const query = useGeneratedConfigQuery({ variables: { input: JSON.parse(asked) }, fetchPolicy: "no-cache" });
  const { data } = useLastGood(answerOf(query), clientId);
  return { document: data?.generatedConfig?.document, isFaulty: query.error !== undefined };
}

function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (settled === text) return;
    const timer = setTimeout(() => setSettled(text), settling);
    return () => clearTimeout(timer);
  }, [settled, text]);
  return settled;
}
