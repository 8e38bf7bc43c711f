import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Card, Field, Flex, Heading, Input, SegmentGroup, Stack, Text } from "@chakra-ui/react";
import { Trash2, TriangleAlert } from "lucide-react";
import type { SharedResourceFragment } from "../../graphql/generated";
import { SharedResourcesDocument } from "../../graphql/operations/customTexts";
import { useT } from "../../i18n/useT";
import { CustomTextDialog } from "../../shared/custom-texts/CustomTextDialog";
import { faultText } from "../../shared/form/faultText";
import { faultTexts } from "../../shared/form/faultTexts";
import { SaveBar } from "../../shared/form/SaveBar";
import { useFocusFault } from "../../shared/form/useFocusFault";
import { useUnsavedGuard } from "../../shared/form/useUnsavedGuard";
import { HistoryButton } from "../../shared/merge/HistoryButton";
import { uiTexts } from "../../shared/ui/uiTexts";
import type { BucketTab } from "./buckets";
import { textsOf, withTexts } from "./documents/textsDocument";
import { JsonText } from "./forms/JsonText";
import { StaticTextsForm } from "./forms/StaticTextsForm";
import { StepsForm } from "./forms/StepsForm";
import { TextsForm } from "./forms/TextsForm";
import { shownJson } from "./resourceDraft";
import { resourcesTexts } from "./resourcesTexts";
import { type SaveResource, useResourceEditor } from "./useResourceEditor";

export type ResourceForm = "form" | "json";

type ResourceEditorProps = {
  tab: BucketTab;
  resource: SharedResourceFragment;
  /** For a shared text: its place among all of them, from 0. */
  firstPlace: number;
  form: ResourceForm;
  onForm: (form: ResourceForm) => void;
  /** True if the text editor's dialog is open. */
  isEditingTexts: boolean;
  onEditTexts: (isEditing: boolean) => void;
  onSave: SaveResource;
  onDelete: () => void;
};

/** Focused elements are not hidden by the bar. */
const clearOfSaveBar = { "& :is(button, input, textarea)": { scrollMarginBottom: "6rem" } };
const nobody: ReadonlySet<string> = new Set();
const leaving = ["bucket", "id"];

/** Editor of one resource: its name, and its document as a form or as JSON. */
export function ResourceEditor(props: ResourceEditorProps) {
  const { tab, resource, firstPlace, form, onForm, isEditingTexts, onEditTexts, onSave, onDelete } = props;
  const t = useT(resourcesTexts);
  const ui = useT(uiTexts);
  const faultsT = useT(faultTexts);
  const editing = useResourceEditor(tab, resource, { isJson: form === "json", saveResource: onSave });
  const { draft, isDirty, isBroken, isNameMissing, faultAt } = editing;
  const apollo = useApolloClient();
  const refetch = () => apollo.refetchQueries({ include: [SharedResourcesDocument] });
  const [frame, refuse] = useFocusFault<HTMLFormElement>();
  const save = async () => {
    const isSaved = await editing.save();
    if (!isSaved) refuse();
    return isSaved;
  };
  const guard = useUnsavedGuard({
    isDirty,
    save,
    leaves: (from, to) => {
      const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
      return from.pathname !== to.pathname || leaving.some((name) => before.get(name) !== after.get(name));
    },
  });
  const formProps = { data: draft.data, onChange: editing.setData, faultAt };
  const [firstFault] = editing.faults;

  return (
    <Card.Root asChild>
      <section aria-label={draft.base.name || t("unnamed")}>
        {guard}
        <form
          ref={frame}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack gap="5" p={{ base: "4", md: "6" }} css={clearOfSaveBar}>
            <Flex justify="space-between" align="start" gap="3" wrap="wrap">
              <Heading as="h2" size="lg" fontWeight="semibold" overflowWrap="anywhere">
                {draft.base.name || t("unnamed")}
              </Heading>
              <Flex gap="2" wrap="wrap">
                <SegmentGroup.Root
                  size="sm"
                  value={form}
                  aria-label={t("formLabel")}
                  onValueChange={({ value }) => onForm(value === "json" ? "json" : "form")}
                >
                  <SegmentGroup.Indicator />
                  {(["form", "json"] as const).map((name) => (
                    <SegmentGroup.Item key={name} value={name}>
                      <SegmentGroup.ItemText>{t(name)}</SegmentGroup.ItemText>
                      <SegmentGroup.ItemHiddenInput />
                    </SegmentGroup.Item>
                  ))}
                </SegmentGroup.Root>
                <HistoryButton
                  thing={{ kind: "RESOURCE", id: resource.id }}
                  etag={resource.etag}
                  isDirty={isDirty}
                  onRestored={refetch}
                />
                <Button variant="ghost" size="sm" colorPalette="red" onClick={onDelete}>
                  <Trash2 aria-hidden />
                  {t("delete")}
                </Button>
              </Flex>
            </Flex>
            <Field.Root invalid={isNameMissing || faultAt("name") !== undefined} maxW="28rem">
              <Field.Label>{t("name")}</Field.Label>
              <Input
                value={draft.name}
                maxLength={100}
                autoComplete="off"
                onChange={({ target }) => editing.setName(target.value)}
              />
              <Field.ErrorText>{isNameMissing ? ui("faultMissing") : faultAt("name")}</Field.ErrorText>
            </Field.Root>
            {form === "json" ? (
              <JsonText
                json={shownJson(draft)}
                isBroken={isBroken}
                fault={firstFault && `${firstFault.path}: ${faultText(faultsT, firstFault)}`}
                onChange={editing.setJson}
              />
            ) : (
              <>
                {isBroken ? <BrokenNotice onJson={() => onForm("json")} /> : null}
                <Box inert={isBroken} opacity={isBroken ? 0.6 : undefined}>
                  {tab === "texts" ? (
                    <TextsForm
                      name={draft.base.name || t("unnamed")}
                      data={draft.data}
                      firstPlace={firstPlace}
                      isLocked={isBroken}
                      onEdit={() => onEditTexts(true)}
                    />
                  ) : null}
                  {tab === "penalties" ? <StepsForm {...formProps} /> : null}
                  {tab === "hardware" ? <StaticTextsForm {...formProps} /> : null}
                </Box>
              </>
            )}
          </Stack>
          <SaveBar isDirty={isDirty} isSaving={editing.isSaving} onDiscard={editing.discard} />
        </form>
        {tab === "texts" && isEditingTexts && !isBroken ? (
          <CustomTextDialog
            texts={textsOf(draft.data)}
            usedUuids={nobody}
            faults={editing.faults}
            note={t("placesHint")}
            onClose={() => onEditTexts(false)}
            onSave={(texts) => editing.saveData(withTexts(draft.data, texts))}
          />
        ) : null}
      </section>
    </Card.Root>
  );
}

/** The JSON text is invalid: the form shows the last valid document until the text is corrected. */
function BrokenNotice({ onJson }: { onJson: () => void }) {
  const t = useT(resourcesTexts);
  return (
    <Flex
      role="alert"
      bg="bg.warning"
      color="fg.warning"
      rounded="lg"
      px="4"
      py="2"
      gap="3"
      align="center"
      wrap="wrap"
    >
      <TriangleAlert size={16} aria-hidden />
      <Text textStyle="sm" flex="1" minW="12rem">
        <b>{t("cannotParse")}</b> {t("cannotParseForm")}
      </Text>
      <Button size="xs" variant="outline" color="inherit" onClick={onJson}>
        {t("toJson")}
      </Button>
    </Flex>
  );
}
