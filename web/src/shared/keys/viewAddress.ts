/** The whole address of a public page or an embed, with what its link says. */
export const viewAddress = (path: string, params: Readonly<Record<string, string>>): string =>
  `${window.location.origin}${path}?${new URLSearchParams(params)}`;
