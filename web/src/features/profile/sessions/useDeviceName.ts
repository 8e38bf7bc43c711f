import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import type { Device } from "../../../shared/session/deviceOf";

const texts = { computer: "onComputer", phone: "onPhone", tablet: "onTablet" } as const;

/** A device in plain words: "Chrome na računalniku (Windows)". */
export function useDeviceName(): (device: Device) => string {
  const t = useT(profileTexts);
  return (device) => {
    if (device.kind === "unknown") return t("unknownDevice");
    if (device.kind === "script") return t("script", { name: device.name });
    return t(texts[device.kind], {
      browser: device.browser ?? t("unknownBrowser"),
      system: device.system ?? t("unknownSystem"),
    });
  };
}
