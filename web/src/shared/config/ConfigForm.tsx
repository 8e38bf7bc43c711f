import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { useAt } from "./ConfigContext";
import { isObject } from "./document";
import { formStyle } from "./formStyle";
import { FieldGrid, ListEditor } from "./ListEditor";
import { OtherFields } from "./OtherFields";
import { fieldsIn, type GroupKey, SECTIONS, type Section } from "./sections";
import { useConfigTexts } from "./useConfigTexts";
import { shownText } from "./values";

/** The document's keys that belong to a section. */
const ROOTS = [
  "cfgID",
  ...SECTIONS.flatMap(({ at, lists = [] }) => (at.length > 0 ? at : lists.map(({ key }) => key))),
];

export const othersOf = (document: unknown): string[] =>
  isObject(document) ? Object.keys(document).filter((key) => !ROOTS.includes(key)) : [];

/** All sections of the document. It renders once; fields render themselves. */
export const ConfigForm = memo(function ConfigForm() {
  const { name } = useConfigTexts();
  const hasOthers = useAt([], (document) => othersOf(document).length > 0);
  return (
    <chakra.div css={formStyle}>
      {SECTIONS.map((section) => (
        <SectionPanel key={section.key} section={section} />
      ))}
      {hasOthers ? (
        <section aria-labelledby="config-other" data-panel>
          <h2 id="config-other" data-section="other" tabIndex={-1}>
            {name("section_other")}
          </h2>
          <OtherFields at={[]} known={ROOTS} />
        </section>
      ) : null}
    </chakra.div>
  );
});

function SectionPanel({ section }: { section: Section }) {
  const { name } = useConfigTexts();
  const { key, at, groups, lists = [] } = section;
  const id = `config-${key}`;
  return (
    <section aria-labelledby={id} data-panel>
      <h2 id={id} data-section={key} tabIndex={-1}>
        {name(`section_${key}`)}
      </h2>
      {key === "basic" ? <ConfigId /> : null}
      {Object.entries(groups ?? {}).map(([group, fields]) => (
        <div key={group} data-group>
          <h3>{name(`group_${group as GroupKey}`)}</h3>
          <FieldGrid fields={fields} place={(field) => [...at, field]} />
        </div>
      ))}
      {lists.map((list) => (
        <ListEditor key={list.key} list={list} at={[...at, list.key]} isTitled={lists.length > 1} />
      ))}
      {at.length > 0 ? <OtherFields at={at} known={knownIn(section)} /> : null}
    </section>
  );
}

/** The document's format id; nobody changes it. */
function ConfigId() {
  const id = useAt(["cfgID"], shownText);
  return id === "" ? null : <p data-id>{`cfgID ${id}`}</p>;
}

const knownIn = ({ groups, lists = [] }: Section): string[] => [
  ...Object.values(groups ?? {}).flatMap((fields) => fieldsIn(fields).map(([field]) => field)),
  ...lists.flatMap(({ key, count }) => [key, ...(count === undefined ? [] : [count])]),
];
