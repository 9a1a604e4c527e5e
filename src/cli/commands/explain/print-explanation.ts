import type { Explanation, ExplanationExample } from './explain-code.js';

/** Columns of prose. */
const WIDTH = 80;

/**
 * Prints an explanation as plain text for a terminal.
 *
 * @returns LF-separated lines of at most 80 columns, except for examples and long words; ends with a newline.
 */
export function printExplanation(explanation: Explanation): string {
  const { code, verdict, summary, rationale, fix, wrong, right } = explanation;
  const blocks = [
    code,
    wrap(summary),
    ...(verdict === undefined ? [] : [wrap(verdict)]),
    `Why\n${indent(wrap(rationale, WIDTH - 2))}`,
    `Fix\n${indent(wrap(fix, WIDTH - 2))}`,
    ...exampleBlocks('Wrong', wrong),
    ...exampleBlocks('Right', right),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function exampleBlocks(lead: string, example: ExplanationExample | undefined): string[] {
  if (example === undefined) return [];
  const at = example.at?.map((path) => (path === '' ? 'the document itself' : path)).join(', ');
  const title = [
    lead,
    ...(example.title === '' ? [] : [`: ${example.title}`]),
    ...(at === undefined ? [] : [`, at ${at}`]),
  ];
  return [`${wrap(title.join(''))}${example.text === undefined ? '' : `\n${indent(example.text)}`}`];
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function wrap(text: string, width = WIDTH): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else {
        line = line === '' ? word : `${line} ${word}`;
      }
    }
    lines.push(line);
  }
  return lines.join('\n');
}
