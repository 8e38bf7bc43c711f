import { Button, Stack } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useLanguage, useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { useUpdateGroup } from "../changes/useUpdateGroup";
import type { GroupSettings } from "../groupSettings";
import { ClassRows } from "./ClassRows";
import { type ClassesDraft, draftOf, statedOf } from "./classDraft";
import { ownClassesTexts } from "./ownClassesTexts";

type OwnClassesDialogProps = { group: GroupSettings; onClose: () => void };

/** Editor of a group's own classes of speed and of length, with a sentence that says what they are. */
export function OwnClassesDialog({ group, onClose }: OwnClassesDialogProps) {
  const t = useT(ownClassesTexts);
  const ui = useT(uiTexts);
  const language = useLanguage();
  const formId = useId();
  const [opened] = useState(group);
  const [defaultValues] = useState(() => draftOf(group, language === "sl" ? "," : "."));
  const form = useForm<ClassesDraft>({ defaultValues });
  const { isDirty } = form.formState;
  const { update, isBusy, fault } = useUpdateGroup(opened);
  const { close, saveAndClose, isSaving, question } = useDialogGuard({
    isDirty,
    save: submitAsPromise(form, async (draft) => {
      const says = { done: t("saved"), failed: t("failed") };
      return (await update({ ownClasses: statedOf(draft) }, says)) !== null;
    }),
    onClose,
  });
  return (
    <DialogFrame
      title={t("title", { name: group.name })}
      size="lg"
      isBusy={isSaving}
      closeOnInteractOutside={!isDirty}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" disabled={isSaving} onClick={close}>
            {ui("cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            colorPalette="brand"
            loading={isSaving}
            loadingText={ui("save")}
          >
            {ui("save")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saveAndClose();
        }}
      >
        <Stack gap="6">
          {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
          <MeanwhileNotice
            thing={{ kind: "GROUP", id: group.id }}
            opened={opened}
            now={group}
            isEditing={isDirty && !isBusy}
          />
          <ClassRows axis="speeds" form={form} />
          <ClassRows axis="lengths" form={form} />
        </Stack>
      </form>
      {question}
    </DialogFrame>
  );
}
