import { useState } from "react";
import { keep, useKept } from "../../../shared/ui/kept";

/** Whether keys are on, and whether their list is shown: this browser remembers it. */
const names = { isOn: "videoKeys", isListed: "videoKeyList" } as const;

/** Both are so until somebody chooses otherwise, but for the list on a phone. WCAG 2.1.4: keys of one letter can be turned off. */
export function useKeysChoice() {
  const [isOn, setOn] = useSwitch(names.isOn, () => true);
  const [isListed, setListed] = useSwitch(
    names.isListed,
    () => !window.matchMedia("(max-width: 767.9px)").matches,
  );
  return { isOn, setOn, isListed, setListed };
}

function useSwitch(name: string, usual: () => boolean): [boolean, (value: boolean) => void] {
  const [before] = useState(usual);
  const kept = useKept(name);
  return [kept === null ? before : kept === "on", (next) => keep(name, next ? "on" : "off")];
}
