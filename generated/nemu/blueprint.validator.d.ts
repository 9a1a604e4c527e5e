// Generated from schemas/nemu/blueprint.schema.ts by `npm run generate`.
// Edit the source instead.

/** Whether the value has the structure of a BlueprintManifest. */
export declare const validate: (value: unknown) => boolean;
