import { Button, Dialog, Input, Portal, Text } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { resourcesTexts } from "../../i18n/texts/resources";
import { uiTexts } from "../../i18n/texts/ui";
import { useT } from "../../i18n/useT";
import { TextField } from "../../shared/form/TextField";

type NameDialogProps = {
  title: string;
  text: string;
  /** Answers whether it went well; then the dialog closes. */
  onAdd: (name: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks what something new is to be called. */
export function NameDialog({ title, text, onAdd, onClose }: NameDialogProps) {
  const t = useT(resourcesTexts);
  const ui = useT(uiTexts);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isMissing = name.trim() === "";

  const add = async () => {
    setTried(true);
    if (isMissing) return;
    setAdding(true);
    const isAdded = await onAdd(name.trim());
    setAdding(false);
    if (isAdded) onClose();
  };
  return (
    <Dialog.Root
      open
      placement="center"
      initialFocusEl={() => field.current}
      onOpenChange={({ open }) => open || isAdding || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <form
                id={formId}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  void add();
                }}
              >
                <Text color="fg.muted" pb="4">
                  {text}
                </Text>
                <TextField
                  label={t("name")}
                  required
                  error={isTried && isMissing ? ui("faultMissing") : undefined}
                >
                  <Input
                    ref={field}
                    value={name}
                    maxLength={100}
                    autoComplete="off"
                    onChange={({ target }) => setName(target.value)}
                  />
                </TextField>
              </form>
            </Dialog.Body>
            <Dialog.Footer gap="2">
              <Button variant="ghost" disabled={isAdding} onClick={onClose}>
                {ui("cancel")}
              </Button>
              <Button
                type="submit"
                form={formId}
                colorPalette="brand"
                loading={isAdding}
                loadingText={t("add")}
              >
                {t("add")}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
