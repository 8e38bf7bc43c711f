import { useState } from "react";
import type { CustomTextInput } from "../../graphql/generated";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";
import { type FieldFault, faultText } from "../form/faults";

/**
 * What the portal refused, by text: it names texts by their place in the list that it was sent.
 * @param faults such as `0.texts.1.fontSize`
 */
export function useTextFaults(faults: readonly FieldFault[]) {
  const ui = useT(uiTexts);
  const [sent, setSent] = useState<readonly CustomTextInput[]>([]);
  /** Texts that were changed since: nobody knows what is wrong with them now. */
  const of = (text: CustomTextInput): FieldFault[] => {
    const index = sent.indexOf(text);
    const start = `${index}.`;
    return faults.flatMap(({ path, message }) =>
      index >= 0 && path.startsWith(start) ? [{ path: path.slice(start.length), message }] : [],
    );
  };
  return {
    /** Called with what is being sent. */
    setSent,
    isFaulty: (text: CustomTextInput): boolean => of(text).length > 0,
    faultAt: (text: CustomTextInput, path: string): string | undefined => {
      const fault = of(text).find((one) => one.path === path);
      return fault && faultText(ui, fault);
    },
  };
}
