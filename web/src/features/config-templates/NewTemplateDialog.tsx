import { useApolloClient } from "@apollo/client/react";
import { Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ClientConfigDocument } from "../../graphql/operations/clientConfig";
import { ConfigTemplateDocument } from "../../graphql/operations/configTemplates";
import { translatorOf, useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import { configTexts } from "../../shared/config/configTexts";
import type { ConfigDocument } from "../../shared/config/document";
import { LiftedSwitch } from "../../shared/config/LiftedSwitch";
import { TemplateDialog } from "../../shared/config/TemplateDialog";
import { newDocument } from "../../shared/config/useConfigStore";
import { useHardware } from "../../shared/config/useHardware";
import { useLiftedFilter } from "../../shared/config/useLiftedFilter";
import { useTemplates } from "../../shared/config/useTemplates";
import { TextField } from "../../shared/form/TextField";
import { byName } from "../../shared/text/order";
import { Chooser } from "../../shared/ui/chooser/Chooser";
import { SelectField } from "../../shared/ui/SelectField";
import { toast } from "../../shared/ui/toastStore";
import { configTemplatesTexts } from "./configTemplatesTexts";
import { editorOf, type TemplateRow } from "./templateList";

type NewTemplateDialogProps = { templates: readonly TemplateRow[]; onClose: () => void };

const kinds = ["startEmpty", "startClient", "startTemplate"] as const;

/** A new template for a hardware type: empty, or a copy from a device or another template of its family. */
export function NewTemplateDialog({ templates, onClose }: NewTemplateDialogProps) {
  const t = useT(configTemplatesTexts);
  const words = useT(configTexts);
  const navigate = useNavigate();
  const { types, familyOf } = useHardware();
  const { clients = [] } = useClients();
  const lifted = useLiftedFilter();
  const { create } = useTemplates(null);
  const { kind, id, choose, pick, read } = useStart();

  const offered = (hardwareType: string) => {
    const fits = (type: string | null) => lifted.isLifted || familyOf(type) === familyOf(hardwareType);
    const sources = kind === "startClient" ? clients : templates;
    return sources.filter((source) => fits(source.hardwareType)).sort(byName);
  };
  return (
    <TemplateDialog
      title={t("create")}
      action={t("createAction")}
      hardwareTypes={types}
      onSave={async (head) => {
        const start = await read();
        if ("fault" in start) {
          toast.error(start.fault, "createTemplate");
          return false;
        }
        const { isCreated, template } = await create(head, start.document);
        if (template === null) return isCreated;
        // The dialog closes by navigating to the editor.
        navigate(editorOf(template));
        return false;
      }}
      onClose={onClose}
    >
      {(hardwareType) => (
        <Stack gap="3">
          <SelectField
            label={t("startFrom")}
            options={kinds.map((value) => ({ value, label: t(value) }))}
            chosen={kind}
            onChoose={choose}
          />
          {kind === "startEmpty" ? null : hardwareType === "" ? (
            <Text textStyle="sm" color="fg.muted">
              {t("typeFirst")}
            </Text>
          ) : (
            <>
              <TextField label={t(kind === "startClient" ? "client" : "template")} error={undefined}>
                <Chooser
                  size="sm"
                  options={offered(hardwareType).map((source) => ({
                    value: source.id,
                    label: `${source.name} – ${source.hardwareType ?? words("neverReported")}`,
                    detail: `ID ${source.id}`,
                  }))}
                  placeholder={t("choose")}
                  chosen={id}
                  onChoose={pick}
                />
              </TextField>
              <LiftedSwitch {...lifted} />
            </>
          )}
        </Stack>
      )}
    </TemplateDialog>
  );
}

type StartKind = "startEmpty" | "startClient" | "startTemplate";
type Start = { document: ConfigDocument } | { fault: string };

/** Initial document of a new template. */
function useStart() {
  const apollo = useApolloClient();
  const [kind, setKind] = useState<StartKind>("startEmpty");
  const [id, setId] = useState("");

  const ofClient = async (): Promise<Start> => {
    const query = { query: ClientConfigDocument, variables: { id }, fetchPolicy: "network-only" } as const;
    const client = id === "" ? null : (await apollo.query(query)).data?.client;
    if (!client) return { fault: translatorOf(configTexts)("clientIsNull") };
    if (!client.config?.document) return { fault: translatorOf(configTemplatesTexts)("clientWithoutConfig") };
    return { document: client.config.document };
  };
  const ofTemplate = async (): Promise<Start> => {
    const query = { query: ConfigTemplateDocument, variables: { id }, fetchPolicy: "network-only" } as const;
    const template = id === "" ? null : (await apollo.query(query)).data?.configTemplate;
    return template?.document
      ? { document: template.document }
      : { fault: translatorOf(configTexts)("templateIsNull") };
  };
  const read = async (): Promise<Start> => {
    if (kind === "startEmpty") return { document: newDocument };
    try {
      return await (kind === "startClient" ? ofClient() : ofTemplate());
    } catch {
      return { fault: translatorOf(configTexts)("templateSaveFailed") };
    }
  };
  return {
    kind,
    id,
    choose: (next: StartKind) => {
      setKind(next);
      setId("");
    },
    pick: setId,
    read,
  };
}
