import { useCallback } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { useNow } from "../time/useNow";
import { momentText } from "./moment";
import { valvesTexts } from "./valvesTexts";

/** At midnight "jutri" moves on; a minute's delay is fine. */
const minuteMs = 60_000;

/** Formats an instant near now in the screen's language. */
export function useMoment(timeZone: string): (at: number) => string {
  const t = useT(valvesTexts);
  const language = useLanguage();
  const now = useNow(minuteMs);
  return useCallback((at) => momentText(t, language, at, now, timeZone), [t, language, now, timeZone]);
}
