// Generated from schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.

/** Whether the value has the structure of a SafeSchema. */
export declare const validate: (value: unknown) => boolean;
