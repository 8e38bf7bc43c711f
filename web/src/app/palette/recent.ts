const most = 5;

const keyOf = (user: string) => `palette.recent.${user}`;

/** Ids of what somebody opened by the palette, the last first; this browser remembers them. */
export const recent = {
  of: (user: string): string[] => localStorage.getItem(keyOf(user))?.split("\n").filter(Boolean) ?? [],
  note: (user: string, id: string): void => {
    const ids = [id, ...recent.of(user).filter((known) => known !== id)].slice(0, most);
    localStorage.setItem(keyOf(user), ids.join("\n"));
  },
};
