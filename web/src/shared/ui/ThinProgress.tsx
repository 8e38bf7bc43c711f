import { chakra } from "@chakra-ui/react";

type ThinProgressProps = {
  label: string;
  /** How far it is, as it is said. */
  text: string;
  value: number;
  /** 0: there is nothing to be done. */
  max: number;
};

/** How far something is, as a thin bar beside the words that say it. */
export function ThinProgress({ label, text, value, max }: ThinProgressProps) {
  return <Bar aria-label={label} aria-valuetext={text} value={value} max={Math.max(max, 1)} />;
}

const ends = { rounded: "full", bg: "brand.solid" } as const;

/** Browsers draw a bar of such a height as they like, unless they are told all of it. */
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
