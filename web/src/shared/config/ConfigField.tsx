import type { Field } from "@obcestje/contract/deviceConfig/field.js";
import type { FieldKey } from "@obcestje/contract/deviceConfig/fields.js";
import { ChevronDown } from "lucide-react";
import { memo, useId, useState } from "react";
import { useField, useMark } from "./ConfigContext";
import { type Path, pathName } from "./document";
import { FieldFrame, type InputProps } from "./FieldFrame";
import { LevelsField } from "./LevelsField";
import { useConfigTexts } from "./useConfigTexts";
import {
  choiceOf,
  flagOf,
  shownText,
  wholeOf,
  writtenChoice,
  writtenFlag,
  writtenText,
  writtenToken,
} from "./values";
import { WholeInput } from "./WholeInput";

type ConfigFieldProps = { name: FieldKey; field: Field; path: Path };

/** One field of the document. Typing in it renders no other field. */
export const ConfigField = memo(
  function ConfigField({ name: key, field, path }: ConfigFieldProps) {
    const { name } = useConfigTexts();
    const label = name(key);
    switch (field.kind) {
      case "whole":
        return <WholeField label={label} path={path} field={field} />;
      case "flag":
        return <FlagField label={label} path={path} />;
      case "choice":
        return <ChoiceField label={label} path={path} field={field} />;
      case "seconds":
        return <SecondsField label={label} path={path} field={field} />;
      case "levels":
        return <LevelsField label={label} path={path} />;
      case "fixed":
        return <FixedField label={label} path={path} />;
      default:
        return <TextField label={label} path={path} field={field} />;
    }
  },
  (one, other) =>
    one.field === other.field && one.name === other.name && pathName(one.path) === pathName(other.path),
);

type KindProps<Kind extends Field["kind"]> = {
  label: string;
  path: Path;
  field: Extract<Field, { kind: Kind }>;
};

const aria = ({ id, isInvalid, describedBy }: InputProps) => ({
  id,
  "aria-invalid": isInvalid || undefined,
  "aria-describedby": describedBy,
});

function WholeField({ label, path, field: { min, max, unit } }: KindProps<"whole">) {
  const { t } = useConfigTexts();
  const { value, set } = useField(path);
  const [isOutside, setOutside] = useState(false);
  return (
    <FieldFrame
      label={label}
      path={path}
      unit={unit}
      typing={isOutside ? t("faultRange", { min, max }) : null}
    >
      {(input) => (
        <WholeInput {...input} value={value} min={min} max={max} onChange={set} onOutside={setOutside} />
      )}
    </FieldFrame>
  );
}

function TextField({ label, path, field }: KindProps<"text" | "token">) {
  const { value, set, former } = useField(path);
  const isLong = field.kind === "text";
  const type = (text: string) => {
    if (text === "" && !isLong) return set(undefined);
    if (isLong) set(text);
    else set(field.isText ? writtenText(text, former) : writtenToken(text, former));
  };
  return (
    <FieldFrame label={label} path={path} isWide={isLong}>
      {(input) =>
        isLong ? (
          <textarea
            {...aria(input)}
            rows={1}
            value={shownText(value)}
            onChange={({ target }) => type(target.value)}
          />
        ) : (
          <input
            {...aria(input)}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={shownText(value)}
            onChange={({ target }) => type(target.value)}
          />
        )
      }
    </FieldFrame>
  );
}

/** A checkbox with its label. */
function FlagField({ label, path }: Omit<KindProps<"flag">, "field">) {
  const { t } = useConfigTexts();
  const id = useId();
  const { value, set, former } = useField(path);
  const { isChanged, fault } = useMark(path);
  const isOn = flagOf(value);
  return (
    <div data-field={pathName(path)} data-changed={isChanged || undefined}>
      <span data-check>
        <input
          id={id}
          type="checkbox"
          aria-invalid={fault !== null || undefined}
          checked={isOn === true}
          ref={(box) => {
            if (box) box.indeterminate = isOn === null;
          }}
          onChange={({ target }) => set(writtenFlag(target.checked, former ?? value))}
        />
        <label htmlFor={id} title={pathName(path)}>
          {label} {isOn === null ? <span data-unset>({t("noValue")}) </span> : null}
          {isChanged ? <i data-mark role="img" aria-label={t("isChanged")} title={t("isChanged")} /> : null}
        </label>
      </span>
      {fault === null ? null : <p data-fault>{fault}</p>}
    </div>
  );
}

/** The document has a value that is not in the list. */
const ODD = "odd";

type SelectProps = {
  label: string;
  path: Path;
  chosen: string | null;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string | undefined) => void;
};

/** A choice of a few values. An unknown value of the document stays until another is chosen. */
function Select({ label, path, chosen, options, onChoose }: SelectProps) {
  const { t } = useConfigTexts();
  const { value } = useField(path);
  const isOdd = value !== undefined && chosen === null;
  return (
    <FieldFrame label={label} path={path}>
      {(input) => (
        <>
          <select
            {...aria(input)}
            value={isOdd ? ODD : (chosen ?? "")}
            onChange={({ target }) => {
              if (target.value !== ODD) onChoose(target.value === "" ? undefined : target.value);
            }}
          >
            <option value="">{t("noValue")}</option>
            {isOdd ? <option value={ODD}>{t("unknownValue", { value: shownText(value) })}</option> : null}
            {options.map(({ value: option, text }) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden />
        </>
      )}
    </FieldFrame>
  );
}

function ChoiceField({ label, path, field }: KindProps<"choice">) {
  const { name } = useConfigTexts();
  const { value, set, former } = useField(path);
  const chosen = choiceOf(field.names, value);
  return (
    <Select
      label={label}
      path={path}
      chosen={chosen === null ? null : String(chosen)}
      options={field.names.map((one, index) => ({ value: String(index), text: name(`is_${one}`) }))}
      onChoose={(option) =>
        set(option === undefined ? undefined : writtenChoice(field, Number(option), former ?? value))
      }
    />
  );
}

function SecondsField({ label, path, field }: KindProps<"seconds">) {
  const { period } = useConfigTexts();
  const { value, set } = useField(path);
  const seconds = wholeOf(value);
  return (
    <Select
      label={label}
      path={path}
      chosen={seconds !== null && field.values.includes(seconds) ? String(seconds) : null}
      options={field.values.map((one) => ({ value: String(one), text: period(one) }))}
      onChoose={(option) => set(option === undefined ? undefined : Number(option))}
    />
  );
}

function FixedField({ label, path }: Omit<KindProps<"fixed">, "field">) {
  const { t } = useConfigTexts();
  const { value } = useField(path);
  return (
    <FieldFrame label={label} path={path}>
      {(input) => (
        <input {...aria(input)} type="text" readOnly value={shownText(value)} placeholder={t("noValue")} />
      )}
    </FieldFrame>
  );
}
