import { tabStorage } from "../../shared/storage/browserStorage";

/** What was written and not sent yet, kept over a reload and a sign-in; another person in this tab never sees it. */
type Draft = { who: string; message: string };

const key = "errorReport";

function read(): Draft | null {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(key) ?? "null");
    return stored as Draft | null;
  } catch {
    return null;
  }
}

export const draft = {
  read: (who: string): string => {
    const stored = read();
    return stored?.who === who && typeof stored.message === "string" ? stored.message : "";
  },
  keep: (who: string, message: string): void => {
    tabStorage.write(key, message === "" ? null : JSON.stringify({ who, message }));
  },
};
