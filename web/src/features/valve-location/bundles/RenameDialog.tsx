import { Input } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { FormDialog } from "../../../shared/form/FormDialog";
import { TextField } from "../../../shared/form/TextField";
import type { ValveBundle } from "../../../shared/valves/valve";
import { nameFault } from "./bundleName";
import { useBundleChanges } from "./useBundleChanges";
import { valveBundlesTexts } from "./valveBundlesTexts";

/** Gives a bundle another name. */
export function RenameDialog({ bundle, onClose }: { bundle: ValveBundle; onClose: () => void }) {
  const t = useT(valveBundlesTexts);
  const { rename, faultAt } = useBundleChanges();
  const first = useRef<HTMLInputElement>(null);
  // What comes in while somebody writes does not change what they began with.
  const [{ name: before }] = useState(bundle);
  const [name, setName] = useState(before);
  const fault = nameFault(name);
  const submit = async () => {
    if (fault !== undefined) first.current?.focus();
    return fault === undefined && (name.trim() === before || rename(bundle, name.trim()));
  };
  return (
    <FormDialog
      title={t("renameTitle", { name: before })}
      action={t("rename")}
      firstField={first}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t("name")} required error={fault ?? faultAt("name")}>
        <Input ref={first} value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </TextField>
    </FormDialog>
  );
}
