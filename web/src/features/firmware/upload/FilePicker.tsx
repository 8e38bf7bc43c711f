import { Box, Button, chakra, Field, HStack, Text } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { firmwareTexts } from "../../../i18n/texts/firmware";
import { useLanguage, useT } from "../../../i18n/useT";
import { fileSize } from "../../../shared/number/fileSize";

type FilePickerProps = {
  file: File | null;
  error: string | undefined;
  onChoose: (file: File) => void;
  /** Several were dropped. */
  onSeveral: () => void;
};

/** A file, by a button or dropped. */
export function FilePicker({ file, error, onChoose, onSeveral }: FilePickerProps) {
  const t = useT(firmwareTexts);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped, another] = event.dataTransfer.files;
    if (another !== undefined) onSeveral();
    else if (dropped !== undefined) onChoose(dropped);
  };
  return (
    <Field.Root invalid={error !== undefined} required>
      <Field.Label>{t("file")}</Field.Label>
      <HStack
        w="full"
        gap="3"
        wrap="wrap"
        justify="space-between"
        px="3"
        py="3"
        rounded="l2"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={error ? "border.error" : isOver ? "brand.solid" : "border.control"}
        bg={isOver ? "brand.subtle" : undefined}
        data-drop={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Box minW="0" flex="1" textStyle="sm">
          {file === null ? (
            <Text color="fg.muted">{t("fileDrop")}</Text>
          ) : (
            <>
              <Text fontWeight="medium" overflowWrap="anywhere">
                {file.name}
              </Text>
              <Text color="fg.muted">{fileSize(file.size, language)}</Text>
            </>
          )}
        </Box>
        <chakra.input
          ref={input}
          type="file"
          srOnly
          tabIndex={-1}
          aria-label={t("file")}
          aria-invalid={error !== undefined}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) onChoose(chosen);
            // The same file may be chosen again once it was changed.
            target.value = "";
          }}
        />
        <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {t(file === null ? "fileChoose" : "fileOther")}
        </Button>
      </HStack>
      {error === undefined ? <Field.HelperText>{t("fileHint")}</Field.HelperText> : null}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
