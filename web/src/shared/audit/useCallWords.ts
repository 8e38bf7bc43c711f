import { useCallback } from "react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { auditCallsTexts } from "./auditCallsTexts";

type KnownCall = keyof typeof auditCallsTexts.sl;

export const knownCalls = Object.keys(auditCallsTexts.sl) as KnownCall[];

/** Describes a call in plain words; an unknown call is shown as it is. */
export function useCallWords(): (call: string | null) => string {
  const t = useT(auditCallsTexts);
  return useCallback(
    (call) => {
      if (call === null) return untold;
      const known = knownCalls.find((one) => one === call);
      return known === undefined ? call : t(known);
    },
    [t],
  );
}
