import { Code, HStack, IconButton } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { copyText } from "../../../shared/ui/copyText";
import { toast } from "../../../shared/ui/toastStore";
import { firmwareTexts } from "../firmwareTexts";
import type { FirmwareRow } from "./firmwareList";

const lettersShown = 10;

/** The file's checksum: its start to compare by eye, all of it to copy. */
export function Sha({ firmware }: { firmware: Pick<FirmwareRow, "sha256" | "version"> }) {
  const t = useT(firmwareTexts);
  const { sha256, version } = firmware;
  if (sha256 === null) return "-";
  const copy = () =>
    copyText(sha256).then(
      () => toast.success(t("shaCopied"), "copySha"),
      () => toast.error(t("shaNotCopied"), "copySha"),
    );
  return (
    <HStack gap="0.5" display="inline-flex">
      <Code size="sm" variant="plain" bg="transparent" px="0" title={sha256}>
        {`${sha256.slice(0, lettersShown)}…`}
      </Code>
      <IconButton
        size="xs"
        variant="ghost"
        color="fg.muted"
        aria-label={t("copySha", { version })}
        title={t("copySha", { version })}
        onClick={() => void copy()}
      >
        <Copy aria-hidden />
      </IconButton>
    </HStack>
  );
}
