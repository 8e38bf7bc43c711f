import { Facts } from "../../ui/Facts";
import type { Options } from "../answers";
import { meaningsIn } from "../fileDirections";
import type { Understanding } from "../importFile";
import { dateOrderIn, encodingIn } from "../writtenAs";
import { DirectionsFact } from "./DirectionsFact";
import { DateOrderFact, EncodingFact } from "./WrittenFacts";

type ReadAsProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

/** How a file was read without a question, each where it applies, with a way to correct it. */
export function ReadAs(props: ReadAsProps) {
  const { understanding, options } = props;
  const isEmpty =
    encodingIn(options, understanding) === null &&
    dateOrderIn(options, understanding) === null &&
    Object.keys(meaningsIn(options, understanding)).length === 0;
  if (isEmpty) return null;
  return (
    <Facts>
      <EncodingFact {...props} />
      <DateOrderFact {...props} />
      <DirectionsFact {...props} />
    </Facts>
  );
}
