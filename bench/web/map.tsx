import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ClientMap } from "../../web/src/features/overview/map/ClientMap";
import type { ClientRow } from "../../web/src/shared/clients/clientRow";
import { useNow } from "../../web/src/shared/time/useNow";
import { manyDevices } from "./devices";
import { offer } from "./measure";
import { openPortal } from "./Portal";
import { PlainMap } from "./plainMap";

const devices = manyDevices(5000);
const put = openPortal();
const frame = { height: 600 };

let setClients: Dispatch<SetStateAction<readonly ClientRow[]>>;

const noPlaces: readonly never[] = [];

/** The overview's own map. It gets a new list at every change, as from the overview. */
function Ours() {
  const [clients, set] = useState<readonly ClientRow[]>(devices);
  setClients = set;
  const now = useNow();
  return (
    <div style={frame}>
      <ClientMap clients={clients} places={noPlaces} now={now} />
    </div>
  );
}

let plain: PlainMap;

function Markercluster() {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (box !== null) plain = new PlainMap(box, devices);
  }, [box]);
  return <div ref={setBox} style={frame} />;
}

const indexOf = (turn: number) => (turn * 997) % devices.length;

offer(
  {
    ours: () => {
      put(<Ours />);
      return (turn) => {
        const lastActiveDate = turn % 2 === 0 ? null : Math.floor(Date.now() / 1000);
        const changed = (client: ClientRow) => ({ ...client, lastActiveDate });
        flushSync(() =>
          setClients((clients) => clients.with(indexOf(turn), changed(clients[indexOf(turn)] as ClientRow))),
        );
      };
    },
    markercluster: () => {
      put(<Markercluster />);
      return (turn) => plain.change(indexOf(turn), turn);
    },
  },
  ".map-mark, .marker-cluster",
);
