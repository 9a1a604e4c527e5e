import {
  type Static,
  type TObject,
  type TOptional,
  type TString,
  type TUnion,
  type TUnsafe,
  Type,
} from '@sinclair/typebox';
import { closed, text } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';

type Translations = TObject<{ en: TString; ru: TOptional<TString>; zh: TOptional<TString> }>;

/** An object with one string for each language, of which English is required. */
function translations(maxLength: number): Translations {
  return closed(
    {
      en: text(maxLength, { description: "English. Shown when the user's language is missing." }),
      ru: Type.Optional(text(maxLength, { description: 'Russian.' })),
      zh: Type.Optional(text(maxLength, { description: 'Chinese.' })),
    },
    {
      $id: `Translations${maxLength}`,
      title: `Translations, up to ${maxLength} characters each`,
      description: 'One string for each language. English is required.',
    },
  );
}

/** Text for the user: a string, or one string for each language. */
function localized(maxLength: number): TUnion<[TString, TUnsafe<Static<Translations>>]> {
  return Type.Union(
    [text(maxLength, { description: 'The same text for every language.' }), shared(translations(maxLength))],
    {
      $id: `LocalizedText${maxLength}`,
      title: `Localized text, up to ${maxLength} characters`,
      description: `Text for the user: a plain string, or an object with \`en\` and optionally \`ru\` and \`zh\`. Each string has 1 to ${maxLength} characters.`,
    },
  );
}

export const LocalizedText80 = localized(80);
export const LocalizedText300 = localized(300);
export const LocalizedText500 = localized(500);
