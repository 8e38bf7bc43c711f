import type { Named } from "@obcestje/contract/deviceConfig/field.js";
import type { List, Shape } from "@obcestje/contract/deviceConfig/sections.js";
import { Plus, Trash2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useAt, useConfig, useMark } from "./ConfigContext";
import { ConfigField } from "./ConfigField";
import { type Path, pathName } from "./document";
import { entryPaths, formOf, mostOf, parameterPath, withEntry } from "./entries";
import { OtherFields } from "./OtherFields";
import { fieldsIn } from "./sections";
import { useConfigTexts } from "./useConfigTexts";

/** The fields of one object, side by side. */
export function FieldGrid({ fields, place }: { fields: Named; place: (key: string) => Path }) {
  return (
    <div data-grid>
      {fieldsIn(fields).map(([key, field]) => (
        <ConfigField key={key} name={key} field={field} path={place(key)} />
      ))}
    </div>
  );
}

type ListEditorProps = { list: List; at: Path; isTitled?: boolean };

/** The entries of a list, each with its fields and inner lists; entries can be added and removed. */
export function ListEditor({ list, at, isTitled = false }: ListEditorProps) {
  const { t, name } = useConfigTexts();
  const { store } = useConfig();
  const form = useAt(at, formOf);
  const most = useSyncExternalStore(
    (notify) => store.subscribe([], notify),
    () => mostOf(store.read(), list, at),
  );
  const { fault } = useMark(at);
  const entries = entryPaths(at, form);
  const label = name(`list_${list.key}`);
  const isFull = entries.length >= most;
  return (
    <fieldset data-list={pathName(at)} aria-label={label}>
      {isTitled ? <p data-title>{label}</p> : null}
      {entries.map((path, index) => (
        <Entry key={pathName(path)} list={list} path={path} number={index + 1} />
      ))}
      {fault === null ? null : <p data-fault>{fault}</p>}
      <div data-add>
        <button
          type="button"
          data-action
          disabled={isFull}
          aria-label={t("addTo", { name: label })}
          onClick={() => store.set(at, withEntry(store.at(at), {}))}
        >
          <Plus size={14} aria-hidden />
          {isTitled ? t("add") : t("addTo", { name: label })}
        </button>
        <span>{isFull ? t("listFull", { count: most }) : entries.length === 0 ? t("listEmpty") : null}</span>
      </div>
    </fieldset>
  );
}

type EntryProps = { list: List; path: Path; number: number };

function Entry({ list, path, number }: EntryProps) {
  const { t, name } = useConfigTexts();
  const { store } = useConfig();
  const { isChanged } = useMark(path);
  const label = name(`list_${list.key}`);
  return (
    <fieldset
      data-entry
      aria-label={t("entry", { name: label, number })}
      data-changed={isChanged || undefined}
    >
      <header>
        <p data-title>{t("entry", { name: label, number })}</p>
        <button
          type="button"
          data-icon
          aria-label={t("removeEntry", { name: label, number })}
          title={t("remove")}
          onClick={() => store.remove(path)}
        >
          <Trash2 size={14} aria-hidden />
        </button>
      </header>
      {list.entry === null ? (
        <OtherFields at={path} known={none} canAdd />
      ) : (
        <ShapeEditor shape={list.entry} at={path} />
      )}
    </fieldset>
  );
}

const none: readonly string[] = [];

function ShapeEditor({ shape, at }: { shape: Shape; at: Path }) {
  const { fields, parameters, lists = [] } = shape;
  return (
    <>
      {Object.keys(fields).length > 0 ? <FieldGrid fields={fields} place={(key) => [...at, key]} /> : null}
      {parameters === undefined ? null : <Parameters fields={parameters} at={at} />}
      <OtherFields at={at} known={knownIn(shape)} />
      {lists.map((list) => (
        <ListEditor key={list.key} list={list} at={[...at, list.key]} isTitled />
      ))}
    </>
  );
}

/** Fields below `parameters`, or next to it, as this document has them. */
function Parameters({ fields, at }: { fields: Named; at: Path }) {
  const known = Object.keys(fields);
  const placesOf = (entry: unknown) =>
    known.map((key) => pathName(parameterPath(entry, at, key, known))).join(" ");
  useAt(at, placesOf);
  const { store } = useConfig();
  return <FieldGrid fields={fields} place={(key) => parameterPath(store.at(at), at, key, known)} />;
}

/** Keys of an object that have editors of their own. */
const knownIn = ({ fields, parameters = {}, lists = [] }: Shape): string[] => [
  ...Object.keys(fields),
  ...Object.keys(parameters),
  ...(Object.keys(parameters).length > 0 ? ["parameters"] : []),
  ...lists.flatMap(({ key, count }) => [key, ...(count === undefined ? [] : [count])]),
];
