import { chakra } from "@chakra-ui/react";
import { memo, useId } from "react";
import { useT } from "../../i18n/useT";
import type { Bitmap } from "../sign/bitmap";
import { Diodes } from "../sign/Diodes";
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

const RIM = 1.5;

/** Only the text panel, for the editor of one text; as wide as its container. */
function PanelPicture({ bitmap, label }: { bitmap: Bitmap; label: string }) {
  const id = useId();
  const { width, height } = bitmap;
  const box = { x: -RIM, y: -RIM, width: width + 2 * RIM, height: height + 2 * RIM };
  return (
    <chakra.svg viewBox={Object.values(box).join(" ")} w="full" display="block" role="img" aria-label={label}>
      <defs>
        <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx="0.5" cy="0.5" r="0.36" fill="#2a2724" />
        </pattern>
      </defs>
      <rect {...box} rx={RIM} fill="#0f1112" />
      <rect width={width} height={height} fill={`url(#${id})`} />
      <Diodes bitmap={bitmap} field={{ x: 0, y: 0, pitch: 1 }} />
    </chakra.svg>
  );
}
