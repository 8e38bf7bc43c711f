import { useApolloClient } from "@apollo/client/react";
import { Flex, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useActionChoicesQuery } from "../../graphql/operations/clientChanges";
import { actionsTexts } from "../../i18n/texts/actions";
import { bulkTexts } from "../../i18n/texts/bulk";
import { useT } from "../../i18n/useT";
import { ClientPickerDialog } from "../../shared/bulk/ClientPickerDialog";
import { ChoiceList } from "../../shared/bulk/changes/ChoiceList";
import { queueAction } from "../../shared/bulk/runs";
import { TextField } from "../../shared/form/TextField";
import { answerOf } from "../../shared/live/answerOf";
import { byName } from "../../shared/text/order";

const nothing = { templateId: "", param1: "", param2: "" };

/** Asks devices to do something: what, and which, are chosen in it. */
export function NewActionDialog({ onClose }: { onClose: () => void }) {
  const t = useT(actionsTexts);
  const bulk = useT(bulkTexts);
  const apollo = useApolloClient();
  const answer = useActionChoicesQuery({ fetchPolicy: "cache-and-network" });
  const templates = answerOf(answer).data?.actionTemplates ?? undefined;
  const [action, setAction] = useState(nothing);
  const isChosen = action.templateId !== "";
  const choose = (templateId: string) => {
    const template = templates?.find(({ id }) => id === templateId);
    setAction({ templateId, param1: template?.param1 ?? "", param2: template?.param2 ?? "" });
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
      <ChoiceList
        label={bulk("chooseAction")}
        choices={
          templates &&
          [...templates].sort(byName).map(({ id, name, type, description }) => ({
            id,
            name,
            facts: [type],
            text: description,
          }))
        }
        chosen={action.templateId}
        onChoose={choose}
        none={bulk("actionNone")}
        onRetry={answer.error === undefined ? null : () => void answer.refetch().catch(() => undefined)}
      />
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
