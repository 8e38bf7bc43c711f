import { Stack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { formatDate } from "../../time/format";
import type { Options } from "../answers";
import { importsTexts } from "../importsTexts";
import { RadioLines } from "./RadioLines";

type KeepProps = {
  /** Until when single records are kept as it was said last; null: not told. */
  keptUntil: number | null;
  stored: Options;
  options: Options;
  zone: string;
  onChange: (options: Options) => void;
};

const rules = ["asNew", "byAge"] as const;

/** How long single records are kept; hours and days always are. */
export function Keep({ keptUntil, stored, options, zone, onChange }: KeepProps) {
  const t = useT(importsTexts);
  const isAsRead = options.keep === stored.keep;
  return (
    <Stack gap="2">
      <RadioLines
        legend={t("keep")}
        choices={rules.map((rule) => ({ value: rule, name: t(rule), text: t(`${rule}Text`) }))}
        chosen={rules.find((rule) => rule === (options.keep ?? "asNew")) ?? null}
        onChoose={(keep) => onChange({ ...options, keep })}
      />
      {keptUntil !== null && isAsRead ? (
        <Text textStyle="sm" color="fg.muted">
          {t("keptUntil", { date: formatDate(keptUntil, zone) })}
        </Text>
      ) : null}
    </Stack>
  );
}
