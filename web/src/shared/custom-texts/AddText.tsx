import { Button, Field, HStack, Input } from "@chakra-ui/react";
import { LONGEST_CUSTOM_TEXT_NAME } from "@obcestje/contract/signTexts.js";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../ui/uiTexts";
import { customTextsTexts } from "./customTextsTexts";

/** Asks for a name and adds a text of that name. */
export function AddText({ onAdd }: { onAdd: (name: string) => void }) {
  const t = useT(customTextsTexts);
  const ui = useT(uiTexts);
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const add = () => {
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    onAdd(name);
    setName("");
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field.Root invalid={isMissing && name.trim() === ""}>
        <Field.Label>{t("newName")}</Field.Label>
        <HStack w="full" gap="2">
          <Input
            size="sm"
            value={name}
            maxLength={LONGEST_CUSTOM_TEXT_NAME}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" size="sm" variant="outline">
            <Plus aria-hidden />
            {t("add")}
          </Button>
        </HStack>
        <Field.ErrorText>{ui("faultMissing")}</Field.ErrorText>
      </Field.Root>
    </form>
  );
}
