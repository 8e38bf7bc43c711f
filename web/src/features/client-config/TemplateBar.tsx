import { Box, Button, Card, Flex, HStack } from "@chakra-ui/react";
import { Download, Save } from "lucide-react";
import { useState } from "react";
import type { ConfigTemplateRowFragment } from "../../graphql/generated";
import { useConfigTemplatesQuery } from "../../graphql/operations/configTemplates";
import { useT } from "../../i18n/useT";
import type { ConfigStore } from "../../shared/config/configStore";
import { configTexts } from "../../shared/config/configTexts";
import { downloadConfig } from "../../shared/config/downloadConfig";
import { LiftedSwitch } from "../../shared/config/LiftedSwitch";
import { TemplateDialog } from "../../shared/config/TemplateDialog";
import { useHardware } from "../../shared/config/useHardware";
import { useLiftedFilter } from "../../shared/config/useLiftedFilter";
import { useTemplates } from "../../shared/config/useTemplates";
import { TextField } from "../../shared/form/TextField";
import { answerOf } from "../../shared/live/answerOf";
import { useLastGood } from "../../shared/live/useLastGood";
import { byName } from "../../shared/text/order";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { Chooser } from "../../shared/ui/chooser/Chooser";
import type { ConfiguredClient } from "./ConfigHead";
import { UpdateTemplateDialog } from "./UpdateTemplateDialog";

type TemplateBarProps = { client: ConfiguredClient; store: ConfigStore };

type Asked = { what: "replace"; template: ConfigTemplateRowFragment } | { what: "save" | "update" };

/** Loads templates, and saves the edited document as a template or a file. */
export function TemplateBar({ client, store }: TemplateBarProps) {
  const t = useT(configTexts);
  const lifted = useLiftedFilter();
  const { types } = useHardware();
  const answer = useConfigTemplatesQuery({ fetchPolicy: "cache-and-network" });
  const { data } = useLastGood(answerOf(answer));
  const templates = data?.configTemplates ?? [];
  const [chosenId, setChosenId] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
  const { take, create, update, isBusy } = useTemplates(store);
  const chosen = templates.find(({ id }) => id === chosenId);
  const shown = templates
    .filter(({ id, superType }) => lifted.isLifted || superType === client.superType || id === chosenId)
    .sort(byName);
  const close = () => setAsked(null);
  const takeOver = async (template: ConfigTemplateRowFragment) => {
    close();
    if (await take(template.id)) setChosenId(template.id);
  };
  const choose = (id: string) => {
    const template = templates.find((known) => known.id === id);
    if (template === undefined) setChosenId("");
    else if (store.isDirty()) setAsked({ what: "replace", template });
    else void takeOver(template);
  };
  return (
    <Card.Root>
      <Flex gap="3" px="4" py="3" align="end" justify="space-between" wrap="wrap">
        <HStack gap="4" align="end" wrap="wrap" flex="1" minW="min(20rem, 100%)">
          <Box w={{ base: "full", sm: "20rem" }}>
            <TextField
              label={t("template")}
              error={data === undefined && answer.error !== undefined ? t("templatesFailed") : undefined}
            >
              <Chooser
                size="sm"
                options={[
                  { value: "", label: t("noTemplate") },
                  ...shown.map(({ id, name, version, superType, hardwareType }) => ({
                    value: id,
                    label: `${t("templateVersion", { name, version })}${
                      superType === client.superType ? "" : ` – ${hardwareType ?? superType}`
                    }`,
                    detail: `ID ${id}`,
                  })),
                ]}
                chosen={chosenId}
                onChoose={choose}
              />
            </TextField>
          </Box>
          <LiftedSwitch {...lifted} />
        </HStack>
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={() => downloadConfig(store.read())}>
            <Download aria-hidden />
            {t("exportConfig")}
          </Button>
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            onClick={() => setAsked({ what: chosen === undefined ? "save" : "update" })}
          >
            <Save aria-hidden />
            {t(chosen === undefined ? "saveTemplate" : "updateTemplate")}
          </Button>
        </HStack>
      </Flex>
      {asked?.what === "replace" ? (
        <ConfirmDialog
          title={t("replaceTitle")}
          text={t("replaceText", { name: asked.template.name })}
          action={t("replace")}
          onConfirm={() => void takeOver(asked.template)}
          onCancel={close}
        />
      ) : null}
      {asked?.what === "update" && chosen !== undefined ? (
        <UpdateTemplateDialog
          template={chosen}
          document={store.read()}
          isBusy={isBusy}
          onUpdate={update}
          onClose={close}
        />
      ) : null}
      {asked?.what === "save" ? (
        <TemplateDialog
          title={t("saveTemplate")}
          action={t("saveTemplate")}
          hardwareType={client.hardwareType}
          hardwareTypes={types}
          onSave={async (head) => {
            const { isCreated, template } = await create(head, store.read());
            if (template !== null) setChosenId(template.id);
            return isCreated;
          }}
          onClose={close}
        />
      ) : null}
    </Card.Root>
  );
}
