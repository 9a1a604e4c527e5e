import { s, safeSubset } from 'letterpress/safe-subset';

export default safeSubset({
  $schema: undefined,
  $ref: '#/$defs/heading',
  $defs: {
    heading: s.object({
      text: s.string({ minLength: 1 }),
      link: s.optional(s.union([s.string({ format: 'uri' }), s.null()])),
      children: s.optional(s.array(s.ref('heading'), { maxItems: 100 })),
    }),
  },
});
