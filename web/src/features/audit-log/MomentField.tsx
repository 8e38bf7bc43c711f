import { Field } from "@chakra-ui/react";
import { useState } from "react";
import { DateField } from "../../shared/dateField/DateField";
import { unixToWall, wallToUnix } from "../../shared/interval/wallTime";
import { defaultTimeZone } from "../../shared/time/format";

type MomentFieldProps = {
  label: string;
  /** Unix seconds; null: any time. */
  at: number | null;
  fault?: string | undefined;
  /** Unix seconds as text; null: any time. */
  onChange: (at: string | null) => void;
};

const wallOf = (at: number | null) => (at === null ? "" : unixToWall(at, defaultTimeZone));

/** An instant of the local clock; it counts once it is whole. */
export function MomentField({ label, at, fault, onChange }: MomentFieldProps) {
  const [typed, setTyped] = useState({ at, wall: wallOf(at) });
  if (typed.at !== at) setTyped({ at, wall: wallOf(at) });
  return (
    <Field.Root invalid={fault !== undefined} width={{ base: "full", sm: "auto" }}>
      <Field.Label>{label}</Field.Label>
      <DateField
        form="dateTime"
        size="sm"
        bg="bg.panel"
        value={typed.wall}
        onChange={(wall) => {
          const next = wallToUnix(wall, defaultTimeZone);
          setTyped({ at: next, wall });
          if (next !== at) onChange(next === null ? null : String(next));
        }}
      />
      {fault === undefined ? null : <Field.ErrorText role="alert">{fault}</Field.ErrorText>}
    </Field.Root>
  );
}
