import { Button, chakra, Field, Flex, Input } from "@chakra-ui/react";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { formatNumber } from "../../number/format";
import { Facts } from "../../ui/Facts";
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
import { doubledHourIn, intervalIn, kindIn, kindWordsIn, missingRowsIn, placeIn } from "../saidOf";
import { useDirectionMeaning } from "../words/useRemark";
import { dateOrderIn, encodingIn, headerLineIn, separatorIn } from "../writtenAs";
import { CorrectableFact } from "./CorrectableFact";
import { RadioLines } from "./RadioLines";
import { readAsTexts } from "./readAsTexts";
import {
  DoubledHourFact,
  IntervalFact,
  KindFact,
  KindWordsFact,
  MissingRowsFact,
  PlaceFact,
} from "./SaidFacts";
import { DateOrderFact, EncodingFact, SeparatorFact } from "./WrittenFacts";

type ReadAsProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

const facts = [
  ...[encodingIn, separatorIn, headerLineIn, dateOrderIn],
  ...[placeIn, kindIn, kindWordsIn, intervalIn, missingRowsIn, doubledHourIn],
];

/** How a file was read without a question, each where it applies, with a way to correct it. */
export function ReadAs(props: ReadAsProps) {
  const { understanding, options } = props;
  const said = facts.map((valueIn) => valueIn(options, understanding));
  const hasDirections = Object.keys(meaningsIn(options, understanding)).length > 0;
  if (!hasDirections && said.every((value) => value === null)) return null;
  return (
    <Facts>
      <EncodingFact {...props} />
      <SeparatorFact {...props} />
      <HeaderLineFact {...props} />
      <PlaceFact {...props} />
      <DateOrderFact {...props} />
      <DirectionsFact {...props} />
      <KindFact {...props} />
      <KindWordsFact {...props} />
      <IntervalFact {...props} />
      <MissingRowsFact {...props} />
      <DoubledHourFact {...props} />
    </Facts>
  );
}

type HeaderLineFactProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

/** The last line that may name columns: the platform's limit. */
const lastLine = 100_000;

/** The line that names columns, or that there is none. */
function HeaderLineFact({ understanding, options, onChange }: HeaderLineFactProps) {
  const t = useT(readAsTexts);
  const language = useLanguage();
  const chosen = headerLineIn(options, understanding);
  const [written, setWritten] = useState(String(chosen || 1));
  if (chosen === null) return null;
  const line = Number(written);
  const isLine = Number.isInteger(line) && line >= 1 && line <= lastLine;
  const say = (headerLine: number) => onChange({ ...options, headerLine });
  return (
    <CorrectableFact
      label={t("header")}
      text={chosen === 0 ? t("noHeader") : t("headerLine", { line: chosen })}
    >
      <Flex direction="column" gap="3">
        <RadioLines
          legend={t("header")}
          isLegendHidden
          choices={[
            { value: "line", name: t("someHeader") },
            { value: "none", name: t("noHeader"), text: t("noHeaderText") },
          ]}
          chosen={chosen === 0 ? "none" : "line"}
          onChoose={(value) => say(value === "none" ? 0 : isLine ? line : 1)}
        />
        {chosen === 0 ? null : (
          <Field.Root width="12rem" invalid={!isLine}>
            <Field.Label>{t("lineOfHeader")}</Field.Label>
            <Input
              type="number"
              size="sm"
              min={1}
              max={lastLine}
              value={written}
              onChange={({ target }) => {
                setWritten(target.value);
                const now = Number(target.value);
                if (Number.isInteger(now) && now >= 1 && now <= lastLine) say(now);
              }}
            />
            <Field.ErrorText>
              {t("noSuchLine", { most: formatNumber(lastLine, language, 0) })}
            </Field.ErrorText>
          </Field.Root>
        )}
      </Flex>
    </CorrectableFact>
  );
}

type DirectionsFactProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

/**
 * Which values mean which direction; nothing where there are none, or they are asked for. Of words in names of
 * columns each column is said in the table of columns, and here both are swapped.
 */
function DirectionsFact({ understanding, options, onChange }: DirectionsFactProps) {
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
