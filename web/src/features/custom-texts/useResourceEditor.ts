import { useState } from "react";
import type { SharedResourceFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import type { FieldFault } from "../../shared/form/faults";
import { faultText } from "../../shared/form/faultText";
import { faultTexts } from "../../shared/form/faultTexts";
import type { BucketTab } from "./buckets";
import { type Data, isData } from "./documents/data";
import { areRowsFaulty } from "./documents/staticTextsDocument";
import { areStepsFaulty } from "./documents/stepsDocument";
import {
  type Draft,
  draftOf,
  hasOtherData,
  hasOtherName,
  isBroken,
  isDirty,
  rebased,
  withData,
  withJson,
} from "./resourceDraft";
import { placedFaults } from "./resourceFaults";
import type { ResourceFields, Saved } from "./useResourceChanges";

type Resource = SharedResourceFragment;

const isFormFaulty: Record<BucketTab, (data: Data) => boolean> = {
  texts: () => false,
  penalties: areStepsFaulty,
  hardware: areRowsFaulty,
};

const stored = ({ name, data, etag }: Resource): Draft["base"] => ({
  name: name ?? "",
  data: isData(data) ? data : {},
  etag,
});

export type SaveResource = (id: string, base: Draft["base"], mine: ResourceFields) => Promise<Saved>;

type Saving = {
  /** JSON is checked only by the portal; a form is checked before. */
  isJson: boolean;
  saveResource: SaveResource;
};

/** A resource during editing: its draft, its faults, and how to save it. */
export function useResourceEditor(tab: BucketTab, resource: Resource, { isJson, saveResource }: Saving) {
  const t = useT(faultTexts);
  const [before, setBefore] = useState(resource);
  const [draft, setDraft] = useState(() => draftOf(stored(resource)));
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [isSaving, setSaving] = useState(false);
  if (before !== resource) {
    setBefore(resource);
    setDraft(rebased(draft, stored(resource)));
  }

  const edit = (next: Draft) => {
    setDraft(next);
    setFaults([]);
  };
  const store = async (next: Draft): Promise<boolean> => {
    if (!hasOtherName(next) && !hasOtherData(next)) {
      edit(next);
      return true;
    }
    setSaving(true);
    const mine = { name: next.name.trim(), data: next.data };
    const answer = await saveResource(resource.id, next.base, mine);
    setSaving(false);
    setFaults(placedFaults(tab, answer.faults));
    if (answer.resource === null) return false;
    const base = stored(answer.resource);
    // Text typed meanwhile stays.
    setDraft((now) => (now.data === draft.data && next !== draft ? draftOf(base) : rebased(now, base)));
    return true;
  };
  const isNameMissing = draft.name.trim() === "";
  const isFaulty = isBroken(draft) || isNameMissing || (!isJson && isFormFaulty[tab](draft.data));

  return {
    draft,
    isDirty: isDirty(draft),
    isBroken: isBroken(draft),
    isNameMissing,
    isSaving,
    faults,
    faultAt: (path: string): string | undefined => {
      const fault = faults.find((one) => one.path === path);
      return fault && faultText(t, fault);
    },
    setName: (name: string) => edit({ ...draft, name }),
    setData: (data: Data) => edit(withData(draft, data)),
    setJson: (text: string) => edit(withJson(draft, text)),
    discard: () => edit(draftOf(draft.base)),
    /** False if there are faults or saving failed; the edits stay. */
    save: async (): Promise<boolean> => !isFaulty && store(draft),
    /** Saves with another document at once. */
    saveData: (data: Data): Promise<boolean> => store(withData(draft, data)),
  };
}
