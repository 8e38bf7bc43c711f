import {
  Box,
  Button,
  Field,
  Flex,
  Heading,
  IconButton,
  Input,
  InputGroup,
  Stack,
  Text,
} from "@chakra-ui/react";
import { CLASS_BORDERS } from "@obcestje/contract/limits/counts.js";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import type { ClassAxis } from "@obcestje/contract/ownClasses.js";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { type UseFormReturn, useFieldArray, useForm, useWatch } from "react-hook-form";
import { useLanguage, useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { DialogForm } from "../../../shared/form/FormDialog";
import { faultText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { classSentence } from "../../../shared/own-classes/classRanges";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { useUpdateGroup } from "../changes/useUpdateGroup";
import type { GroupSettings } from "../groupSettings";
import { type ClassesDraft, draftOf, endFault, previewOf, statedOf } from "./classDraft";
import { ownClassesTexts } from "./ownClassesTexts";

type OwnClassesDialogProps = { group: GroupSettings; onClose: () => void };

/** Editor of a group's own classes of speed and of length, with a sentence that says what they are. */
export function OwnClassesDialog({ group, onClose }: OwnClassesDialogProps) {
  const t = useT(ownClassesTexts);
  const ui = useT(uiTexts);
  const language = useLanguage();
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
    <DialogForm
      title={t("title", { name: group.name })}
      action={ui("save")}
      size="lg"
      isBusy={isSaving}
      closeOnInteractOutside={!isDirty}
      onSubmit={() => void saveAndClose()}
      onClose={close}
      gap="6"
      after={question}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      <MeanwhileNotice
        thing={{ kind: "GROUP", id: group.id }}
        opened={opened}
        now={group}
        isEditing={isDirty && !isBusy}
      />
      <ClassRows axis="speeds" form={form} />
      <ClassRows axis="lengths" form={form} />
    </DialogForm>
  );
}

type ClassRowsProps = { axis: ClassAxis; form: UseFormReturn<ClassesDraft> };

/** The classes of one axis: the end and the name of each, and the sentence that they make. */
function ClassRows({ axis, form }: ClassRowsProps) {
  const t = useT(ownClassesTexts);
  const ui = useT(uiTexts);
  const faultsT = useT(faultTexts);
  const language = useLanguage();
  const { control, register, getValues, formState } = form;
  const { fields, append, insert, remove } = useFieldArray({ control, name: axis });
  const rows = useWatch({ control, name: axis });
  const preview = previewOf(axis, rows);
  const unit = t(axis === "speeds" ? "kmh" : "metres");
  const faults = formState.errors[axis];
  const empty = { to: "", name: "" };
  const add = () => {
    const focus = { shouldFocus: true, focusName: `${axis}.${Math.max(0, fields.length - 1)}.to` };
    if (fields.length === 0) append([empty, empty], { ...focus, focusName: `${axis}.0.to` });
    else insert(fields.length - 1, empty, focus);
  };
  const drop = (index: number) => (fields.length <= 2 ? remove() : remove(index));
  return (
    <Stack as="section" gap="3" aria-label={t(axis)}>
      <Box>
        <Heading as="h3" size="sm">
          {t(axis)}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t(axis === "speeds" ? "speedsHint" : "lengthsHint")}
        </Text>
      </Box>
      {fields.map(({ id }, index) => {
        const isLast = index === fields.length - 1;
        const [end, name] = [faults?.[index]?.to?.message, faults?.[index]?.name?.message];
        const place = index + 1;
        return (
          <Flex key={id} gap="2" align="start">
            <Field.Root invalid={end !== undefined} w={{ base: "8.5rem", sm: "10rem" }} flexShrink="0">
              {isLast ? (
                <Text textStyle="sm" color="fg.muted" minH="10" display="flex" alignItems="center">
                  {t("last")}
                </Text>
              ) : (
                <InputGroup
                  startElement={t("end")}
                  startElementProps={{ textStyle: "sm" }}
                  endElement={unit}
                  endElementProps={{ color: "fg.muted", textStyle: "sm" }}
                >
                  <Input
                    aria-label={t("endOf", { place, unit })}
                    inputMode="decimal"
                    autoComplete="off"
                    fontVariantNumeric="tabular-nums"
                    ps="14"
                    {...register(`${axis}.${index}.to`, {
                      validate: () => {
                        const fault = endFault(axis, getValues(axis), index);
                        return fault === null || String(faultText(faultsT, { message: "", ...fault }));
                      },
                    })}
                  />
                </InputGroup>
              )}
              <Field.ErrorText>{end}</Field.ErrorText>
            </Field.Root>
            <Field.Root invalid={name !== undefined} flex="1" minW="0">
              <Input
                aria-label={t("nameOf", { place })}
                placeholder={t("className")}
                autoComplete="off"
                {...register(`${axis}.${index}.name`, {
                  validate: (value) =>
                    [...value.trim()].length <= LONGEST_NAME || ui("faultTooLong", { count: LONGEST_NAME }),
                })}
              />
              <Field.ErrorText>{name}</Field.ErrorText>
            </Field.Root>
            <IconButton
              size="md"
              variant="ghost"
              color="fg.muted"
              aria-label={t("remove", { place })}
              visibility={isLast ? "hidden" : undefined}
              onClick={() => drop(index)}
            >
              <X aria-hidden />
            </IconButton>
          </Flex>
        );
      })}
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={fields.length > CLASS_BORDERS}
          aria-label={t(axis === "speeds" ? "addSpeeds" : "addLengths")}
          onClick={add}
        >
          <Plus aria-hidden />
          {t("add")}
        </Button>
        <Text textStyle="sm" color={preview ? "fg" : "fg.muted"} flex="1" minW="12rem" aria-live="polite">
          {preview ? classSentence(axis, preview, language) : t(fields.length === 0 ? "none" : "incomplete")}
        </Text>
      </Flex>
    </Stack>
  );
}
