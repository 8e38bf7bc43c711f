import { Stack } from "@chakra-ui/react";
import { useMemo } from "react";
import { useT } from "../../i18n/useT";
import type { ClientRow, GroupRow } from "../../shared/clients/clientRow";
import { TextField } from "../../shared/form/TextField";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { ChoiceGroup } from "../../shared/ui/ChoiceGroup";
import { Chooser } from "../../shared/ui/chooser/Chooser";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import type { NewKey } from "./newKey";

type TargetFieldsProps = {
  entered: Pick<NewKey, "of" | "clientId" | "groupId">;
  clients: readonly ClientRow[];
  groups: readonly GroupRow[];
  onChange: (part: Partial<NewKey>) => void;
  /** What is wrong with the location or group that is chosen. */
  error: string | undefined;
};

/** What a key is to open: one location, or all of a group. */
export function TargetFields({ entered, clients, groups, onChange, error }: TargetFieldsProps) {
  const t = useT(apiKeysTexts);
  const isPlace = entered.of === "place";
  const offered = useMemo(() => namedOptions(isPlace ? clients : groups), [isPlace, clients, groups]);
  return (
    <Stack gap="3">
      <ChoiceGroup
        label={t("openWhat")}
        choices={[
          { value: "place", name: t("onePlace") },
          { value: "group", name: t("wholeGroup") },
        ]}
        chosen={entered.of}
        onChoose={(of) => onChange({ of })}
      />
      <TextField label={t(isPlace ? "place" : "group")} required error={error}>
        <Chooser
          options={offered}
          placeholder={t(isPlace ? "choosePlace" : "chooseGroup")}
          chosen={isPlace ? entered.clientId : entered.groupId}
          onChoose={(id) => onChange(isPlace ? { clientId: id } : { groupId: id })}
        />
      </TextField>
    </Stack>
  );
}
