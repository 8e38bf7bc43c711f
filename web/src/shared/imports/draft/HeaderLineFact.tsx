import { Field, Flex, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { formatNumber } from "../../number/format";
import type { Options } from "../answers";
import type { Understanding } from "../importFile";
import { headerLineIn } from "../writtenAs";
import { CorrectableFact } from "./CorrectableFact";
import { RadioLines } from "./RadioLines";
import { readAsTexts } from "./readAsTexts";

type HeaderLineFactProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

/** The last line that may name columns: the platform's limit. */
const lastLine = 100_000;

/** The line that names columns, or that there is none. */
export function HeaderLineFact({ understanding, options, onChange }: HeaderLineFactProps) {
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
