import { useState } from "react";
import { useDrawing } from "./drawing";

/** The crest or logo of whose report it is, in the free corner above the cover's heading. */
export function Crest({ picture, label }: { picture: string; label: string }) {
  const { holder, onDrawn } = useDrawing();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error("the crest can't be shown");
  return (
    <div className="report-crest" ref={holder} data-report-drawing="crest">
      <img src={picture} alt={label} decoding="sync" onLoad={onDrawn} onError={() => setBroken(true)} />
    </div>
  );
}
