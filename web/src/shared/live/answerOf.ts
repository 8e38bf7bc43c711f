import type { OperationVariables } from "@apollo/client";
import type { useQuery } from "@apollo/client/react";
import { connection } from "../../graphql/connection";
import { questionKey } from "../../graphql/lastAnswers/told";
import type { Answer } from "./useLastGood";

/** A query's complete answer; an incomplete one counts as none. */
export function answerOf<Data, Variables extends OperationVariables>(
  query: useQuery.Result<Data, Variables>,
): Answer<Data> {
  const { loading, error, observable, variables } = query;
  const toldAt = connection.toldAt(questionKey(observable.queryName, variables));
  return { data: query.dataState === "complete" ? query.data : undefined, loading, error, toldAt };
}
