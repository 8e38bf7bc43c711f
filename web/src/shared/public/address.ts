/** Parameters in the page's present address. */
export const addressParams = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Replaces the page's address: a shared link opens the same view, and going back leaves the page. */
export function replaceParams(params: URLSearchParams): void {
  window.history.replaceState(window.history.state, "", `${window.location.pathname}?${params}`);
}
