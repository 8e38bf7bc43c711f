import { useState } from "react";

/** The state when editing began; while nothing is edited, the stored state. */
export function useOpened<Stored>(stored: Stored, isEdited: boolean): Stored {
  const [opened, setOpened] = useState(stored);
  if (isEdited || opened === stored) return opened;
  setOpened(stored);
  return stored;
}
