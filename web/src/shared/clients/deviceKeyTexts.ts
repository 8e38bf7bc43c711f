import type { Translation } from "../../i18n/catalogue";
import { sl } from "./deviceKeyTexts.sl";

const en = {
  title: "New device key: {name}",
  text: "The key that the client has now stops working at once: until it gets the new one, it can send nothing.",
  action: "Make a new key",
  made: "The new key: {name}",
  guid: "GUID",
  key: "API key",
  once: "The key is shown this once. Copy it now: nobody can look it up later.",
  failed: "The new device key could not be made",
  lost: "No answer came. The client may have a new key already, which nobody can look up: make another one.",
} as const satisfies Translation<typeof sl>;

export const deviceKeyTexts = { en, sl };
