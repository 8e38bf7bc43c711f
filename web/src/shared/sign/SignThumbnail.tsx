import { type CSSProperties, memo, useMemo } from "react";
import type { Language } from "../../i18n/language";
import { useLanguage } from "../../i18n/useT";
import { Diodes } from "./Diodes";
import { digitBitmap } from "./digits";
import { frameAt } from "./frame";
import { equipmentOf, type Field, faceOf } from "./geometry";
import { stillAt } from "./scene";
import type { StaticText } from "./signModel";
import { signOf } from "./signOf";
import { hasDisplay, signWords, tellingSpeed } from "./signWords";
import { FACES } from "./smileyFace";

type SignThumbnailProps = {
  /** The device's configuration as it is sent; null if it has none. */
  document: unknown;
  /** km/h; omitted: a speed at which the sign shows its main text. */
  speed?: number;
  staticTexts?: readonly StaticText[];
  /** Language of its texts; omitted: the portal's. */
  language?: Language;
};

const NONE: readonly StaticText[] = [];
/** Plain style: the printed report has no component library. */
const WHOLE_PLACE: CSSProperties = { display: "block", width: "100%", printColorAdjust: "exact" };
const SMILEY_COLOURS = { happy: "#4fe06f", sad: "#ff5540" };

/** The pane in front of the diodes. */
function Pane({ field: { x, y, columns, rows, pitch } }: { field: Field }) {
  const rim = 1;
  return (
    <rect
      x={x - rim}
      y={y - rim}
      width={columns * pitch + 2 * rim}
      height={rows * pitch + 2 * rim}
      rx="1.2"
      fill="#0d0f10"
    />
  );
}

/** A small still picture of a sign, as wide as its container; it can be printed. */
export const SignThumbnail = memo(function SignThumbnail(props: SignThumbnailProps) {
  const { document, staticTexts = NONE } = props;
  const portalLanguage = useLanguage();
  const sign = useMemo(() => signOf(document), [document]);
  const speed = Math.round(props.speed ?? tellingSpeed(sign));
  const { width, height, digits, panel, smiley } = faceOf(equipmentOf(sign));
  const frame = frameAt(sign, { speed, time: stillAt(sign, speed), staticTexts });
  const isSign = hasDisplay(sign);
  const box = { x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 3.5 };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={WHOLE_PLACE}
      role="img"
      aria-label={signWords(sign, { speed, staticTexts, language: props.language ?? portalLanguage })}
    >
      <rect
        {...box}
        fill={isSign ? "#1c1f21" : "none"}
        stroke="#6b7579"
        strokeDasharray={isSign ? undefined : "3 2"}
      />
      {isSign &&
        [digits, panel, smiley].map((field) => field && <Pane key={field.y + field.x} field={field} />)}
      {frame.speed && <Diodes bitmap={digitBitmap(frame.speed.digits, sign.digits)} field={digits} />}
      <Diodes bitmap={frame.panel} field={panel} />
      {smiley && frame.smiley && (
        <Diodes bitmap={FACES[frame.smiley]} field={smiley} colour={SMILEY_COLOURS[frame.smiley]} />
      )}
    </svg>
  );
});
