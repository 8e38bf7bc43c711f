import { Facts } from "../../ui/Facts";
import type { Options } from "../answers";
import { meaningsIn } from "../fileDirections";
import type { Understanding } from "../importFile";
import { doubledHourIn, intervalIn, kindIn, kindWordsIn, missingRowsIn, placeIn } from "../saidOf";
import { dateOrderIn, encodingIn, headerLineIn, separatorIn } from "../writtenAs";
import { DirectionsFact } from "./DirectionsFact";
import { HeaderLineFact } from "./HeaderLineFact";
import {
  DoubledHourFact,
  IntervalFact,
  KindFact,
  KindWordsFact,
  MissingRowsFact,
  PlaceFact,
} from "./SaidFacts";
import { DateOrderFact, EncodingFact, SeparatorFact } from "./WrittenFacts";

type ReadAsProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

const facts = [
  ...[encodingIn, separatorIn, headerLineIn, dateOrderIn],
  ...[placeIn, kindIn, kindWordsIn, intervalIn, missingRowsIn, doubledHourIn],
];

/** How a file was read without a question, each where it applies, with a way to correct it. */
export function ReadAs(props: ReadAsProps) {
  const { understanding, options } = props;
  const said = facts.map((valueIn) => valueIn(options, understanding));
  const hasDirections = Object.keys(meaningsIn(options, understanding)).length > 0;
  if (!hasDirections && said.every((value) => value === null)) return null;
  return (
    <Facts>
      <EncodingFact {...props} />
      <SeparatorFact {...props} />
      <HeaderLineFact {...props} />
      <PlaceFact {...props} />
      <DateOrderFact {...props} />
      <DirectionsFact {...props} />
      <KindFact {...props} />
      <KindWordsFact {...props} />
      <IntervalFact {...props} />
      <MissingRowsFact {...props} />
      <DoubledHourFact {...props} />
    </Facts>
  );
}
