import { Field, NativeSelect } from "@chakra-ui/react";
import { roadsTexts } from "../../i18n/texts/roads";
import { useT } from "../../i18n/useT";

type GroupPickerProps = {
  groups: readonly { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** Whose roads are shown, for those who see several groups. */
export function GroupPicker({ groups, chosen, onChoose }: GroupPickerProps) {
  const t = useT(roadsTexts);
  return (
    <Field.Root width={{ base: "full", sm: "auto" }} gap="1">
      <Field.Label textStyle="xs" color="fg.muted">
        {t("group")}
      </Field.Label>
      <NativeSelect.Root size="sm" width={{ base: "full", sm: "15rem" }}>
        <NativeSelect.Field
          value={chosen}
          fontSize={{ base: "md", md: "sm" }}
          onChange={({ target }) => onChoose(target.value)}
        >
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
