import { useT } from "../../../i18n/useT";
import { followingTexts } from "../followingTexts";
import type { Running } from "./useRunningDocument";

/** Says which version the changes are counted from if it is unknown what the device runs; undefined if it is known. */
export function useUnknownText(running: Running): string | undefined {
  const t = useT(followingTexts);
  if (running.state !== "unknown") return undefined;
  if (running.version === null) return t("runningUntold");
  return t("runningUnknown", { version: running.version });
}
