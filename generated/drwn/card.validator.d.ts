// Generated from schemas/drwn/card.schema.ts by `npm run generate`.
// Edit the source instead.

/** Whether the value has the structure of a CardManifest. */
export declare const validate: (value: unknown) => boolean;
