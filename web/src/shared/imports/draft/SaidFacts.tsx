import { Button, chakra, Flex } from "@chakra-ui/react";
import { MapPin } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { SelectField } from "../../ui/SelectField";
import type { Options } from "../answers";
import type { Understanding } from "../importFile";
import {
  doubledHourIn,
  intervalIn,
  kindIn,
  kindWordsIn,
  missingRowsIn,
  placeIn,
  withKindWord,
  withoutPlace,
} from "../saidOf";
import { useWord } from "../words/useRemark";
import { useSpan } from "../words/useSpan";
import { CorrectableFact } from "./CorrectableFact";
import { RadioLines } from "./RadioLines";
import { readAsTexts } from "./readAsTexts";

type SaidFactProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

/** Of a file of several places, the one that is read. Which others there are is known once it is read again. */
export function PlaceFact({ understanding, options, onChange }: SaidFactProps) {
  const t = useT(readAsTexts);
  const place = placeIn(options, understanding);
  if (place === null) return null;
  return (
    <CorrectableFact
      label={t("place")}
      text={`${place.column} = ${place.value}`}
      aside={
        <Button size="2xs" variant="ghost" onClick={() => onChange(withoutPlace(options))}>
          <MapPin aria-hidden />
          {t("otherPlace")}
        </Button>
      }
    />
  );
}

/** Who was counted, where the file does not say it. */
export function KindFact(props: SaidFactProps) {
  const { understanding, options, onChange } = props;
  return (
    <WordFact
      word="counted"
      values={["vehicle", "pedestrian", "bicycle"]}
      chosen={kindIn(options, understanding)}
      onChoose={(kind) => onChange({ ...options, kind })}
    />
  );
}

const kindAnswers = ["vehicle", "pedestrian", "bicycle", "refuse"];

/** Who is meant by words of the kind that the platform does not know. */
export function KindWordsFact({ understanding, options, onChange }: SaidFactProps) {
  const t = useT(readAsTexts);
  const wordOf = useWord();
  const said = kindWordsIn(options, understanding);
  if (said === null) return null;
  const choices = kindAnswers.map((value) => ({ value, label: wordOf(value) }));
  const words = Object.entries(said);
  return (
    <CorrectableFact
      label={t("kindWords")}
      text={words.map(([word, kind]) => `${word} = ${wordOf(kind)}`).join(", ")}
    >
      <chakra.fieldset border="none" p="0" m="0" minW="0">
        <chakra.legend srOnly>{t("kindWords")}</chakra.legend>
        <Flex gap="4" wrap="wrap">
          {words.map(([word, kind]) => (
            <SelectField
              key={word}
              label={word}
              width="12rem"
              options={choices}
              chosen={kind}
              onChoose={(chosen) => onChange(withKindWord(options, word, chosen))}
            />
          ))}
        </Flex>
      </chakra.fieldset>
    </CorrectableFact>
  );
}

/** What it means where a row is missing. */
export function MissingRowsFact({ understanding, options, onChange }: SaidFactProps) {
  return (
    <WordFact
      word="missingRows"
      values={["nobody", "notHeard"]}
      chosen={missingRowsIn(options, understanding)}
      onChoose={(missingRows) => onChange({ ...options, missingRows })}
    />
  );
}

/** Which pass of the hour that autumn doubles records are of. */
export function DoubledHourFact({ understanding, options, onChange }: SaidFactProps) {
  return (
    <WordFact
      word="doubledHour"
      values={["first", "second"]}
      chosen={doubledHourIn(options, understanding)}
      onChoose={(doubledHour) => onChange({ ...options, doubledHour })}
    />
  );
}

type WordFactProps = {
  word: "counted" | "missingRows" | "doubledHour";
  values: readonly string[];
  /** null: it does not matter, or is asked for. */
  chosen: string | null;
  onChoose: (value: string) => void;
};

function WordFact({ word, values, chosen, onChoose }: WordFactProps) {
  const t = useT(readAsTexts);
  const wordOf = useWord();
  if (chosen === null) return null;
  return (
    <CorrectableFact label={t(word)} text={wordOf(chosen)}>
      <RadioLines
        legend={t(word)}
        isLegendHidden
        choices={values.map((value) => ({ value, name: wordOf(value) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </CorrectableFact>
  );
}

const usualIntervals = [300, 900, 1800, 3600, 86_400];

/** How long counted intervals are. */
export function IntervalFact({ understanding, options, onChange }: SaidFactProps) {
  const t = useT(readAsTexts);
  const spanOf = useSpan();
  const chosen = intervalIn(options, understanding);
  if (chosen === null) return null;
  const all = [...new Set([...usualIntervals, chosen, understanding.intervalSeconds ?? chosen])];
  return (
    <CorrectableFact label={t("interval")} text={spanOf(chosen)}>
      <SelectField
        label={t("interval")}
        width="12rem"
        options={all.sort((a, b) => a - b).map((one) => ({ value: String(one), label: spanOf(one) }))}
        chosen={String(chosen)}
        onChoose={(seconds) => onChange({ ...options, intervalSeconds: Number(seconds) })}
      />
    </CorrectableFact>
  );
}
