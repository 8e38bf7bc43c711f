import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type SignSliderProps = {
  label: string;
  /** The value as text, next to the label. */
  shown: string;
  /** The value for screen readers. */
  spoken: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  describedBy?: string;
  /** A named mark on the track. */
  mark?: { at: number; label: string };
  /** Labels at the ends of the track. */
  ends?: readonly [ReactNode, ReactNode];
};

const THUMB = 20;

const thumb = {
  boxSize: `${THUMB}px`,
  borderRadius: "full",
  bg: "brand.solid",
  borderWidth: "2px",
  borderColor: "bg.panel",
  boxShadow: "0 0 0 1px var(--chakra-colors-border-control)",
  cursor: "grab",
  appearance: "none",
};
const track = { height: "6px", borderRadius: "full", bg: "border.control" };

/** Position of a value's thumb on the track. */
const place = (share: number) => `calc(${share * 100}% + ${(0.5 - share) * THUMB}px)`;

/** Slider for a whole number from 0 on, by pointer or keys. */
export function SignSlider({ label, shown, spoken, value, max, onChange, ...rest }: SignSliderProps) {
  const { describedBy, mark, ends } = rest;
  const id = useId();
  return (
    <Box>
      <Flex justify="space-between" align="baseline" gap="3">
        <chakra.label htmlFor={id} textStyle="sm" fontWeight="medium">
          {label}
        </chakra.label>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
          {shown}
        </Text>
      </Flex>
      <Flex align="center" gap="2" color="fg.muted">
        {ends?.[0]}
        <Box flex="1" position="relative" pb={mark ? "5" : undefined}>
          <chakra.input
            id={id}
            type="range"
            min={0}
            max={max}
            step={1}
            value={value}
            aria-valuetext={spoken}
            aria-describedby={describedBy}
            onChange={({ target }) => onChange(target.valueAsNumber)}
            appearance="none"
            display="block"
            w="full"
            h="7"
            m="0"
            bg="transparent"
            cursor="pointer"
            borderRadius="l1"
            focusVisibleRing="outside"
            css={{
              "&::-webkit-slider-runnable-track": track,
              "&::-moz-range-track": track,
              "&::-webkit-slider-thumb": { ...thumb, marginTop: "-7px" },
              "&::-moz-range-thumb": { ...thumb, boxSizing: "border-box" },
            }}
          />
          {mark && (
            <Flex
              position="absolute"
              top="22px"
              left={place(mark.at / max)}
              transform="translateX(-50%)"
              direction="column"
              align="center"
              pointerEvents="none"
              aria-hidden
            >
              <Box w="1.5px" h="6px" bg="fg.muted" />
              <Text textStyle="xs" whiteSpace="nowrap">
                {mark.label}
              </Text>
            </Flex>
          )}
        </Box>
        {ends?.[1]}
      </Flex>
    </Box>
  );
}
