import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAt, useConfig, useField } from "./ConfigContext";
import { isObject, type Path, pathName } from "./document";
import { FieldFrame } from "./FieldFrame";
import { useConfigTexts } from "./useConfigTexts";
import { shownText, writtenToken } from "./values";

type OtherFieldsProps = {
  at: Path;
  /** Keys that are edited elsewhere. */
  known: readonly string[];
  /** True if fields can be added, for objects of unknown shape. */
  canAdd?: boolean;
};

/** Unknown keys. Single values and plain lists can be edited; deeper values only in the JSON view. */
export function OtherFields({ at, known, canAdd = false }: OtherFieldsProps) {
  const keys = useAt(at, (value) =>
    JSON.stringify(isObject(value) ? Object.keys(value).filter((key) => !known.includes(key)) : []),
  );
  const others = JSON.parse(keys) as string[];
  if (others.length === 0 && !canAdd) return null;
  return (
    <div data-grid data-others>
      {others.map((key) => (
        <OtherField key={key} name={key} path={[...at, key]} />
      ))}
      {canAdd ? <AddField at={at} taken={others} /> : null}
    </div>
  );
}

type Kind = "value" | "list" | "deep";

function kindOf(value: unknown): Kind {
  if (isObject(value)) return "deep";
  if (!Array.isArray(value)) return "value";
  return value.every((entry) => typeof entry !== "object" || entry === null) ? "list" : "deep";
}

function OtherField({ name, path }: { name: string; path: Path }) {
  const { t } = useConfigTexts();
  const kind = useAt(path, kindOf);
  if (kind === "list") return <PlainList name={name} at={path} />;
  if (kind === "value") return <PlainValue label={name} path={path} />;
  return (
    <FieldFrame label={name} path={path}>
      {({ id }) => <input id={id} type="text" readOnly placeholder={t("inJson")} />}
    </FieldFrame>
  );
}

/** A single value; booleans and numbers keep their type. */
function PlainValue({ label, path }: { label: string; path: Path }) {
  const { value, set, former } = useField(path);
  const type = (text: string) => {
    const isFlag = typeof former === "boolean" && (text === "true" || text === "false");
    set(isFlag ? text === "true" : writtenToken(text, former));
  };
  return (
    <FieldFrame label={label} path={path}>
      {({ id, isInvalid, describedBy }) => (
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          value={shownText(value)}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </FieldFrame>
  );
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** A list of single values. */
function PlainList({ name, at }: { name: string; at: Path }) {
  const { t } = useConfigTexts();
  const { store } = useConfig();
  const length = useAt(at, lengthOf);
  const places = Array.from({ length }, (_entry, index): Path => [...at, index]);
  return (
    <fieldset data-field={pathName(at)} data-wide aria-label={name}>
      <span data-label>{name}</span>
      <ol data-plain>
        {places.map((path, index) => (
          <li key={pathName(path)}>
            <PlainValue label={t("valueNumber", { number: index + 1 })} path={path} />
            <button
              type="button"
              data-icon
              aria-label={t("removeEntry", { name, number: index + 1 })}
              title={t("remove")}
              onClick={() => store.remove(path)}
            >
              <Trash2 size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        data-action
        aria-label={t("addTo", { name })}
        onClick={() => store.set([...at, length], "")}
      >
        <Plus size={14} aria-hidden />
        {t("add")}
      </button>
    </fieldset>
  );
}

function AddField({ at, taken }: { at: Path; taken: readonly string[] }) {
  const { t } = useConfigTexts();
  const { store } = useConfig();
  const [name, setName] = useState("");
  const isTaken = taken.includes(name);
  const add = () => {
    if (name === "" || isTaken) return;
    store.set([...at, name], "");
    setName("");
  };
  return (
    <div data-field>
      <span data-label>{t("addField")}</span>
      <div data-box>
        <input
          type="text"
          aria-label={t("fieldName")}
          placeholder={t("fieldName")}
          autoComplete="off"
          spellCheck={false}
          value={name}
          aria-invalid={isTaken || undefined}
          onChange={({ target }) => setName(target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === "Enter") add();
          }}
        />
        <button
          type="button"
          data-icon
          aria-label={t("addField")}
          disabled={name === "" || isTaken}
          onClick={add}
        >
          <Plus size={14} aria-hidden />
        </button>
      </div>
      {isTaken ? <p data-fault>{t("fieldNameTaken")}</p> : null}
    </div>
  );
}
