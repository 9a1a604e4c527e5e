import { INHERITED_NAMES } from '../../../core/json/inherited-names.js';

/** Words that ECMAScript or TypeScript reserve, in strict code and modules. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  `arguments as async await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for from function get if implements import in instanceof interface let new null of package
  private protected public return satisfies set static super switch this throw true try type typeof var void while
  with yield`.split(/\s+/),
);

/** Types that TypeScript knows by name, and the utility types of its library. */
export const TYPE_GLOBALS: ReadonlySet<string> = new Set(
  `any asserts bigint boolean infer is keyof never number object readonly string symbol undefined unique unknown
  Awaited Capitalize ConstructorParameters Exclude Extract InstanceType Lowercase NoInfer NonNullable Omit
  OmitThisParameter Parameters Partial Pick PromiseLike PropertyDescriptor PropertyKey Readonly ReadonlyArray
  ReadonlyMap ReadonlySet Record Required ReturnType ThisParameterType ThisType Uncapitalize Uppercase
  ArrayLike ArrayBufferLike ArrayBufferView AsyncIterable AsyncIterableIterator CallableFunction IArguments Iterable
  IterableIterator IteratorResult NewableFunction PropertyDescriptorMap TemplateStringsArray TypedPropertyDescriptor`.split(
    /\s+/,
  ),
);

/** The global objects of ECMAScript 2023, and globals of hosts with names that a document may use. */
export const VALUE_GLOBALS: ReadonlySet<string> = new Set(
  `AggregateError Array ArrayBuffer AsyncFunction AsyncGenerator Atomics BigInt BigInt64Array BigUint64Array Boolean
  DataView Date Error EvalError FinalizationRegistry Float32Array Float64Array Function Generator GeneratorFunction
  Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError
  ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError TypeError URIError Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet
  console crypto decodeURI decodeURIComponent document encodeURI encodeURIComponent escape exports fetch global
  globalThis isFinite isNaN module parseFloat parseInt performance process queueMicrotask require self
  structuredClone undefined unescape window`.split(/\s+/),
);

/** Names that objects inherit, or that make the language treat an object specially. */
export const MEMBER_GLOBALS: ReadonlySet<string> = new Set([...INHERITED_NAMES, 'then', 'toJSON']);
