import { Box, Button, chakra, HStack, Text } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { TextField } from "../form/TextField";
import { fileSize } from "../number/fileSize";
import { uploadTexts } from "./uploadTexts";

type FilePickerProps = {
  label: string;
  /** For example the largest size of a file. */
  hint: string;
  /** Kinds of files that the browser offers first. */
  accept?: string;
  isOptional?: boolean;
  file: File | null;
  error: string | undefined;
  onChoose: (file: File) => void;
  /** Called if several files were dropped. */
  onSeveral: () => void;
};

/** Input of a file, by button or drag and drop. */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, accept, isOptional, file, error, onChoose, onSeveral } = props;
  const t = useT(uploadTexts);
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
    <TextField label={label} hint={hint} error={error} isOptional={isOptional} required={!isOptional}>
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
            <Text color="fg.muted">{t("drop")}</Text>
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
          aria-label={label}
          accept={accept}
          aria-invalid={error !== undefined}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) onChoose(chosen);
            // The same file can be chosen again after it was changed.
            target.value = "";
          }}
        />
        <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {t(file === null ? "choose" : "other")}
        </Button>
      </HStack>
    </TextField>
  );
}
