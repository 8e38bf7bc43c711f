import { useApolloClient } from "@apollo/client/react";
import { Flex, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useActionChoicesQuery } from "../../graphql/operations/clientChanges";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { bulkTexts } from "../../shared/bulk/bulkTexts";
import { ClientPickerDialog } from "../../shared/bulk/ClientPickerDialog";
import { queueAction } from "../../shared/bulk/runs";
import { TextField } from "../../shared/form/TextField";
import { answerOf } from "../../shared/live/answerOf";
import { byName } from "../../shared/text/order";
import { Chooser } from "../../shared/ui/chooser/Chooser";

const nothing = { templateId: "", param1: "", param2: "" };

/** Queues an action for devices; both are chosen in the dialog. */
export function NewActionDialog({ onClose }: { onClose: () => void }) {
  const t = useT(actionsTexts);
  const bulk = useT(bulkTexts);
  const apollo = useApolloClient();
  const answer = useActionChoicesQuery({ fetchPolicy: "cache-and-network" });
  const templates = answerOf(answer).data?.actionTemplates ?? undefined;
  const [action, setAction] = useState(nothing);
  const template = templates?.find(({ id }) => id === action.templateId);
  const isChosen = action.templateId !== "";
  const choose = (templateId: string) => {
    const picked = templates?.find(({ id }) => id === templateId);
    setAction({ templateId, param1: picked?.param1 ?? "", param2: picked?.param2 ?? "" });
  };
  return (
    <ClientPickerDialog
      title={t("newAction")}
      action={bulk("queueAction")}
      run={queueAction(apollo, action)}
      wanted={action}
      isReady={isChosen}
      says={{ done: bulk("actionsQueued"), failed: bulk("actionsFailed") }}
      onClose={onClose}
    >
      <TextField
        label={bulk("chooseAction")}
        required
        hint={templates?.length === 0 ? bulk("actionNone") : (template?.description ?? undefined)}
        error={answer.error !== undefined && templates === undefined ? t("templatesFailed") : undefined}
      >
        <Chooser
          options={(templates ?? []).toSorted(byName).map(({ id, name, type }) => ({
            value: id,
            label: [name ?? untold, type].filter(Boolean).join(" – "),
            detail: `ID ${id}`,
          }))}
          placeholder={t("chooseTemplate")}
          chosen={action.templateId}
          onChoose={choose}
        />
      </TextField>
      {isChosen ? (
        <Flex gap="4" direction={{ base: "column", sm: "row" }}>
          {(["param1", "param2"] as const).map((param) => (
            <TextField key={param} label={bulk(param === "param1" ? "arg1" : "arg2")} error={undefined}>
              <Input
                value={action[param]}
                onChange={({ target }) => setAction({ ...action, [param]: target.value })}
              />
            </TextField>
          ))}
        </Flex>
      ) : null}
    </ClientPickerDialog>
  );
}
