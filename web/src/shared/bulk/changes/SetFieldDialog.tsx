import { useApolloClient } from "@apollo/client/react";
import { chakra, Text } from "@chakra-ui/react";
import type { Field } from "@obcestje/contract/deviceConfig/field.js";
import type { FieldKey } from "@obcestje/contract/deviceConfig/fields.js";
import { useState, useSyncExternalStore } from "react";
import { useT } from "../../../i18n/useT";
import { ConfigContext } from "../../config/ConfigContext";
import { ConfigField } from "../../config/ConfigField";
import { createConfigStore } from "../../config/configStore";
import { isOwn } from "../../config/deviceOwn";
import { type Path, pathName, valueAt } from "../../config/document";
import { documentFaults } from "../../config/documentFaults";
import { eachField } from "../../config/eachField";
import { formStyle } from "../../config/formStyle";
import { createMarks } from "../../config/marks";
import { useConfigTexts } from "../../config/useConfigTexts";
import { ChooserField } from "../../ui/chooser/ChooserField";
import { bulkTexts } from "../bulkTexts";
import { ChangeDialog } from "../ChangeDialog";
import { ConcernedClients } from "../ConcernedClients";
import { assignPatch } from "../runs";
import type { ChangeProps } from "./changeProps";

/** Gives devices one field of a configuration. Their other fields stay. */
export function SetFieldDialog({ clients, onClose }: ChangeProps) {
  const t = useT(bulkTexts);
  const { name } = useConfigTexts();
  const apollo = useApolloClient();
  const [path, setPath] = useState("");
  // The merge patch for the devices' documents: the one field.
  const [value, setValue] = useState(newValue);
  const { store } = value;
  const patch = useSyncExternalStore((notify) => store.subscribe([], notify), store.read);
  const chosen = commonFields.find((field) => field.id === path);
  const isGiven = chosen !== undefined && valueAt(patch, chosen.path) !== undefined;
  const fields = commonFields.map((field) => ({ value: field.id, label: name(field.name) }));
  return (
    <ChangeDialog
      title={t("setField")}
      clients={clients}
      run={assignPatch(apollo, patch)}
      wanted={patch}
      isReady={isGiven && documentFaults(patch).length === 0}
      isTried
      action={t("templateApply")}
      says={{ done: t("templateApplied"), failed: t("templateFailed") }}
      size="lg"
      onClose={onClose}
    >
      <ConcernedClients clients={clients} />
      <Text textStyle="sm" color="fg.muted">
        {t("fieldText")}
      </Text>
      <ChooserField
        label={t("chooseField")}
        options={fields}
        placeholder={t("noField")}
        chosen={path}
        onChoose={(next) => {
          setPath(next);
          setValue(newValue());
        }}
      />
      {chosen === undefined ? null : (
        <ConfigContext value={value}>
          <chakra.div key={path} css={formStyle}>
            <ConfigField name={chosen.name} field={chosen.field} path={chosen.path} />
          </chakra.div>
        </ConfigContext>
      )}
    </ChangeDialog>
  );
}

const newValue = () => ({ store: createConfigStore({}), marks: createMarks() });

type CommonField = { id: string; name: FieldKey; path: Path; field: Field };

/**
 * Fields that many devices can be given at once, in the form's order. Fields of lists are left out, since a
 * list is replaced whole; so are fields unique to a device, and the version.
 */
const commonFields: readonly CommonField[] = (() => {
  const found: CommonField[] = [];
  eachField(
    {},
    {
      field: (field, path) => {
        const name = path.at(-1) as FieldKey;
        if (field.kind === "fixed" || name === "Config_Version" || isOwn(path)) return;
        found.push({ id: pathName(path), name, path, field });
      },
    },
  );
  return found;
})();
