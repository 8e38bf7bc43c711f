/** What a page does to itself; tests look on. */
export const ownPage = {
  reload: (): void => window.location.reload(),
};
