import { Box, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { PANEL } from "@obcestje/contract/deviceConfig/ranges.js";
import { TEXT_LAYOUTS, type TextLayout } from "@obcestje/contract/signTexts.js";
import { useId } from "react";
import type { CustomTextInput, CustomTextLayout } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { LAYOUT_WINDOWS } from "../sign/layouts";
import { textMisfits } from "../sign/textBitmap";
import { countOf, fontsOf, type LaidOut, laidOutOf, lineOf, withLayout, withLine } from "./customText";
import { customTextsTexts } from "./customTextsTexts";
import { LineFields } from "./LineFields";

const parts: Record<CustomTextInput["layout"], readonly Part[]> = {
  NONE: [],
  A: ["lineA0"],
  B: ["lineB0", "lineB1"],
  C: ["lineC0", "lineC1", "lineC2"],
};
type Part = "lineA0" | "lineB0" | "lineB1" | "lineC0" | "lineC1" | "lineC2";

type LaidOutFieldsProps<Value extends LaidOut> = {
  value: Value;
  /** Fault at a path such as `texts.1.fontSize`. */
  faultAt: (path: string) => string | undefined;
  onChange: (value: Value) => void;
};

/** The panel's layout, and the text in each of its parts. */
export function LaidOutFields<Value extends LaidOut>({
  value,
  faultAt,
  onChange,
}: LaidOutFieldsProps<Value>) {
  const t = useT(customTextsTexts);
  const misfits = textMisfits(laidOutOf(value));
  const fault = faultAt("layout") ?? faultAt("texts");
  return (
    <Stack gap="5">
      <LayoutPicker layout={value.layout} onLayout={(layout) => onChange(withLayout(value, layout))} />
      {fault === undefined ? null : (
        <Text role="alert" textStyle="sm" color="fg.error">
          {fault}
        </Text>
      )}
      {countOf(value.layout) === 0 ? <Text color="fg.muted">{t("chooseLayout")}</Text> : null}
      {parts[value.layout].map((part, index) => (
        <LineFields
          key={part}
          label={t(part)}
          line={lineOf(value, index)}
          fonts={fontsOf(value.layout, index)}
          isMisfit={misfits.includes(index)}
          faultOf={(field) => faultAt(`texts.${index}.${field}`)}
          onChange={(change) => onChange(withLine(value, index, change))}
        />
      ))}
    </Stack>
  );
}

const words = { A: "layoutA", B: "layoutB", C: "layoutC" } as const;

type LayoutPickerProps = { layout: CustomTextLayout; onLayout: (layout: TextLayout) => void };

/** Picker of the panel's layout; each layout is a picture of its parts. */
function LayoutPicker({ layout, onLayout }: LayoutPickerProps) {
  const t = useT(customTextsTexts);
  const name = useId();
  return (
    <Box role="radiogroup" aria-label={t("layout")}>
      <Text textStyle="sm" fontWeight="medium" pb="1.5" aria-hidden>
        {t("layout")}
      </Text>
      <HStack gap="2" align="stretch" wrap={{ base: "nowrap", sm: "wrap" }}>
        {TEXT_LAYOUTS.map((choice) => (
          <chakra.label
            key={choice}
            display="flex"
            flexDirection={{ base: "column", sm: "row" }}
            alignItems="center"
            gap={{ base: "1.5", sm: "2.5" }}
            ps="2"
            pe={{ base: "2", sm: "3" }}
            py={{ base: "2.5", sm: "1.5" }}
            minH="11"
            flex={{ base: "1 1 0", sm: "0 0 auto" }}
            borderWidth="1px"
            borderColor={choice === layout ? "brand.solid" : "border.control"}
            bg={choice === layout ? "bg.info" : "bg.panel"}
            rounded="l2"
            cursor="pointer"
            position="relative"
            _hover={{ borderColor: "brand.solid" }}
            css={{ "&:has(input:focus-visible)": { focusRing: "outside" } }}
          >
            <chakra.input
              type="radio"
              name={name}
              value={choice}
              checked={choice === layout}
              onChange={() => onLayout(choice)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            <Division layout={choice} />
            <Text textStyle={{ base: "xs", sm: "sm" }} textAlign="center">
              {t(words[choice])}
            </Text>
          </chakra.label>
        ))}
      </HStack>
    </Box>
  );
}

const scale = 0.75;

/** The windows of a layout on the panel. */
function Division({ layout }: { layout: TextLayout }) {
  const [, ...windows] = LAYOUT_WINDOWS[layout];
  return (
    <chakra.svg
      viewBox={`-1 -1 ${PANEL.width + 2} ${PANEL.height + 2}`}
      width={`${PANEL.width * scale}px`}
      flexShrink="0"
      color="fg.muted"
      aria-hidden
    >
      {windows.map(({ x, y, width, height }) => (
        <rect
          key={`${x}-${y}`}
          x={x + 0.75}
          y={y + 0.75}
          width={width - 1.5}
          height={height - 1.5}
          rx="1.5"
          fill="currentColor"
          fillOpacity="0.2"
          stroke="currentColor"
          strokeWidth="1.25"
        />
      ))}
    </chakra.svg>
  );
}
