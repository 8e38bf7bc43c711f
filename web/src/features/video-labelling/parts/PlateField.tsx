import { Field, Input } from "@chakra-ui/react";
import { type Ref, useState } from "react";
import { useT } from "../../../i18n/useT";
import { KeyName } from "../../../shared/shortcuts/KeyName";
import { longestPlate } from "../labels/vehicles";
import { videoLabellingTexts } from "../videoLabellingTexts";

type PlateFieldProps = {
  ref: Ref<HTMLInputElement>;
  plate: string | null;
  onType: (typed: string) => void;
  /** Nobody types any more. */
  onLeave: () => void;
};

/** A plate as it is typed; Enter and Escape leave the field. Key it by its vehicle. */
export function PlateField({ ref, plate, onType, onLeave }: PlateFieldProps) {
  const t = useT(videoLabellingTexts);
  // What is typed stays as it is until the field is left: set in its place, the cursor would jump.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field.Root gap="1">
      <Field.Label textStyle="xs" color="fg.muted" fontWeight="normal">
        {t("plate")}
        <KeyName name="p" />
      </Field.Label>
      <Input
        ref={ref}
        size="sm"
        fontSize={{ base: "md", md: "sm" }}
        textTransform="uppercase"
        maxLength={longestPlate}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed ?? plate ?? ""}
        onChange={({ target }) => {
          setTyped(target.value);
          onType(target.value);
        }}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </Field.Root>
  );
}
