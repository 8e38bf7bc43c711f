import { chakra } from "@chakra-ui/react";

type ThinProgressProps = {
  label: string;
  text: string;
  value: number;
  /** 0: there is nothing to do. */
  max: number;
};

/** Progress as a thin bar next to its text. */
export function ThinProgress({ label, text, value, max }: ThinProgressProps) {
  return <Bar aria-label={label} aria-valuetext={text} value={value} max={Math.max(max, 1)} />;
}

const ends = { rounded: "full", bg: "brand.solid" } as const;

/** Browsers draw such a low bar in their own ways, unless all of its style is set. */
const Bar = chakra("progress", {
  base: {
    appearance: "none",
    display: "block",
    w: "full",
    h: "1.5",
    rounded: "full",
    overflow: "hidden",
    border: "none",
    bg: "bg.emphasized",
    "&::-webkit-progress-bar": { bg: "bg.emphasized" },
    "&::-webkit-progress-value": ends,
    "&::-moz-progress-bar": ends,
  },
});
