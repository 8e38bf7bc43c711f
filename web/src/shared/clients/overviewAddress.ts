let search = "";

/** The overview's own state in the address, as it was last on the screen: the way back leads to the same picture. */
export const overviewAddress = {
  remember(query: string): void {
    search = query;
  },
  /** "?q=most", or "" where the overview was not opened yet. */
  search: (): string => search,
};
