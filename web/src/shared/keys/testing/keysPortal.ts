import { GraphQLError } from "graphql";
import { feed, type Root } from "../../../../test/schemaLink";
import type { CreateApiKeyInput, UpdateApiKeyInput } from "../../../graphql/generated";
import type { ApiKey } from "../apiKey";

/** Unix seconds. */
export const made = 1_793_000_000;

const places = [
  { id: "7", name: "Kidričeva cesta", visionType: "NO_VISION" as const },
  { id: "8", name: "Most", visionType: "VISION_VEHICLES" as const },
];
const groups = [
  { id: "1", name: "Občina", type: "SPEED" as const },
  { id: "2", name: "Park", type: "VALVE" as const },
];

/** A key of location 7 that a user of group 1 made; pass the fields that matter. */
export const apiKey = (id: string, part: Partial<ApiKey> = {}): ApiKey => ({
  id,
  key: `vk_${id}`,
  start: null,
  viewOnly: true,
  name: null,
  origins: [],
  createDate: made + Number(id),
  lastUsedDate: null,
  lastUsedAddress: null,
  isUsed: false,
  expireDate: null,
  hasEnd: false,
  client: places[0] ?? null,
  group: groups[0] ?? null,
  etag: null,
  ...part,
});

/** A key of a whole group. */
export const groupKey = (id: string, part: Partial<ApiKey> = {}): ApiKey =>
  apiKey(id, { client: null, ...part });

export const refusal = (code: string, extensions: object = {}) =>
  new GraphQLError("refused", { extensions: { code, ...extensions } });

type Page = { first: number; after: string | null };

/** A portal that makes, edits and revokes keys. `fault` is thrown by the next change, before or after it was made. */
export function keysPortal(keys: ApiKey[] = []) {
  const portal = {
    keys,
    created: [] as CreateApiKeyInput[],
    updated: [] as UpdateApiKeyInput[],
    ended: [] as string[][],
    fault: null as GraphQLError | null,
    /** The change is made, but its answer is lost. */
    isLost: false,
  };
  const change = <Answer>(work: () => Answer): Answer => {
    const { fault, isLost } = portal;
    portal.fault = null;
    if (fault !== null && !isLost) throw fault;
    const answer = work();
    if (fault !== null) throw fault;
    return answer;
  };
  /** As later answers have it: the text of a full key is returned only once. */
  const told = (key: ApiKey): ApiKey => (key.viewOnly ? key : { ...key, key: null });
  const newestFirst = () => portal.keys.map(told).sort((a, b) => Number(b.createDate) - Number(a.createDate));
  const root: Root = {
    bulkProgress: () => feed().stream(),
    apiKeys: ({ first, after }: Page) => {
      const begin = Number(after ?? 0);
      const nodes = newestFirst().slice(begin, begin + first);
      const end = begin + nodes.length;
      const pageInfo = { hasNextPage: end < portal.keys.length, endCursor: String(end) };
      return { nodes, pageInfo, totalCount: portal.keys.length };
    },
    createApiKey: ({ input }: { input: CreateApiKeyInput }) => {
      portal.created.push(input);
      return change(() => {
        const id = String(portal.keys.length + 100);
        const apiKeyMade = apiKey(id, {
          key: `${input.viewOnly ? "vk" : "ak"}_${id}`,
          viewOnly: input.viewOnly,
          name: input.name ?? null,
          origins: input.origins ?? [],
          expireDate: input.expireDate ?? null,
          hasEnd: (input.expireDate ?? null) !== null,
          client: places.find((place) => place.id === input.clientId) ?? null,
          group: groups.find((group) => group.id === (input.groupId ?? "1")) ?? null,
        });
        portal.keys = [...portal.keys, apiKeyMade];
        return { apiKey: apiKeyMade };
      });
    },
    updateApiKey: ({ input }: { input: UpdateApiKeyInput }) => {
      portal.updated.push(input);
      return change(() => {
        const before = portal.keys.find(({ id }) => id === input.id);
        if (before === undefined) throw refusal("NOT_FOUND");
        const after = {
          ...before,
          name: input.name ?? before.name,
          origins: input.origins ?? before.origins,
          expireDate: input.expireDate === undefined ? before.expireDate : input.expireDate,
          hasEnd: input.expireDate === undefined ? before.hasEnd : input.expireDate !== null,
        };
        portal.keys = portal.keys.map((key) => (key.id === input.id ? after : key));
        return { apiKey: told(after) };
      });
    },
    deleteApiKeys: ({ input }: { input: { ids: string[] } }) => {
      portal.ended.push(input.ids);
      return change(() => {
        portal.keys = portal.keys.filter(({ id }) => !input.ids.includes(id));
        const results = input.ids.map((id) => ({ id, status: "DONE", error: null }));
        return { dryRun: false, done: results.length, failed: 0, skipped: 0, results };
      });
    },
  };
  return { portal, root };
}
