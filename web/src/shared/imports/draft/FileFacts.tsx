import { Flex, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { zonesWith } from "../../time/zones";
import { ChooserField } from "../../ui/chooser/ChooserField";
import { SelectField } from "../../ui/SelectField";
import type { Options } from "../answers";
import type { Understanding } from "../importFile";
import { importsTexts } from "../importsTexts";
import { useSpan } from "../words/useSpan";
import { ReadAs } from "./ReadAs";

type FileFactsProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

const forms = ["ecoCounter", "telraam", "signSummary", "perVehicle", "own", "columns"] as const;

/** One sentence on the format of a file, with its choices. */
export function FileFacts({ understanding, options, onChange }: FileFactsProps) {
  const t = useT(importsTexts);
  const spanOf = useSpan();
  const { sheets, zoneNeeded, timeZone, heardBy, gapSeconds } = understanding;
  const zone = options.timeZone ?? "";
  return (
    <Stack gap="3">
      <Text textStyle="sm">{useSentence(understanding)}</Text>
      <ReadAs {...{ understanding, options, onChange }} />
      <Flex gap="4" wrap="wrap">
        {sheets.length > 1 ? (
          <ChooserField
            label={t("sheet")}
            width="16rem"
            options={sheets.map((name) => ({ value: name, label: name }))}
            chosen={options.sheet ?? understanding.sheet ?? ""}
            onChoose={(sheet) => onChange({ ...options, sheet })}
          />
        ) : null}
        {zoneNeeded && timeZone !== null ? (
          <ChooserField
            label={t("zone")}
            width="16rem"
            options={zonesWith(timeZone).map((name) => ({ value: name, label: name }))}
            chosen={zone || timeZone}
            onChoose={(chosen) => onChange({ ...options, timeZone: chosen })}
          />
        ) : null}
        {heardBy === "rhythm" && gapSeconds !== null ? (
          <SelectField
            label={t("gap")}
            width="16rem"
            options={gapsWith(gapSeconds).map((seconds) => ({
              value: String(seconds),
              label: spanOf(seconds),
            }))}
            chosen={String(options.gapSeconds ?? gapSeconds)}
            onChoose={(chosen) => onChange({ ...options, gapSeconds: Number(chosen) })}
          />
        ) : null}
      </Flex>
    </Stack>
  );
}

/** Choices of the silence, in seconds, after which nobody is assumed to have listened; includes the present one. */
const gapsWith = (taken: number): number[] =>
  [...new Set([900, 1800, 3600, 7200, 21_600, 43_200, 86_400, taken])].sort((a, b) => a - b);

/** "Tabela, razumljena po stolpcih: prešteti intervali (15 min), ločilo ;, …". */
function useSentence(understanding: Understanding): string {
  const t = useT(importsTexts);
  const spanOf = useSpan();
  const { form, records, intervalSeconds, separator, sheet, headerLine, lines } = understanding;
  const { preambleLines, commentLines } = understanding;
  const known = forms.find((name) => name === form) ?? "columns";
  const length = records === "intervals" && intervalSeconds !== null ? ` (${spanOf(intervalSeconds)})` : "";
  const parts = [
    records === "readings" || records === "intervals" ? `${t(`records_${records}`)}${length}` : null,
    sheet === null ? null : t("sheetIs", { name: sheet }),
    separator === null ? null : t("separatorIs", { sign: separator === "\t" ? t("tab") : separator }),
    headerLine === null ? null : headerLine === 0 ? t("headless") : t("headerIs", { line: headerLine }),
    preambleLines === null || preambleLines === 0 ? null : t("preamble", { count: preambleLines }),
    commentLines === null || commentLines === 0 ? null : t("comments", { count: commentLines }),
    lines === null ? null : t("lines", { count: lines }),
  ];
  return `${t(`form_${known}`)}: ${parts.filter((part) => part !== null).join(", ")}.`;
}
