import { Button, Stack } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useId } from "react";
import { useT } from "../../i18n/useT";
import { DialogFrame } from "../ui/DialogFrame";
import { FaultText } from "../ui/FaultText";
import { uiTexts } from "../ui/uiTexts";
import { UploadProgress } from "./UploadProgress";
import { uploadTexts } from "./uploadTexts";
import type { Uploading } from "./useUpload";

type UploadDialogProps = {
  title: string;
  /** Label of the submit button. */
  action: string;
  isReady: boolean;
  /** The form, e.g. to find a field with a fault in it. */
  frame: RefObject<HTMLFormElement | null>;
  /** Fault of the last try as a whole. */
  fault: string | undefined;
  /** null: no upload is running. */
  uploading: Uploading | null;
  /** Name of the upload, for screen readers. */
  uploadLabel: string;
  onSubmit: () => void;
  /** Cancels a running upload. */
  onCancel: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form with a file, then the progress of the upload; after a fault the form again, unchanged. */
export function UploadDialog({ title, action, isReady, uploading, onSubmit, ...dialog }: UploadDialogProps) {
  const t = useT(uiTexts);
  const words = useT(uploadTexts);
  const formId = useId();
  const isBusy = uploading !== null;
  return (
    <DialogFrame
      title={title}
      isBusy={isBusy}
      closeOnInteractOutside={false}
      onClose={dialog.onClose}
      footer={
        isBusy ? (
          <Button variant="outline" onClick={dialog.onCancel}>
            {words("cancel")}
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={dialog.onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" form={formId} colorPalette="brand" disabled={!isReady}>
              {action}
            </Button>
          </>
        )
      }
    >
      {isBusy ? <UploadProgress label={dialog.uploadLabel} uploading={uploading} /> : null}
      <form
        ref={dialog.frame}
        id={formId}
        noValidate
        hidden={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="4">
          <FaultText>{dialog.fault}</FaultText>
          {dialog.children}
        </Stack>
      </form>
    </DialogFrame>
  );
}
