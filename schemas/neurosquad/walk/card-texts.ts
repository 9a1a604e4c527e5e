import { isObject } from '../../../core/json/own.js';
import { pointer, segmentsOf } from '../../../core/json/pointer.js';
import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { CardManifest } from '../card.schema.js';
import type { TextKind } from '../grammar/text-characters.js';
import { LANGUAGES, TEXT_FIELDS } from '../tables/text-fields.js';

export interface PlacedText {
  readonly path: string;
  readonly text: string;
}

/** A text of a manifest that people or agents read. */
export interface CardText extends PlacedText {
  readonly kind: TextKind;
}

const FIELDS = TEXT_FIELDS.map(({ at, kind }) => ({ segments: segmentsOf(at), kind }));

/** Lists every text of a manifest whose characters are restricted by a rule, with its kind. */
export const cardTexts = oncePerDocument(findCardTexts);

function* findCardTexts(card: DeepPartial<CardManifest>): Iterable<CardText> {
  for (const { segments, kind } of FIELDS) {
    for (const { path, value } of valuesAt(card, segments)) {
      for (const text of languagesOf(value, path)) yield { ...text, kind };
    }
  }
}

/** Lists the texts of one localized value: the value itself, or one for each language. */
export function* languagesOf(value: unknown, path: string): Iterable<PlacedText> {
  if (typeof value === 'string') yield { path, text: value };
  if (!isObject(value)) return;
  for (const language of LANGUAGES) {
    const text = Object.hasOwn(value, language) ? value[language] : undefined;
    if (typeof text === 'string') yield { path: pointer(path, language), text };
  }
}

interface Placed {
  readonly path: string;
  readonly value: unknown;
}

/** Lists the values at a pointer in which `*` matches every item of an array. */
function valuesAt(document: unknown, segments: readonly string[]): readonly Placed[] {
  let places: readonly Placed[] = [{ path: '', value: document }];
  for (const segment of segments) places = places.flatMap((place) => step(place, segment));
  return places;
}

function step({ path, value }: Placed, segment: string): readonly Placed[] {
  if (segment === '*') {
    return Array.isArray(value)
      ? value.map((item: unknown, index) => ({ path: pointer(path, index), value: item }))
      : [];
  }
  if (!isObject(value) || !Object.hasOwn(value, segment)) return [];
  return [{ path: pointer(path, segment), value: value[segment] }];
}
