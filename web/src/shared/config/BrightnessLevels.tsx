import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { BRIGHTEST } from "@obcestje/contract/deviceConfig/ranges.js";
import { Moon, Sun } from "lucide-react";
import { type CSSProperties, useRef } from "react";
import { useT } from "../../i18n/useT";
import { levelNames, movedLevel } from "./brightness";
import { configTexts } from "./configTexts";
import { isSame } from "./document";
import { WholeInput } from "./WholeInput";

type BrightnessLevelsProps = {
  /** Eight levels from 0 to 255, each at least as high as the one before. */
  value: readonly number[];
  onChange: (levels: number[]) => void;
};

/** The levels before one is moved, and the levels after. */
type Gesture = { index: number; before: readonly number[]; after: readonly number[] };

/**
 * Eight sliders, from night to full sun. Raising one also raises the lower ones after it. While it keeps the
 * focus, they follow it back down: typing 100 on the way to 10 leaves no trace.
 */
export function BrightnessLevels({ value, onChange }: BrightnessLevelsProps) {
  const t = useT(configTexts);
  const gesture = useRef<Gesture | null>(null);
  const moveLevel = (index: number, to: number) => {
    const begun = gesture.current;
    const isOn = begun?.index === index && isSame(begun.after, value);
    const before = isOn ? begun.before : value;
    const after = movedLevel(before, index, to);
    gesture.current = { index, before, after };
    onChange(after);
  };
  const endGesture = () => {
    gesture.current = null;
  };
  return (
    <chakra.fieldset css={style} aria-label={t("levels")} onBlur={endGesture}>
      <div data-ends aria-hidden>
        <span>
          <Moon size={14} />
          {t("night")}
        </span>
        <span>
          {t("fullSun")}
          <Sun size={14} />
        </span>
      </div>
      <div data-levels>
        {levelNames.map((name, index) => {
          const level = value[index] ?? 0;
          const move = (to: number) => moveLevel(index, to);
          return (
            <div key={name} data-level title={t(name)}>
              <input
                type="range"
                min={0}
                max={BRIGHTEST}
                step={1}
                value={level}
                aria-label={t(name)}
                aria-orientation="vertical"
                style={{ "--level": `${(100 * level) / BRIGHTEST}%` } as CSSProperties}
                onChange={({ target }) => move(Number(target.value))}
              />
              <WholeInput
                label={t("levelValue", { name: t(name) })}
                value={level}
                min={value[index - 1] ?? 0}
                max={BRIGHTEST}
                onChange={(to) => {
                  if (to !== undefined) move(to);
                }}
              />
            </div>
          );
        })}
      </div>
    </chakra.fieldset>
  );
}

const thumb = {
  boxSize: "4",
  borderRadius: "full",
  bg: "bg.panel",
  borderWidth: "2px",
  borderStyle: "solid",
  borderColor: "brand.solid",
  boxShadow: "sm",
  cursor: "grab",
};

const style: SystemStyleObject = {
  border: "none",
  minW: "0",
  "& [data-ends]": {
    display: "flex",
    justifyContent: "space-between",
    color: "fg.muted",
    textStyle: "xs",
    pb: "2",
    "& span": { display: "inline-flex", alignItems: "center", gap: "1.5" },
  },
  "& [data-levels]": {
    display: "grid",
    gridTemplateColumns: "repeat(8, minmax(0, 1fr))",
    gap: { base: "1", sm: "2" },
  },
  "& [data-level]": { display: "flex", flexDirection: "column", alignItems: "center", gap: "2", minW: "0" },
  "& input[type=range]": {
    appearance: "none",
    writingMode: "vertical-lr",
    direction: "rtl",
    h: "8rem",
    w: "6",
    bg: "transparent",
    cursor: "pointer",
    borderRadius: "full",
    _focusVisible: { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "2px" },
    _disabled: { cursor: "not-allowed", opacity: 0.5 },
    "&::-webkit-slider-runnable-track": {
      w: "1.5",
      borderRadius: "full",
      background:
        "linear-gradient(to top, {colors.brand.solid} var(--level), {colors.bg.emphasized} var(--level))",
    },
    "&::-moz-range-track": {
      w: "1.5",
      borderRadius: "full",
      background:
        "linear-gradient(to top, {colors.brand.solid} var(--level), {colors.bg.emphasized} var(--level))",
    },
    "&::-webkit-slider-thumb": { appearance: "none", ...thumb, marginLeft: "-5px" },
    "&::-moz-range-thumb": thumb,
  },
  "& input[type=number]": {
    w: "full",
    maxW: "12",
    h: "8",
    px: "0",
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
    textStyle: "sm",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "l2",
    appearance: "textfield",
    "&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": { appearance: "none", m: "0" },
    _focusVisible: { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "-1px" },
    "&[aria-invalid=true]": { borderColor: "border.error" },
    _disabled: { opacity: 0.5 },
  },
};
