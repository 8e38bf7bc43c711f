import { useApolloClient } from "@apollo/client/react";
import { Flex, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useActionChoicesQuery } from "../../../graphql/operations/clientChanges";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../form/TextField";
import { answerOf } from "../../live/answerOf";
import { byName } from "../../text/order";
import { bulkTexts } from "../bulkTexts";
import { ChangeDialog } from "../ChangeDialog";
import { ConcernedClients } from "../ConcernedClients";
import { type PreparedAction, queueAction } from "../runs";
import { ChoiceList } from "./ChoiceList";
import type { ChangeProps } from "./changeProps";

const nothing: PreparedAction = { templateId: "", param1: "", param2: "" };

/** Queues an action from a template, with its parameters or others. */
export function QueueActionDialog({ clients, onClose }: ChangeProps) {
  const t = useT(bulkTexts);
  const apollo = useApolloClient();
  const answer = useActionChoicesQuery({ fetchPolicy: "cache-and-network" });
  const templates = answerOf(answer).data?.actionTemplates ?? undefined;
  const [action, setAction] = useState(nothing);
  const isChosen = action.templateId !== "";
  const choose = (id: string) => {
    const template = templates?.find((one) => one.id === id);
    setAction({ templateId: id, param1: template?.param1 ?? "", param2: template?.param2 ?? "" });
  };
  const [done, failed] =
    clients.length === 1
      ? [t("actionAssigned"), t("actionFailed")]
      : [t("actionsQueued"), t("actionsFailed")];
  return (
    <ChangeDialog
      title={t("queueAction")}
      clients={clients}
      run={queueAction(apollo, action)}
      wanted={action}
      isReady={isChosen}
      action={t("queueAction")}
      says={{ done, failed }}
      size="lg"
      onClose={onClose}
    >
      <ConcernedClients clients={clients} />
      <ChoiceList
        label={t("chooseAction")}
        choices={templates && [...templates].sort(byName).map(asChoice)}
        chosen={action.templateId}
        onChoose={choose}
        none={t("actionNone")}
        onRetry={answer.error === undefined ? null : () => void answer.refetch().catch(() => undefined)}
      />
      <Flex gap="4" direction={{ base: "column", sm: "row" }}>
        {(["param1", "param2"] as const).map((param) => (
          <TextField key={param} label={t(param === "param1" ? "arg1" : "arg2")} error={undefined}>
            <Input
              disabled={!isChosen}
              value={action[param]}
              onChange={({ target }) => setAction({ ...action, [param]: target.value })}
            />
          </TextField>
        ))}
      </Flex>
    </ChangeDialog>
  );
}

type Template = { id: string; name: string | null; type: string | null; description: string | null };

const asChoice = (template: Template) => ({
  id: template.id,
  name: template.name,
  facts: [template.type],
  text: template.description,
});
