import { useState } from "react";

/** Something as it was when its editing began: what is stored, for as long as nothing is edited. */
export function useOpened<Stored>(stored: Stored, isEdited: boolean): Stored {
  const [opened, setOpened] = useState(stored);
  if (isEdited || opened === stored) return opened;
  setOpened(stored);
  return stored;
}
