import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { groupsTexts } from "../groupsTexts";

/** A group's name during typing; its fault shows from the first attempt to save on. */
export function useGroupName(before: string) {
  const t = useT(groupsTexts);
  const ui = useT(uiTexts);
  const [name, setName] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const wanted = name.trim();
  const fault =
    wanted === "" ? ui("faultMissing") : [...wanted].length > LONGEST_NAME ? t("nameTooLong") : undefined;
  return {
    wanted,
    field: { name, onChange: setName, error: isChecked ? fault : undefined },
    /** Returns true if it can be saved. */
    check: (): boolean => {
      setChecked(true);
      return fault === undefined;
    },
  };
}
