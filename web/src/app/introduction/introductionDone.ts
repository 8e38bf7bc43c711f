import { keep, useKept } from "../../shared/ui/kept";

const nameOf = (user: string) => `introduction.${user}`;

export const endIntroduction = (user: string): void => keep(nameOf(user), "done");

/** Whether somebody has seen, or waved away, what is shown to newcomers. */
export const useIntroductionDone = (user: string): boolean => useKept(nameOf(user)) === "done";
