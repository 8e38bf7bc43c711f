import { memo } from "react";
import { useT } from "../../i18n/useT";
import { PanelPicture } from "../sign/PanelPicture";
import { textBitmap } from "../sign/textBitmap";
import { type LaidOut, laidOutOf } from "./customText";
import { customTextsTexts } from "./customTextsTexts";

/** The panel with a custom text, as wide as its container. */
export const TextPicture = memo(function TextPicture({ value }: { value: LaidOut }) {
  const t = useT(customTextsTexts);
  const shown = laidOutOf(value);
  const words = shown.texts
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");
  const label = words === "" ? t("pictureBlank") : t("pictureOf", { words });
  return <PanelPicture bitmap={textBitmap(shown)} label={label} />;
});
