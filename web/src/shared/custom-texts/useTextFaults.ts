import { useState } from "react";
import type { CustomTextInput } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import type { FieldFault } from "../form/faults";
import { faultText } from "../form/faultText";
import { faultTexts } from "../form/faultTexts";

/**
 * What the portal refused, by text: it names texts by their place in the list that it was sent.
 * @param faults such as `0.texts.1.fontSize`
 */
export function useTextFaults(faults: readonly FieldFault[]) {
  const t = useT(faultTexts);
  const [sent, setSent] = useState<readonly CustomTextInput[]>([]);
  /** Texts that were changed since: nobody knows what is wrong with them now. */
  const of = (text: CustomTextInput): FieldFault[] => {
    const index = sent.indexOf(text);
    const start = `${index}.`;
    return faults.flatMap((fault) =>
      index >= 0 && fault.path.startsWith(start) ? [{ ...fault, path: fault.path.slice(start.length) }] : [],
    );
  };
  return {
    /** Called with what is being sent. */
    setSent,
    isFaulty: (text: CustomTextInput): boolean => of(text).length > 0,
    faultAt: (text: CustomTextInput, path: string): string | undefined => {
      const fault = of(text).find((one) => one.path === path);
      return fault && faultText(t, fault);
    },
  };
}
