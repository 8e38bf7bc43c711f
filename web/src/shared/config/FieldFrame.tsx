import { type ReactNode, useId } from "react";
import { useMark } from "./ConfigContext";
import { type Path, pathName } from "./document";
import { useConfigTexts } from "./useConfigTexts";

/** Attributes that link an input to its label and its fault. */
export type InputProps = { id: string; isInvalid: boolean; describedBy: string | undefined };

type FieldFrameProps = {
  label: string;
  path: Path;
  /** Fault of the typed text, before the document has it. */
  typing?: string | null;
  /** As wide as the form. */
  isWide?: boolean;
  unit?: string;
  children: (input: InputProps) => ReactNode;
};

/** An input with its label above and its fault below. */
export function FieldFrame({ label, path, typing = null, isWide = false, unit, children }: FieldFrameProps) {
  const { t } = useConfigTexts();
  const id = useId();
  const { isChanged, fault } = useMark(path);
  const wrong = typing ?? fault;
  const [unitId, faultId] = [`${id}-unit`, `${id}-fault`];
  const described = [...(unit === undefined ? [] : [unitId]), ...(wrong === null ? [] : [faultId])];
  const input = { id, isInvalid: wrong !== null, describedBy: described.join(" ") || undefined };
  return (
    <div data-field={pathName(path)} data-wide={isWide || undefined} data-changed={isChanged || undefined}>
      <label htmlFor={id} title={pathName(path)}>
        {label}
        {isChanged ? <i data-mark role="img" aria-label={t("isChanged")} title={t("isChanged")} /> : null}
      </label>
      <div data-box>
        {children(input)}
        {unit === undefined ? null : (
          <span id={unitId} data-unit>
            {unit}
          </span>
        )}
      </div>
      {wrong === null ? null : (
        <p id={faultId} data-fault>
          {wrong}
        </p>
      )}
    </div>
  );
}
