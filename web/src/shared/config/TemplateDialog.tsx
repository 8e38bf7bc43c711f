import { Input } from "@chakra-ui/react";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { type ReactNode, useRef, useState } from "react";
import { useT } from "../../i18n/useT";
import { FormDialog } from "../form/FormDialog";
import { TextField } from "../form/TextField";
import { uiTexts } from "../ui/uiTexts";
import { HardwareTypeField } from "./HardwareTypeField";
import { useConfigTexts } from "./useConfigTexts";

export type TemplateHead = { name: string; hardwareType: string };

type TemplateDialogProps = {
  title: string;
  action: string;
  name?: string;
  hardwareType?: string | null;
  /** Types to choose from; omitted: the type stays. */
  hardwareTypes?: readonly string[];
  /** Returns true on success, which closes the dialog. */
  onSave: (head: TemplateHead) => Promise<boolean>;
  onClose: () => void;
  /** Further inputs, by the chosen type. */
  children?: (hardwareType: string) => ReactNode;
};

/** Asks for a template's name and hardware type. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { title, action, hardwareTypes, onSave, onClose, children } = props;
  const ui = useT(uiTexts);
  const { t } = useConfigTexts();
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(props.name ?? "");
  const [hardwareType, setHardwareType] = useState(props.hardwareType ?? "");
  const [isTried, setTried] = useState(false);
  const length = [...name.trim()].length;
  const nameFault =
    length === 0 ? ui("faultMissing") : length > LONGEST_NAME ? t("templateNameHint") : undefined;
  const typeFault = hardwareTypes !== undefined && hardwareType === "" ? ui("faultMissing") : undefined;

  const save = async () => {
    setTried(true);
    if (nameFault !== undefined || typeFault !== undefined) return false;
    return onSave({ name: name.trim(), hardwareType });
  };
  return (
    <FormDialog
      title={title}
      action={action}
      isDirty={name !== (props.name ?? "") || hardwareType !== (props.hardwareType ?? "")}
      onSubmit={save}
      onClose={onClose}
      firstField={hardwareTypes === undefined ? first : undefined}
    >
      {hardwareTypes === undefined ? null : (
        <HardwareTypeField
          types={hardwareTypes}
          chosen={hardwareType}
          error={isTried ? typeFault : undefined}
          onChoose={setHardwareType}
        />
      )}
      {children?.(hardwareType)}
      <TextField
        label={t("templateName")}
        required
        hint={t("templateNameHint")}
        error={isTried ? nameFault : undefined}
      >
        <Input ref={first} value={name} onChange={({ target }) => setName(target.value)} />
      </TextField>
    </FormDialog>
  );
}
