import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Submits a form of react-hook-form from code. Resolves to false if a field has a fault (it gets the focus) or
 * saving failed. Fits useUnsavedGuard.
 */
export function submitAsPromise<Values extends FieldValues>(
  { handleSubmit }: Pick<UseFormReturn<Values>, "handleSubmit">,
  save: (values: Values) => Promise<boolean>,
): () => Promise<boolean> {
  return async () => {
    let isSaved = false;
    await handleSubmit(async (values) => {
      isSaved = await save(values);
    })();
    return isSaved;
  };
}
