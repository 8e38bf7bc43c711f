import { Box, Button, Card, Flex, HStack, NativeSelect } from "@chakra-ui/react";
import { Download, Save } from "lucide-react";
import { useState } from "react";
import type { ConfigTemplateRowFragment } from "../../graphql/generated";
import { useConfigTemplatesQuery } from "../../graphql/operations/configTemplates";
import { configTexts } from "../../i18n/texts/config";
import { useT } from "../../i18n/useT";
import type { ConfigStore } from "../../shared/config/configStore";
import { downloadConfig } from "../../shared/config/downloadConfig";
import { LiftedSwitch } from "../../shared/config/LiftedSwitch";
import { TemplateDialog } from "../../shared/config/TemplateDialog";
import { useHardware } from "../../shared/config/useHardware";
import { useLiftedFilter } from "../../shared/config/useLiftedFilter";
import { useTemplates } from "../../shared/config/useTemplates";
import { TextField } from "../../shared/form/TextField";
import { answerOf } from "../../shared/live/answerOf";
import { useLastGood } from "../../shared/live/useLastGood";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import type { ConfiguredClient } from "./ConfigHead";

type TemplateBarProps = { client: ConfiguredClient; store: ConfigStore };

type Asked = { what: "replace"; template: ConfigTemplateRowFragment } | { what: "save" | "update" };

/** A template to begin with, and what is edited as a template or a file. */
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
  const shown = templates.filter(
    ({ id, superType }) => lifted.isLifted || superType === client.superType || id === chosenId,
  );
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
              <NativeSelect.Root size="sm">
                <NativeSelect.Field
                  value={chosenId}
                  fontSize={{ base: "md", md: "sm" }}
                  onChange={({ target }) => choose(target.value)}
                >
                  <option value="">{t("noTemplate")}</option>
                  {shown.map(({ id, name, version, superType, hardwareType }) => (
                    <option key={id} value={id}>
                      {t("templateVersion", { name, version })}
                      {superType === client.superType ? "" : ` – ${hardwareType ?? superType}`}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
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
        <ConfirmDialog
          title={t("updateTemplate")}
          text={t("templateUpdateText", { name: chosen.name })}
          action={t("updateTemplate")}
          isBusy={isBusy}
          onConfirm={() => void update(chosen.id).then(close)}
          onCancel={close}
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
