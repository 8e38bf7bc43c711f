import { Flex, Input } from "@chakra-ui/react";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { useState } from "react";
import type { VisionType } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { ProgressLine } from "../../../shared/bulk/ProgressLine";
import type { GroupRow } from "../../../shared/clients/clientRow";
import { FormDialog } from "../../../shared/form/FormDialog";
import { TextField } from "../../../shared/form/TextField";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { SelectField } from "../../../shared/ui/SelectField";
import { adminClientsTexts } from "../adminClientsTexts";
import { countIn, mostAtOnce, type WantedClients } from "./newClients";

const visionTypes: readonly VisionType[] = ["NO_VISION", "VISION_VEHICLES", "VISION_BIKE"];

/** Room is left for a number. */
const longestName = LONGEST_NAME - 4;

type AddClientsFormProps = {
  groups: readonly GroupRow[];
  /** Reason why nothing was added. */
  fault: BulkFault | null;
  progress: { done: number; total: number } | null;
  onSubmit: (wanted: WantedClients) => Promise<void>;
  onClose: () => void;
};

/** Form for the initial data of new clients. */
export function AddClientsForm({ groups, fault, progress, onSubmit, onClose }: AddClientsFormProps) {
  const t = useT(adminClientsTexts);
  const [visionType, setVisionType] = useState<VisionType>("NO_VISION");
  const [name, setName] = useState("");
  const [groupId, setGroupId] = useState("");
  const [howMany, setHowMany] = useState("1");
  const count = countIn(howMany);
  const submit = async (): Promise<boolean> => {
    if (count !== null) await onSubmit({ visionType, name, groupId: groupId || null, count });
    return false;
  };
  return (
    <FormDialog
      title={t("add")}
      action={t("addAction")}
      isDirty={name !== "" || groupId !== "" || howMany !== "1" || visionType !== "NO_VISION"}
      onSubmit={submit}
      onClose={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      <TextField
        label={t("name")}
        isOptional
        hint={count !== null && count > 1 ? t("nameHint") : undefined}
        error={undefined}
      >
        <Input
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </TextField>
      <SelectField
        label={t("visionType")}
        options={visionTypes.map((value) => ({ value, label: t(value) }))}
        chosen={visionType}
        onChoose={setVisionType}
      />
      <ChooserField
        label={t("group")}
        options={[{ value: "", label: t("noGroup") }, ...namedOptions(groups)]}
        chosen={groupId}
        onChoose={setGroupId}
      />
      <Flex>
        <TextField
          label={t("howMany")}
          error={count === null ? t("howManyFault", { most: mostAtOnce }) : undefined}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            w="7rem"
            value={howMany}
            onChange={({ target }) => setHowMany(target.value)}
          />
        </TextField>
      </Flex>
      {progress === null || progress.total < 2 ? null : <ProgressLine {...progress} isStopping={false} />}
    </FormDialog>
  );
}
