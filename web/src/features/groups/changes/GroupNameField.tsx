import { Input } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../../shared/form/TextField";
import { groupsTexts } from "../groupsTexts";

type GroupNameFieldProps = {
  name: string;
  onChange: (name: string) => void;
  error: string | undefined;
};

export function GroupNameField({ name, onChange, error }: GroupNameFieldProps) {
  const t = useT(groupsTexts);
  return (
    <TextField label={t("name")} required error={error}>
      <Input value={name} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    </TextField>
  );
}
