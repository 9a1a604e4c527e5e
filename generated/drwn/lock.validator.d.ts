// Generated from schemas/drwn/lock.schema.ts by `npm run generate`.
// Edit the source instead.

/** Whether the value has the structure of a Lockfile. */
export declare const validate: (value: unknown) => boolean;
