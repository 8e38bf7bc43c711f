import { gql } from "@apollo/client";
import { describe, expect, it } from "@jest/globals";
import { createCache } from "./cache";

const query = gql`
  query Test($interval: IntervalInput!) {
    client(id: "1") {
      id
      name
      info {
        rssi
      }
      measurement(interval: $interval) {
        totalVehicles
      }
    }
  }
`;

const client = { __typename: "Client", id: "1", name: "A", info: { __typename: "ClientInfo", rssi: -60 } };
const traffic = (totalVehicles: number) => ({ __typename: "Measurement", totalVehicles });
const day = { interval: { preset: "LAST_24H" } };
const week = { interval: { preset: "WEEK" } };

describe("the cache", () => {
  it("keeps a client's measurements apart by interval, and replaces one by its successor", () => {
    const cache = createCache();
    const write = (variables: object, vehicles: number) =>
      cache.writeQuery({ query, variables, data: { client: { ...client, measurement: traffic(vehicles) } } });
    write(day, 10);
    write(week, 70);
    write(day, 11);
    const read = (variables: object) => cache.readQuery<{ client: unknown }>({ query, variables })?.client;
    expect(read(day)).toMatchObject({ measurement: { totalVehicles: 11 } });
    expect(read(week)).toMatchObject({ measurement: { totalVehicles: 70 } });
  });

  it("merges what a live status brings into what the list brought", () => {
    const cache = createCache();
    cache.writeQuery({ query, variables: day, data: { client: { ...client, measurement: traffic(1) } } });
    const info = { __typename: "ClientInfo", batteryVoltage: 12.1 };
    cache.writeFragment({
      id: "Client:1",
      fragment: gql`
        fragment Live on Client {
          info {
            batteryVoltage
          }
        }
      `,
      data: { info },
    });
    expect(cache.extract()["Client:1"]).toMatchObject({ info: { rssi: -60, batteryVoltage: 12.1 } });
  });

  it("opens a client's page with what the list already knows", () => {
    const cache = createCache();
    const list = gql`
      {
        clients {
          id
          name
        }
      }
    `;
    cache.writeQuery({ query: list, data: { clients: [{ __typename: "Client", id: "1", name: "A" }] } });
    const one = gql`
      {
        client(id: "1") {
          id
          name
        }
      }
    `;
    expect(cache.readQuery({ query: one })).toEqual({ client: { __typename: "Client", id: "1", name: "A" } });
  });

  it("keeps a summary's places while the navigation asks for the names alone", () => {
    const cache = createCache();
    const names = gql`
      {
        group(id: "1") {
          id
          summaryGroups {
            name
          }
        }
      }
    `;
    const whole = gql`
      {
        group(id: "1") {
          id
          summaryGroups {
            name
            clientIds
          }
        }
      }
    `;
    const write = (query: typeof names, ...parts: object[]) => {
      const summaryGroups = parts.map((part) => ({ __typename: "SummaryGroup", ...part }));
      cache.writeQuery({ query, data: { group: { __typename: "Group", id: "1", summaryGroups } } });
    };
    write(whole, { name: "Center", clientIds: ["1"] }, { name: "Obvoznica", clientIds: ["2"] });
    write(names, { name: "Center" }, { name: "Šole" });
    expect(cache.extract()["Group:1"]?.summaryGroups).toEqual([
      { __typename: "SummaryGroup", name: "Center", clientIds: ["1"] },
      { __typename: "SummaryGroup", name: "Šole" },
    ]);
  });
});
