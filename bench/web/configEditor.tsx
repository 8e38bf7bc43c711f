import { Box } from "@chakra-ui/react";
import { memo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ConfigEditor } from "../../web/src/shared/config/ConfigEditor";
import { createConfigStore } from "../../web/src/shared/config/configStore";
import {
  type ConfigDocument,
  type Path,
  pathName,
  valueAt,
  withValue,
} from "../../web/src/shared/config/document";
import { eachField } from "../../web/src/shared/config/eachField";
import { formStyle } from "../../web/src/shared/config/formStyle";
import { useAnalysis } from "../../web/src/shared/config/useAnalysis";
import { shownText, wholeOf } from "../../web/src/shared/config/values";
import { offer } from "./measure";
import { openPortal } from "./Portal";

const FIELDS = 500;

const program = (index: number) => ({
  prgNumTxtProgsIn: 2,
  prgSpeedLimit: index,
  prgDisplayTime: 1500,
  prgLEDBlinkRatio: 65,
  prgLEDBlinkCount: 3,
  TxtProgramsParam: [100, 101].map((prgTXTProgId) => ({
    prgTXTProgId,
    prgTXTDisplayTime: 750,
    prgTXTBlinkRatio: 100,
    prgTXTBLinkCount: 1,
  })),
});

const fieldsOf = (document: ConfigDocument): Path[] => {
  const paths: Path[] = [];
  eachField(document, { field: (_field, path) => paths.push(path) });
  return paths;
};

/** A sign's document with enough programs for the wanted number of fields. */
function largeDocument(): ConfigDocument {
  for (let programs = 1; ; programs += 1) {
    const document = {
      cfgID: "KB0",
      BasicConfig: {
        vMin: 5,
        vMax: 199,
        radarOffsetVelocity: 0,
        brtLevel: [1, 20, 45, 80, 116, 164, 208, 255],
      },
      FlasherConfig: [{ flashMode: 1, flashFreq: 2, flashDuty: 50 }],
      ProgramsSettings: {
        prgNumStored: programs,
        dispParameters: Array.from({ length: programs }, (_one, index) => program(index)),
      },
    };
    if (fieldsOf(document).length >= FIELDS) return document;
  }
}

const document = largeDocument();

function Ours() {
  const [store] = useState(() => createConfigStore(document));
  const form = useRef<HTMLDivElement>(null);
  return <ConfigEditor store={store} analysis={useAnalysis(store)} form={form} />;
}

type RowProps = { path: Path; value: unknown; onType: (path: Path, value: unknown) => void };

/** The same markup as the editor's. */
function PlainRow({ path, value, onType }: RowProps) {
  const name = pathName(path);
  return (
    <div data-field={name}>
      <label htmlFor={name}>{name}</label>
      <div data-box>
        <input
          id={name}
          type="number"
          value={shownText(value)}
          onChange={({ target }) => onType(path, wholeOf(target.value))}
        />
      </div>
    </div>
  );
}

const paths = fieldsOf(document);
const View = memo(function View({ shown }: { shown: ConfigDocument }) {
  return <textarea readOnly value={JSON.stringify(shown, null, 2)} />;
});

/** The obvious form: one state, every field controlled, the JSON next to it. */
function Plain() {
  const [shown, setShown] = useState(document);
  const onType: RowProps["onType"] = (path, value) =>
    setShown((before) => withValue(before, path, value) as ConfigDocument);
  return (
    <>
      <Box css={formStyle}>
        <div data-panel>
          <div data-grid>
            {paths.map((path) => (
              <PlainRow key={pathName(path)} path={path} value={valueAt(shown, path)} onType={onType} />
            ))}
          </div>
        </div>
      </Box>
      <View shown={shown} />
    </>
  );
}

const put = openPortal();
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/** A key in a field in the middle of the form, as a browser event. */
function typeKey(turn: number): void {
  const input = window.document.querySelector<HTMLInputElement>(
    '[data-field="ProgramsSettings.dispParameters.10.prgDisplayTime"] input',
  );
  if (input === null) throw new Error("The field is not there.");
  flushSync(() => {
    setValue?.call(input, String(1000 + (turn % 900)));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

const shown = (Form: () => React.ReactNode) => () => {
  put(<Form />);
  return typeKey;
};

offer({ ours: shown(Ours), plain: shown(Plain) }, "[data-field]");
