import { useT } from "../../../i18n/useT";
import type { Options } from "../answers";
import type { Understanding } from "../importFile";
import { useWord } from "../words/useRemark";
import { dateOrderIn, encodingIn, separatorIn, withSeparator } from "../writtenAs";
import { CorrectableFact } from "./CorrectableFact";
import { RadioLines } from "./RadioLines";
import { readAsTexts } from "./readAsTexts";

type WrittenFactProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

/** The last day of a year in each order: no part of it can be taken for another. */
const dateOrders = { DMY: "31.12.2026", MDY: "12.31.2026", YMD: "2026.12.31" } as const;

/** The order of day, month and year. */
export function DateOrderFact({ understanding, options, onChange }: WrittenFactProps) {
  const t = useT(readAsTexts);
  const wordOf = useWord();
  const chosen = dateOrderIn(options, understanding);
  if (chosen === null) return null;
  const choices = Object.entries(dateOrders).map(([value, example]) => ({
    value,
    name: wordOf(value),
    text: t("example", { example }),
  }));
  return (
    <CorrectableFact label={t("dateOrder")} text={wordOf(chosen)}>
      <RadioLines
        legend={t("dateOrder")}
        isLegendHidden
        choices={choices}
        chosen={chosen}
        onChoose={(dateOrder) => onChange({ ...options, dateOrder })}
      />
    </CorrectableFact>
  );
}

/** What files part their cells by, the usual ones first. */
const separators = [
  { value: ";", name: "semicolon" },
  { value: ",", name: "comma" },
  { value: "\t", name: "tab" },
  { value: "|", name: "bar" },
  { value: " ", name: "space" },
] as const;

/** What stands between the cells of a text. */
export function SeparatorFact({ understanding, options, onChange }: WrittenFactProps) {
  const t = useT(readAsTexts);
  const chosen = separatorIn(options, understanding);
  if (chosen === null) return null;
  const known = separators.find(({ value }) => value === chosen);
  const names = separators.map(({ value, name }) => ({ value: value as string, name: t(name) }));
  return (
    <CorrectableFact label={t("separator")} text={known ? t(known.name) : chosen}>
      <RadioLines
        legend={t("separator")}
        isLegendHidden
        choices={known ? names : [...names, { value: chosen, name: chosen }]}
        chosen={chosen}
        onChoose={(separator) => onChange(withSeparator(options, separator))}
      />
    </CorrectableFact>
  );
}

/** What the platform can read, with what each is called and what it is met in; the usual ones first. */
const encodings = [
  { value: "utf-8", name: "UTF-8", met: "usual" },
  { value: "windows-1250", name: "Windows-1250", met: "older" },
  { value: "utf-16le", name: "UTF-16 LE", met: "unicode" },
  { value: "utf-16be", name: "UTF-16 BE", met: undefined },
] as const;

/** How letters are written. */
export function EncodingFact({ understanding, options, onChange }: WrittenFactProps) {
  const t = useT(readAsTexts);
  const chosen = encodingIn(options, understanding);
  if (chosen === null) return null;
  return (
    <CorrectableFact
      label={t("encoding")}
      text={encodings.find(({ value }) => value === chosen)?.name ?? chosen}
    >
      <RadioLines
        legend={t("encoding")}
        isLegendHidden
        choices={encodings.map(({ value, name, met }) => ({ value, name, text: met && t(met) }))}
        chosen={encodings.find(({ value }) => value === chosen)?.value ?? null}
        onChoose={(encoding) => onChange({ ...options, encoding })}
      />
    </CorrectableFact>
  );
}
