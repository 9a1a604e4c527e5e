// Generated from schemas/neuralis/package.schema.ts by `npm run generate`.
// Edit the source instead.

/** Whether the value has the structure of a NeuralisPackage. */
export declare const validate: (value: unknown) => boolean;
