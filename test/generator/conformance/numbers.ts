import { type Rows, row } from './row.js';

const number = (more: object): object => ({ type: 'number', ...more });

/** Numbers: bounds, steps, and what a double makes of them. */
export const NUMBERS: Rows = {
  minimum: row(number({ minimum: 0 }), [0, -0, 1, 1e300], [-1, -1e-9]),
  maximum: row(number({ maximum: 10 }), [10, 9.99, -1e300], [10.000001, 11]),
  'minimum and maximum': row(number({ minimum: -1, maximum: 1 }), [-1, 0, 1], [-1.1, 1.1]),
  'one value between bounds': row(number({ minimum: 5, maximum: 5 }), [5], [4, 6, 5.1]),
  'exclusive bounds': row(number({ exclusiveMinimum: 0, exclusiveMaximum: 1 }), [0.5, 5e-324], [0, -0, 1, 2]),
  'inclusive and exclusive bound': row(number({ minimum: 0, exclusiveMinimum: 0 }), [0.1], [0, -1]),
  'bounds of other types': row({ minimum: 5 }, [5, 'a', null, [], {}, true], [4]),
  'a bound with a fraction': row(number({ minimum: 0.1, maximum: 0.3 }), [0.1, 0.2, 0.3], [0.09, 0.30000000000000004]),
  'an integer with bounds': row({ type: 'integer', minimum: 1, maximum: 3 }, [1, 2, 3, 1.0], [0, 4, 1.5]),
  'a large integer bound': row({ type: 'integer', maximum: 9007199254740991 }, [9007199254740991], [9007199254740992]),
  'a step': row(number({ multipleOf: 5 }), [0, 5, -10, 1e15], [1, 2.5, 7]),
  'a step of a half': row(number({ multipleOf: 0.5 }), [0, 0.5, 1, -1.5, 1e21], [0.25, 1.1]),
  'a step of a hundredth': row(number({ multipleOf: 0.01 }), [0.29, 1.13, 4.35, 0, 19.99, 1e21], [0.295, 0.001]),
  'a step of a tenth': row(number({ multipleOf: 0.1 }), [0.3, 0.7, 1.1, -0.3], [0.35, 0.01]),
  'a step above 1 with a fraction': row(number({ multipleOf: 2.5 }), [0, 2.5, 5, -7.5], [1, 2, 4]),
  'a tiny step': row(number({ multipleOf: 1e-8 }), [1e-8, 0.00000003, 12391239123], [1e-9, 1.5e-8]),
  'a step of an integer': row({ type: 'integer', multipleOf: 0.5 }, [1, 2, 0], [0.5, 1.5]),
  'a step of other types': row({ multipleOf: 2 }, [2, 'a', null, []], [3]),
  'a step with bounds': row(
    number({ multipleOf: 0.05, minimum: 0.1, maximum: 1 }),
    [0.1, 0.15, 0.95, 1],
    [0.05, 0.12, 1.05],
  ),
  'a constant': row({ const: 1.5 }, [1.5], [1, '1.5', 1.50001]),
  'a constant that is zero': row({ const: 0 }, [0, -0], [false, null, '']),
  'a list of numbers': row({ enum: [1, 2.5, -3] }, [1, 2.5, -3], [2, '1', 3]),
  'an integer or a string': row({ type: ['integer', 'string'] }, [1, 'a'], [1.5, null]),
  'an integer or a number': row({ type: ['integer', 'number'] }, [1, 1.5], ['a']),
};
