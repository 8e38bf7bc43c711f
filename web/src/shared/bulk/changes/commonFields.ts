import { isOwn } from "../../config/deviceOwn";
import { type Path, pathName } from "../../config/document";
import { eachField } from "../../config/eachField";
import type { Field, FieldKey } from "../../config/fields";

export type CommonField = { id: string; name: FieldKey; path: Path; field: Field };

/**
 * Fields that many devices can be given at once, in the form's order. Those of lists are not among them, since a list is given
 * whole; nor what is one device's own, or its version.
 */
export const commonFields: readonly CommonField[] = (() => {
  const found: CommonField[] = [];
  eachField(
    {},
    {
      field: (field, path) => {
        const name = path.at(-1) as FieldKey;
        if (field.kind === "fixed" || name === "Config_Version" || isOwn(path)) return;
        found.push({ id: pathName(path), name, path, field });
      },
    },
  );
  return found;
})();
