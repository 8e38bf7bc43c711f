import { waitFor } from "@testing-library/react";

/** What lies in the clipboard. Waited for by the library, as menus that close meanwhile are drawn outside of `act`. */
export const copiedText = (): Promise<string> => waitFor(() => navigator.clipboard.readText());
