import { Button, chakra, Flex } from "@chakra-ui/react";
import { ArrowLeftRight } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { SelectField } from "../../ui/SelectField";
import type { Options } from "../answers";
import {
  type Meaning,
  meaningsIn,
  whereDirectionsAre,
  withDirections,
  withSwappedDirections,
} from "../fileDirections";
import type { Understanding } from "../importFile";
import { useDirectionMeaning } from "../words/useRemark";
import { CorrectableFact } from "./CorrectableFact";
import { readAsTexts } from "./readAsTexts";

type DirectionsFactProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

/**
 * Which values mean which direction; nothing where there are none, or they are asked for. Of words in names of
 * columns each column is said in the table of columns, and here both are swapped.
 */
export function DirectionsFact({ understanding, options, onChange }: DirectionsFactProps) {
  const t = useT(readAsTexts);
  const wordOf = useDirectionMeaning();
  const shown = Object.entries(meaningsIn(options, understanding));
  if (shown.length === 0) return null;
  const where = whereDirectionsAre(understanding);
  const nameOf = (value: string) => (where === "signs" ? t(value === "+" ? "positive" : "negative") : value);
  // A sign is of every line.
  const meanings: Meaning[] = ["incoming", "outgoing", ...(where === "values" ? ["leaveOut" as const] : [])];
  const choices = meanings.map((value) => ({ value, label: wordOf(value) }));
  return (
    <CorrectableFact
      label={t("directions")}
      text={shown.map(([value, meaning]) => `${nameOf(value)} = ${wordOf(meaning)}`).join(", ")}
      aside={
        <Button
          size="2xs"
          variant="ghost"
          onClick={() => onChange(withSwappedDirections(options, understanding))}
        >
          <ArrowLeftRight aria-hidden />
          {t("swap")}
        </Button>
      }
    >
      {where === "columns" ? undefined : (
        <chakra.fieldset border="none" p="0" m="0" minW="0">
          <chakra.legend srOnly>{t("directions")}</chakra.legend>
          <Flex gap="4" wrap="wrap">
            {shown.map(([value, meaning]) => (
              <SelectField
                key={value}
                label={nameOf(value)}
                width="12rem"
                options={choices}
                chosen={meaning}
                onChoose={(chosen) => onChange(withDirections(options, understanding, { [value]: chosen }))}
              />
            ))}
          </Flex>
        </chakra.fieldset>
      )}
    </CorrectableFact>
  );
}
