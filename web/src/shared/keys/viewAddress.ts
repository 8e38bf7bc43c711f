/** Absolute address of a public page or an embed, with its parameters. */
export const viewAddress = (path: string, params: Readonly<Record<string, string>>): string =>
  `${window.location.origin}${path}?${new URLSearchParams(params)}`;
