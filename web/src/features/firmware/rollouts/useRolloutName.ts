import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import type { RolloutHead } from "./rollout";

export function useRolloutName(): (rollout: Pick<RolloutHead, "firmware">) => string {
  const t = useT(rolloutsTexts);
  return ({ firmware }) => (firmware === null ? t("nameGone") : t("name", { version: firmware.version }));
}
