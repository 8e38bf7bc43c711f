import { waitFor } from "@testing-library/react";

/** Text in the clipboard. It uses the library's waiting, because closing menus are rendered outside `act`. */
export const copiedText = (): Promise<string> => waitFor(() => navigator.clipboard.readText());
