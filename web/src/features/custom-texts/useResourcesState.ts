import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type BucketTab, tabOf } from "./buckets";
import type { ResourceForm } from "./ResourceEditor";

type Change = Partial<Record<"bucket" | "id" | "as" | "q" | "dialog", string | null>>;

/** State in the page's address: bucket, resource, form, search, and the open dialog. */
export function useResourcesState() {
  const [params, setParams] = useSearchParams();
  // The address follows the typing; the other way round, letters would be lost in slow moments.
  const [search, setSearch] = useState(params.get("q") ?? "");
  const change = useCallback(
    (changes: Change, replace = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace },
      ),
    [setParams],
  );
  return {
    tab: tabOf(params.get("bucket")),
    id: params.get("id"),
    form: (params.get("as") === "json" ? "json" : "form") as ResourceForm,
    isEditingTexts: params.get("dialog") === "texts",
    search,
    setTab: (tab: BucketTab) => {
      setSearch("");
      change({ bucket: tab === "texts" ? null : tab, id: null, q: null, dialog: null });
    },
    setId: (id: string | null) => change({ id, dialog: null }),
    setForm: (form: ResourceForm) => change({ as: form === "json" ? form : null }, true),
    /** Going back in the browser closes the dialog. */
    editTexts: (isEditing: boolean) => change({ dialog: isEditing ? "texts" : null }, !isEditing),
    setSearch: (text: string) => {
      setSearch(text);
      change({ q: text }, true);
    },
  };
}

export type ResourcesState = ReturnType<typeof useResourcesState>;
