import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { useConfigTemplatesQuery } from "../../../graphql/operations/configTemplates";
import { useT } from "../../../i18n/useT";
import { LiftedSwitch } from "../../config/LiftedSwitch";
import { useHardware } from "../../config/useHardware";
import { useLiftedFilter } from "../../config/useLiftedFilter";
import { answerOf } from "../../live/answerOf";
import { byName } from "../../text/order";
import { formatDate } from "../../time/format";
import { bulkTexts } from "../bulkTexts";
import { ChangeDialog } from "../ChangeDialog";
import { ConcernedClients } from "../ConcernedClients";
import { applyTemplate } from "../runs";
import { ChoiceList } from "./ChoiceList";
import type { ChangeProps } from "./changeProps";

/** Assigns a template's configuration. Only templates for the devices' families are offered, unless the filter is lifted. */
export function ApplyTemplateDialog({ clients, onClose }: ChangeProps) {
  const t = useT(bulkTexts);
  const apollo = useApolloClient();
  const lifted = useLiftedFilter();
  const { familyOf } = useHardware();
  const answer = useConfigTemplatesQuery({ fetchPolicy: "cache-and-network" });
  const all = answerOf(answer).data?.configTemplates ?? undefined;
  const [id, setId] = useState<string | null>(null);
  const families = useMemo(
    () => new Set(clients.map(({ hardwareType }) => familyOf(hardwareType))),
    [clients, familyOf],
  );
  const shown = all?.filter(({ superType }) => lifted.isLifted || families.has(superType)).sort(byName);
  const template = shown?.find((one) => one.id === id) ?? null;
  return (
    <ChangeDialog
      title={t("applyTemplate")}
      clients={clients}
      run={applyTemplate(apollo, template?.id ?? "")}
      wanted={template?.id}
      isReady={template !== null}
      isTried
      action={t("templateApply")}
      says={{ done: t("templateApplied"), failed: t("templateFailed") }}
      size="lg"
      onClose={onClose}
    >
      <ConcernedClients clients={clients} />
      <Text textStyle="sm" color="fg.muted">
        {t("templateText")}
      </Text>
      <LiftedSwitch {...lifted} />
      <ChoiceList
        label={t("chooseTemplate")}
        choices={shown?.map(({ id: key, name, hardwareType, version, changeDate }) => ({
          id: key,
          name,
          facts: [hardwareType, t("templateVersion", { version }), formatDate(changeDate)],
        }))}
        chosen={template?.id ?? null}
        onChoose={setId}
        none={t(all?.length === 0 ? "templateNone" : "templateNoneFits")}
        onRetry={answer.error === undefined ? null : () => void answer.refetch().catch(() => undefined)}
      />
    </ChangeDialog>
  );
}
