import { keep, readKept } from "../../shared/ui/kept";

const most = 5;

const nameOf = (user: string) => `palette.recent.${user}`;

/** Ids of what somebody opened by the palette, the last first. */
export const recentOf = (user: string): string[] => readKept(nameOf(user))?.split("\n").filter(Boolean) ?? [];

export function noteRecent(user: string, id: string): void {
  const ids = [id, ...recentOf(user).filter((known) => known !== id)].slice(0, most);
  keep(nameOf(user), ids.join("\n"));
}
