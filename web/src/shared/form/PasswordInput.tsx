import { IconButton, Input, InputGroup, type InputProps } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../ui/uiTexts";

/** A password field that can show the typed text. */
export function PasswordInput(props: Omit<InputProps, "type">) {
  const t = useT(uiTexts);
  const [isVisible, setVisible] = useState(false);
  return (
    <InputGroup
      endElement={
        <IconButton
          aria-label={t(isVisible ? "hidePassword" : "showPassword")}
          aria-pressed={isVisible}
          size="sm"
          variant="ghost"
          me="-2"
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    >
      <Input {...props} type={isVisible ? "text" : "password"} />
    </InputGroup>
  );
}
