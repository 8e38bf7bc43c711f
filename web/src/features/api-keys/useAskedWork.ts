import { useEffect, useState } from "react";
import type { ApiKey } from "../../shared/keys/apiKey";
import type { AskWork, KeyWork } from "./keyList";

type Asked = { work: KeyWork; apiKey: ApiKey; from: HTMLElement | null };

/** What is being done with which key, in a dialog over the list. */
export function useAskedWork() {
  const [asked, setAsked] = useState<Asked | null>(null);
  // The menu in which the dialog was asked for is gone by then.
  useEffect(() => (asked === null ? undefined : () => asked.from?.focus()), [asked]);
  const ask: AskWork = (work, apiKey, from) => setAsked({ work, apiKey, from });
  return { asked, ask, close: () => setAsked(null) };
}
