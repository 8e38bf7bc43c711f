/** The parameters that the page's address has now. */
export const addressParams = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Changes the page's address in place: a link sent on opens the same picture, and going back leaves the page. */
export function replaceParams(params: URLSearchParams): void {
  window.history.replaceState(window.history.state, "", `${window.location.pathname}?${params}`);
}
