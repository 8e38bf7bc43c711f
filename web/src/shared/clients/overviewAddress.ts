let search = "";

/** The overview's last query string: the way back leads to the same view. */
export const overviewAddress = {
  remember(query: string): void {
    search = query;
  },
  /** "?q=most", or "" if the overview was not opened yet. */
  search: (): string => search,
};
