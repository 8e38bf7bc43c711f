import { useMemo } from "react";
import type { SuperType } from "../../graphql/generated";
import { useHardwareTypesQuery } from "../../graphql/operations/configTemplates";
import { answerOf } from "../live/answerOf";

export type { SuperType };

export type Hardware = {
  /** All types; empty until they are known. */
  types: readonly string[];
  /** Family of a type; UNKNOWN for an unknown type. */
  familyOf: (type: string | null) => SuperType;
};

/** Hardware types and their families. */
export function useHardware(): Hardware {
  const { data } = answerOf(useHardwareTypesQuery());
  const known = data?.hardwareTypes;
  return useMemo(() => {
    const families = new Map((known ?? []).map(({ name, superType }) => [name, superType]));
    return {
      types: [...families.keys()],
      familyOf: (type) => (type === null ? "UNKNOWN" : (families.get(type) ?? "UNKNOWN")),
    };
  }, [known]);
}
