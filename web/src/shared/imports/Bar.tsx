import { Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { ThinProgress } from "../ui/ThinProgress";
import type { ImportRow } from "./importFile";
import { importsTexts } from "./importsTexts";

const words = { UPLOADED: "reading", APPLYING: "applying", UNDOING: "undoing" } as const;

/** The platform's progress with a file; nothing if it is not working on it. */
export function Bar({ row: { state, progress, fileName } }: { row: ImportRow }) {
  const t = useT(importsTexts);
  if (state !== "UPLOADED" && state !== "APPLYING" && state !== "UNDOING") return null;
  const share = t("percent", { share: progress === null ? null : Math.floor(progress * 100) });
  return (
    <Stack gap="1.5" minW="8rem">
      <ThinProgress
        label={`${t(words[state])}: ${fileName}`}
        text={share}
        value={Math.round((progress ?? 0) * 100)}
        max={100}
      />
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t(words[state])}: {share}
      </Text>
    </Stack>
  );
}
