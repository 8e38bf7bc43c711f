import { useState } from "react";

/** Whether keys are on, and whether their list is shown: this browser remembers it. */
const names = { isOn: "videoKeys", isListed: "videoKeyList" } as const;

/** Both are so until somebody chooses otherwise, but for the list on a phone. WCAG 2.1.4: keys of one letter can be turned off. */
export function useKeysChoice() {
  const [isOn, setOn] = useKept(names.isOn, () => true);
  const [isListed, setListed] = useKept(
    names.isListed,
    () => !window.matchMedia("(max-width: 767.9px)").matches,
  );
  return { isOn, setOn, isListed, setListed };
}

function useKept(name: string, usual: () => boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const kept = localStorage.getItem(name);
    return kept === null ? usual() : kept === "on";
  });
  const set = (next: boolean) => {
    localStorage.setItem(name, next ? "on" : "off");
    setValue(next);
  };
  return [value, set];
}
