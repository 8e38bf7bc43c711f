/** Actions on the page itself; tests spy on them. */
export const ownPage = {
  reload: (): void => window.location.reload(),
};
