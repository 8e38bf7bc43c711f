import { Field, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true })
export class ReportAvailability {
  @Field()
  available!: boolean;

  @Field(() => String, { nullable: true, description: "What is missing, where reports can't be made." })
  reason!: string | null;
}

@ObjectType({
  description: "What every screen needs to know of this installation. Open to guests.",
  simpleResolvers: true,
})
export class Portal {
  @Field(() => String, {
    nullable: true,
    description: "Map tile address with {z}, {x}, {y}; null: no tiles.",
  })
  tileUrl!: string | null;

  @Field()
  tileAttribution!: string;

  @Field({ description: "Company text in the footer of printed reports." })
  reportCompany!: string;
}
