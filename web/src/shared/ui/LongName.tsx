/** Number of last letters that stay visible: they distinguish "… ventil 12" from "… ventil 13". */
const kept = 12;

/** A name in one line, shortened before its end if necessary: names that begin alike differ at the end. */
export const LongName = ({ name }: { name: string }) =>
  name.length < 2 * kept ? (
    name
  ) : (
    <span style={{ display: "flex", whiteSpace: "pre" }} title={name}>
      <span style={{ overflow: "hidden", textOverflow: "ellipsis" }}>{name.slice(0, -kept)}</span>
      {name.slice(-kept)}
    </span>
  );
