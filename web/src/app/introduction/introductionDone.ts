import { keep, useKept } from "../../shared/ui/kept";

const nameOf = (user: string) => `introduction.${user}`;

export const endIntroduction = (user: string): void => keep(nameOf(user), "done");

/** True if the person has seen or dismissed the introduction. */
export const useIntroductionDone = (user: string): boolean => useKept(nameOf(user)) === "done";
