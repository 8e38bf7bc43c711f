import { Button, Flex, Stack, Textarea } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { Notice } from "../../../shared/clients/Notice";
import { copyText } from "../../../shared/ui/copyText";
import { toast } from "../../../shared/ui/toastStore";
import { embedTexts } from "./embedTexts";

/** The code to copy; null: there is none, as something went wrong. */
export function CodeArea({ code }: { code: string | null }) {
  const t = useT(embedTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const copy = async (text: string) => {
    try {
      await copyText(text);
      setRefused(false);
      toast.success(t("copied"), "copyCode");
    } catch {
      setRefused(true);
      area.current?.focus();
      area.current?.select();
    }
  };
  return (
    <Stack gap="2">
      <Textarea
        ref={area}
        readOnly
        rows={5}
        resize="vertical"
        aria-label={t("code")}
        value={code ?? t("failed")}
        fontFamily="mono"
        fontSize="xs"
        wordBreak="break-all"
        // As high as the code, where the browser can.
        css={{ fieldSizing: "content" }}
        spellCheck={false}
        // Whoever goes there wants to take it all.
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Flex>
        <Button size="sm" variant="outline" disabled={code === null} onClick={() => void copy(code ?? "")}>
          <Copy aria-hidden />
          {t("copy")}
        </Button>
      </Flex>
      {isRefused ? <Notice kind="error">{t("notCopied")}</Notice> : null}
    </Stack>
  );
}
