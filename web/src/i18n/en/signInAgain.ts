import type { Translation } from "../catalogue";
import type { signInAgain as source } from "../sl/signInAgain";

export const signInAgain = {
  title: "Your session has ended",
  text: "What you changed on this page is still here. Sign in again as {username} to go on.",
  leave: "Discard the changes and leave",
} as const satisfies Translation<typeof source>;
