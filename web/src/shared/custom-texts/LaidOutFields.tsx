import { Stack, Text } from "@chakra-ui/react";
import type { CustomTextInput } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { textMisfits } from "../sign/textBitmap";
import { countOf, fontsOf, type LaidOut, laidOutOf, lineOf, withLayout, withLine } from "./customText";
import { customTextsTexts } from "./customTextsTexts";
import { LayoutPicker } from "./LayoutPicker";
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
  /** What the portal refused of a place such as `texts.1.fontSize`. */
  faultAt: (path: string) => string | undefined;
  onChange: (value: Value) => void;
};

/** How the panel is divided, and what stands in each part of it. */
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
