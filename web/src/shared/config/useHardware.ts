import { useMemo } from "react";
import type { SuperType } from "../../graphql/generated";
import { useHardwareTypesQuery } from "../../graphql/operations/configTemplates";
import { answerOf } from "../live/answerOf";

export type { SuperType };

export type Hardware = {
  /** Every type that there is; none until they are known. */
  types: readonly string[];
  /** The family of a type; a type that is not known is of the family UNKNOWN. */
  familyOf: (type: string | null) => SuperType;
};

/** The types of hardware and their families. */
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
