import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "What the caller may do with the device.", simpleResolvers: true })
export class ClientPermissions {
  @Field({ description: "Change its settings and notes." })
  editSettings!: boolean;

  @Field({ description: "Change its serial number." })
  editSerialNumber!: boolean;

  @Field({ description: "See its diagnostics and single readings." })
  readDiagnostics!: boolean;

  @Field({ description: "See its configuration." })
  readConfig!: boolean;

  @Field({ description: "Give it another configuration." })
  assignConfig!: boolean;

  @Field({ description: "Set how often it asks for orders: its ping interval." })
  editPingInterval!: boolean;

  @Field({ description: "Download its configuration as a document." })
  exportConfig!: boolean;

  @Field({ description: "Give it another firmware." })
  assignFirmware!: boolean;

  @Field({ description: "Ask it to do something." })
  queueActions!: boolean;

  @Field({ description: "Open and close it by hand, where it is a valve." })
  controlValve!: boolean;

  @Field({ description: "See, make and delete its API keys, for embeds and scripts." })
  manageKeys!: boolean;

  @Field({ description: "Download its figures as CSV and workbooks." })
  export!: boolean;

  @Field({ description: "Download its report as PDF, and schedule it." })
  report!: boolean;

  @Field({ description: "Change its groups, its camera and its device key, and take it away." })
  administer!: boolean;
}
