import { useApolloClient } from "@apollo/client/react";
import { Flex, Input, Stack, Textarea } from "@chakra-ui/react";
import {
  LONGEST_ACTION_PARAMETER,
  LONGEST_ACTION_TYPE,
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
} from "@obcestje/contract/limits/lengths.js";
import { useId, useState } from "react";
import { type UseFormSetError, useForm } from "react-hook-form";
import {
  ActionTemplatesDocument,
  CreateActionTemplateDocument,
  UpdateActionTemplateDocument,
} from "../../graphql/operations/actionTemplates";
import { translatorOf, useT } from "../../i18n/useT";
import { BulkNotice } from "../../shared/bulk/BulkNotice";
import { type BulkFault, faultOf } from "../../shared/bulk/bulkFault";
import { useChange } from "../../shared/change/useChange";
import { CheckLine } from "../../shared/form/CheckLine";
import { DialogForm } from "../../shared/form/FormDialog";
import { showFaults } from "../../shared/form/showFaults";
import { submitAsPromise } from "../../shared/form/submitAsPromise";
import { TextField } from "../../shared/form/TextField";
import { useDialogGuard } from "../../shared/form/useDialogGuard";
import { HistoryButton } from "../../shared/merge/HistoryButton";
import { heldSave, requireHeld } from "../../shared/merge/heldSave";
import { MeanwhileNotice } from "../../shared/merge/MeanwhileNotice";
import { namesBy, sayMerged } from "../../shared/merge/sayMerged";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { uiTexts } from "../../shared/ui/uiTexts";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import type { TemplateRow } from "./templateList";
import { inputOf, type TemplateValues, valuesOf } from "./templateValues";

type TemplateDialogProps = {
  /** As it is now; null: a new one. */
  template: TemplateRow | null;
  /** Suggested triggers. */
  types: readonly string[];
  onSaved: () => void;
  onClose: () => void;
};

/** Adds or edits a template. */
export function TemplateDialog({ template, types, onSaved, onClose }: TemplateDialogProps) {
  const t = useT(actionTemplatesTexts);
  const ui = useT(uiTexts);
  const listId = useId();
  const [opened] = useState(template);
  const [defaultValues] = useState(() => valuesOf(template));
  const [fault, setFault] = useState<BulkFault | null>(null);
  const form = useForm<TemplateValues>({ defaultValues });
  const { errors, isDirty } = form.formState;
  const store = useSaveTemplate({
    opened,
    setError: form.setError,
    onSaved,
    onFault: setFault,
  });
  const { close, saveAndClose, isSaving, question } = useDialogGuard({
    isDirty,
    save: submitAsPromise(form, store),
    onClose,
  });
  const text = (name: "name" | "type" | "param1" | "param2" | "description", most: number, fault: string) =>
    form.register(name, {
      validate: (value) => {
        const length = [...value.trim()].length;
        const isNeeded = name === "name" || name === "type";
        if (isNeeded && length === 0) return ui("faultMissing");
        return length <= most || fault;
      },
    });
  return (
    <DialogForm
      title={template === null ? t("add") : t("modifyOf", { name: template.name })}
      action={ui("save")}
      isBusy={isSaving}
      closeOnInteractOutside={!isDirty}
      onSubmit={() => void saveAndClose()}
      onClose={close}
      after={
        <>
          {template === null ? null : (
            <Flex pt="4">
              <HistoryButton
                thing={{ kind: "ACTION_TEMPLATE", id: template.id }}
                etag={template.etag}
                isDirty={isDirty}
                onRestored={(isRestored) => {
                  onSaved();
                  if (isRestored) onClose();
                }}
              />
            </Flex>
          )}
          {question}
        </>
      }
    >
      {template === null ? null : (
        <MeanwhileNotice
          thing={{ kind: "ACTION_TEMPLATE", id: template.id }}
          opened={opened}
          now={template}
          isEditing={isDirty && !isSaving}
        />
      )}
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      <TextField label={t("name")} required hint={t("nameHint")} error={errors.name?.message}>
        <Input {...text("name", LONGEST_NAME, t("nameTooLong"))} />
      </TextField>
      <TextField
        label={t("description")}
        isOptional
        hint={t("descriptionHint")}
        error={errors.description?.message}
      >
        <Textarea rows={2} {...text("description", LONGEST_DESCRIPTION, t("descriptionTooLong"))} />
      </TextField>
      <TextField label={t("type")} required hint={t("typeHint")} error={errors.type?.message}>
        <Input
          autoComplete="off"
          spellCheck={false}
          list={listId}
          {...text("type", LONGEST_ACTION_TYPE, t("typeTooLong"))}
        />
      </TextField>
      <datalist id={listId}>
        {types.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <Stack direction={{ base: "column", sm: "row" }} gap="4">
        <TextField label={t("param1")} isOptional error={errors.param1?.message}>
          <Input {...text("param1", LONGEST_ACTION_PARAMETER, t("paramTooLong"))} />
        </TextField>
        <TextField label={t("param2")} isOptional error={errors.param2?.message}>
          <Input {...text("param2", LONGEST_ACTION_PARAMETER, t("paramTooLong"))} />
        </TextField>
      </Stack>
      <CheckLine label={t("visible")} hint={t("visibleHint")} {...form.register("userVisible")} />
    </DialogForm>
  );
}

const fields = ["name", "description", "type", "param1", "param2"] as const;

const toldOf = (template: TemplateRow) => ({
  fields: inputOf(valuesOf(template)),
  etag: template.etag,
});

type Save = {
  /** State when editing began; null: a new one. */
  opened: TemplateRow | null;
  setError: UseFormSetError<TemplateValues>;
  onSaved: () => void;
  /** Called with a fault that belongs to no field. */
  onFault: (fault: BulkFault | null) => void;
};

/** Saves a template and shows the result; resolves to true on success. */
function useSaveTemplate({ opened, setError, onSaved, onFault }: Save) {
  const { change } = useChange();
  const apollo = useApolloClient();

  /** @returns null if nothing was sent, or the person chose not to save */
  const update = async (template: TemplateRow, mine: ReturnType<typeof inputOf>) => {
    const { id } = template;
    const t = translatorOf(actionTemplatesTexts);
    const nameOf = namesBy({
      ...{ name: t("name"), description: t("description"), type: t("type") },
      ...{ param1: t("param1"), param2: t("param2"), userVisible: t("visible") },
    });
    const outcome = await heldSave({
      thing: { kind: "ACTION_TEMPLATE", id },
      base: toldOf(template),
      mine,
      read: async () => {
        const { data } = await apollo.query({ query: ActionTemplatesDocument, fetchPolicy: "network-only" });
        const stored = data?.actionTemplates?.find((known) => known.id === id);
        return stored ? toldOf(stored) : null;
      },
      send: async (changed, ifMatch) =>
        requireHeld(await change(UpdateActionTemplateDocument, { ...changed, id, ifMatch, dryRun: false })),
      nameOf,
    });
    if (outcome.kind === "kept") return null;
    if (outcome.data?.fault === null) sayMerged(outcome.theirs, nameOf);
    return outcome.data;
  };

  return async (values: TemplateValues): Promise<boolean> => {
    const t = translatorOf(actionTemplatesTexts);
    const input = inputOf(values);
    const about = `actionTemplate:${opened?.id ?? ""}`;
    const changed = await (opened === null
      ? change(CreateActionTemplateDocument, { ...input, dryRun: false })
      : update(opened, input)
    ).catch((error: unknown) => ({ fault: faultOf(error) }));
    if (changed === null) return false;
    const { fault } = changed;
    if (fault !== null) {
      const faults = fault.kind === "refused" ? (fault.error.fields ?? []) : [];
      onFault(showFaults(faults, fields, setError) ? null : fault);
      sayFailed(fault, t(opened === null ? "addFailed" : "modifyFailed"), about);
      return false;
    }
    toast.success(t(opened === null ? "added" : "modified"), about);
    onSaved();
    return true;
  };
}
