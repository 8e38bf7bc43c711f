import { useCallback } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { useNow } from "../time/useNow";
import { momentText } from "./moment";
import { valvesTexts } from "./valvesTexts";

/** Midnight moves "jutri" on; nobody waits for the second. */
const minuteMs = 60_000;

/** Says when something near now is, in the language of the screen. */
export function useMoment(timeZone: string): (at: number) => string {
  const t = useT(valvesTexts);
  const language = useLanguage();
  const now = useNow(minuteMs);
  return useCallback((at) => momentText(t, language, at, now, timeZone), [t, language, now, timeZone]);
}
