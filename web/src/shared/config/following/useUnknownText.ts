import { useT } from "../../../i18n/useT";
import { followingTexts } from "../followingTexts";
import type { Running } from "./useRunningDocument";

/** Says what changes are counted from where nobody knows what the device runs; undefined where that is known. */
export function useUnknownText(running: Running): string | undefined {
  const t = useT(followingTexts);
  if (running.state !== "unknown") return undefined;
  if (running.version === null) return t("runningUntold");
  return t("runningUnknown", { version: running.version });
}
