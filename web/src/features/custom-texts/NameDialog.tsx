import { Input, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useT } from "../../i18n/useT";
import { FormDialog } from "../../shared/form/FormDialog";
import { TextField } from "../../shared/form/TextField";
import { uiTexts } from "../../shared/ui/uiTexts";
import { resourcesTexts } from "./resourcesTexts";

type NameDialogProps = {
  title: string;
  text: string;
  /** Resolves to true on success, which closes the dialog. */
  onAdd: (name: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the name of a new item. */
export function NameDialog({ title, text, onAdd, onClose }: NameDialogProps) {
  const t = useT(resourcesTexts);
  const ui = useT(uiTexts);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === "";

  const add = async () => {
    setTried(true);
    return !isMissing && onAdd(name.trim());
  };
  return (
    <FormDialog
      title={title}
      action={t("add")}
      isDirty={name !== ""}
      onSubmit={add}
      onClose={onClose}
      firstField={field}
    >
      <Text color="fg.muted">{text}</Text>
      <TextField label={t("name")} required error={isTried && isMissing ? ui("faultMissing") : undefined}>
        <Input
          ref={field}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </TextField>
    </FormDialog>
  );
}
