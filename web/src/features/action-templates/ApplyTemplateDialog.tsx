import { useApolloClient } from "@apollo/client/react";
import { Input, Stack, Text } from "@chakra-ui/react";
import { LONGEST_ACTION_PARAMETER } from "@obcestje/contract/limits/lengths.js";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import { ClientPickerDialog } from "../../shared/bulk/ClientPickerDialog";
import { queueAction } from "../../shared/bulk/runs";
import { TextField } from "../../shared/form/TextField";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import type { TemplateRow } from "./templateList";

type ApplyTemplateDialogProps = { template: TemplateRow; onClose: () => void };

/** Chooses devices and queues the template's action for them. */
export function ApplyTemplateDialog({ template, onClose }: ApplyTemplateDialogProps) {
  const t = useT(actionTemplatesTexts);
  const apollo = useApolloClient();
  const [param1, setParam1] = useState(template.param1 ?? "");
  const [param2, setParam2] = useState(template.param2 ?? "");
  const action = { templateId: template.id, param1, param2 };
  return (
    <ClientPickerDialog
      title={t("applyTitle", { name: template.name })}
      action={t("queue")}
      run={queueAction(apollo, action)}
      wanted={action}
      says={{ done: t("queued"), failed: t("queueFailed") }}
      onClose={onClose}
    >
      <Text textStyle="sm" color="fg.muted">
        {t("applyText")}
      </Text>
      <Stack direction={{ base: "column", sm: "row" }} gap="4">
        <TextField label={t("param1")} isOptional error={undefined}>
          <Input
            maxLength={LONGEST_ACTION_PARAMETER}
            value={param1}
            onChange={({ target }) => setParam1(target.value)}
          />
        </TextField>
        <TextField label={t("param2")} isOptional error={undefined}>
          <Input
            maxLength={LONGEST_ACTION_PARAMETER}
            value={param2}
            onChange={({ target }) => setParam2(target.value)}
          />
        </TextField>
      </Stack>
    </ClientPickerDialog>
  );
}
