import type { Period } from "../../../shared/interval/resolveInterval";

/**
 * A GraphQL operation for the shown history. Its variables have defaults: it runs as it is, and a script can
 * still set others. `title` becomes its comment.
 */
export function historyOperation(title: string, clientId: string, { from, to }: Period): string {
  return `# ${title.replace(/\s+/g, " ")}
query ValveHistory(
  $id: ID! = ${JSON.stringify(clientId)}
  $interval: IntervalInput! = { from: ${from}, to: ${to} }
) {
  client(id: $id) {
    name
    timeZone
    valve {
      history(interval: $interval) {
        flow {
          from
          to
          open
        }
        expected {
          from
          to
          kind
        }
        runs {
          from
          to
          kind
          outcome
          flowSeconds
        }
        days {
          date
          from
          to
          expectedSeconds
          openSeconds
          knownSeconds
        }
      }
    }
  }
}
`;
}
