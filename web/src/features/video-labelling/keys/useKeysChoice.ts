import { useState } from "react";
import { keep, useKept } from "../../../shared/ui/kept";

/** Names under which this browser stores if keys are on, and if their list is shown. */
const names = { isOn: "videoKeys", isListed: "videoKeyList" } as const;

/** Both are on by default, except for the list on a phone. WCAG 2.1.4: shortcuts of a single character can be turned off. */
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
