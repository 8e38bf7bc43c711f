import { useEditorContext } from "@graphiql/react";
import { flushSync } from "react-dom";
import type { Example } from "./example";
import { examples } from "./examples";

/** The side panel that lists the examples; each opens in a tab of its own. */
export function ExamplesPanel() {
  const { addTab, queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const open = ({ query, variables }: Example) => {
    // The new tab must stand before its editors are filled.
    flushSync(addTab);
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  };
  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      <ul>
        {examples.map((example) => (
          <li key={example.title}>
            <button type="button" className="graphiql-un-styled" onClick={() => open(example)}>
              <strong>{example.title}</strong>
              <span>{example.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
