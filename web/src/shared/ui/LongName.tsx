/** Letters at the end that stay in sight: "… ventil 12" is told apart from "… ventil 13". */
const kept = 12;

/** A name in one line, shortened before its end where there is no room: names that begin alike end otherwise. */
export const LongName = ({ name }: { name: string }) =>
  name.length < 2 * kept ? (
    name
  ) : (
    <span style={{ display: "flex", whiteSpace: "pre" }} title={name}>
      <span style={{ overflow: "hidden", textOverflow: "ellipsis" }}>{name.slice(0, -kept)}</span>
      {name.slice(-kept)}
    </span>
  );
