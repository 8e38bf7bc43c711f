import type { FastifyInstance } from "fastify";
import { Compile } from "typebox/compile";

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** Every platform has the same document, and building it takes longer than most tests. */
let operations: Map<string, Operation> | undefined;
const validators = new WeakMap<object, ReturnType<typeof Compile>>();

function operationsOf(app: FastifyInstance): Map<string, Operation> {
  operations ??= readOperations(app);
  return operations;
}

function readOperations(app: FastifyInstance): Map<string, Operation> {
  const { paths = {} } = app.swagger();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
}

/** The operation of a call, whose path may have parameters ("/device/actions/{id}"). */
function operationOf(app: FastifyInstance, call: string): Operation | undefined {
  const known = operationsOf(app);
  const exact = known.get(call);
  if (exact) return exact;
  const pattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  const name = [...known.keys()].find((path) => path.includes("{") && pattern(path).test(call));
  return known.get(name ?? "");
}

/** Throws unless the OpenAPI document has the call, and its answer has the documented status and form. */
export function checkAnswer(
  app: FastifyInstance,
  method: string,
  url: string,
  status: number,
  body: unknown,
): void {
  const call = `${method} ${url.split("?", 1)[0]}`;
  const operation = operationOf(app, call);
  if (!operation) {
    if (status === 404) return;
    throw new Error(`${call} answered ${status}, and is not in the document.`);
  }
  if (status === 500) throw new Error(`${call} answered 500.`);
  const said = operation.responses[String(status)] ?? operation.responses[`${Math.floor(status / 100)}XX`];
  if (!said) throw new Error(`${call} answered ${status}, which the document does not know.`);
  const schema = said.content?.["application/json"]?.schema;
  if (!schema) return;
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (!validator.Check(body)) {
    const [fault] = validator.Errors(body);
    throw new Error(`${call} ${status} is not as documented: ${fault?.instancePath} ${fault?.message}`);
  }
}
