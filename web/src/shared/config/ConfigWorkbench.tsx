import { Stack } from "@chakra-ui/react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useDisplayChoicesQuery } from "../../graphql/operations/settings";
import { answerOf } from "../live/answerOf";
import { ConfigEditor } from "./ConfigEditor";
import type { ConfigStore } from "./configStore";
import type { Change } from "./differences";
import { EditorBar } from "./EditorBar";
import { reveal } from "./reveal";
import { useAnalysis } from "./useAnalysis";
import { useUndoKeys } from "./useUndoKeys";

const SignPreview = lazy(async () => ({ default: (await import("../sign/SignPreview")).SignPreview }));
const ApplyFieldDialog = lazy(async () => ({
  default: (await import("../bulk/changes/ApplyFieldDialog")).ApplyFieldDialog,
}));

type ConfigWorkbenchProps = {
  store: ConfigStore;
  /** Of what is edited: other devices of its family may get one field. */
  hardwareType: string | null;
  /** Buttons: what can be done with what is edited. */
  children: ReactNode;
};

/** The editor with the sign as the document has it, one field for other devices, and the bar below. */
export function ConfigWorkbench({ store, hardwareType, children }: ConfigWorkbenchProps) {
  const analysis = useAnalysis(store);
  const form = useRef<HTMLDivElement>(null);
  const [applied, setApplied] = useState<Change | null>(null);
  const { data: choices } = answerOf(useDisplayChoicesQuery());
  const editor = useRef<HTMLDivElement>(null);
  useUndoKeys(store, editor);
  return (
    // What is typed is one step until its field is left; each press of a button is one.
    <Stack ref={editor} gap="4" onBlur={store.seal} onClickCapture={store.seal}>
      <ConfigEditor
        store={store}
        analysis={analysis}
        form={form}
        onApply={setApplied}
        preview={(document) => (
          <Suspense fallback={null}>
            <SignPreview document={document} staticTexts={choices?.staticTexts ?? []} />
          </Suspense>
        )}
      />
      <EditorBar
        store={store}
        changes={analysis.changes.length}
        faults={analysis.faults}
        onFault={(path) => reveal(form.current, path)}
      >
        {children}
      </EditorBar>
      {applied === null ? null : (
        <Suspense fallback={null}>
          <ApplyFieldDialog
            document={store.read()}
            change={applied}
            hardwareType={hardwareType}
            onClose={() => setApplied(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
