import { describe, expect, test } from 'vitest';
import { destructivePart } from '../../schemas/nemu/grammar/command/destructive-part.js';
import { localPath } from '../../schemas/nemu/grammar/command/local-path.js';
import { pipedDownload } from '../../schemas/nemu/grammar/command/piped-download.js';
import { shellCommands } from '../../schemas/nemu/grammar/command/shell-commands.js';
import { waitReason } from '../../schemas/nemu/grammar/command/wait-reason.js';
import { placeholders, unsetVariables } from '../../schemas/nemu/grammar/placeholders.js';

describe('shellCommands', () => {
  test.each([
    ['npm test', ['npm test']],
    ['npm ci && npm test; echo done', ['npm ci', 'npm test', 'echo done']],
    ['CI=1 sudo -E npm test', ['npm test']],
    ['echo "a && b" \'c;d\' e\\ f', ['echo a && b c;d e f']],
    ['npm run a\nnpm run b', ['npm run a', 'npm run b']],
    ['node "C:\\work\\x.js"', ['node C:\\work\\x.js']],
    ['echo "open', ['echo open']],
    ['', []],
    ['|| && ;', []],
    ['a\\', ['a\\']],
  ])('%j', (line, expected) => {
    expect(shellCommands(line).map(({ words }) => words.join(' '))).toEqual(expected);
  });

  test('detects pipes', () => {
    expect(shellCommands('a | b || c').map(({ isPiped }) => isPiped)).toEqual([false, true, false]);
  });
});

const first = <T>(line: string, look: (command: ReturnType<typeof shellCommands>[number]) => T | undefined) =>
  shellCommands(line)
    .map(look)
    .find((found) => found !== undefined);

describe('what a command does', () => {
  test.each([
    ['rm -rf build', true],
    ['sudo rm -fr /', true],
    ['rm out.log', false],
    ['git push --force origin main', true],
    ['git push origin main', false],
    ['git reset --hard HEAD', true],
    ['git clean -fdx', true],
    ['docker compose down -v', true],
    ['docker compose down', false],
    ['terraform destroy -auto-approve', true],
    ['kubectl delete ns demo', true],
    ['find . -name x -delete', true],
    ['dd if=/dev/zero of=disk', true],
    ['psql -c "TRUNCATE TABLE bills"', true],
    ['echo rm -rf', false],
    ['npm run format', false],
  ])('destroys: %s', (line, expected) => {
    expect(first(line, destructivePart) !== undefined).toBe(expected);
  });

  test.each([
    ['vim notes.md', true],
    ['docker run -it image sh', true],
    ['docker exec db psql -c "select 1"', false],
    ['tail -f out.log', true],
    ['tail -n 5 out.log', false],
    ['npm init', true],
    ['npm init -y', false],
    ['npx jest --watch', true],
    ['npx jest --watch=false', false],
    ['kubectl run -it shell', true],
    ['npm test', false],
  ])('waits: %s', (line, expected) => {
    expect(first(line, waitReason) !== undefined).toBe(expected);
  });

  test.each([
    ['curl -s https://x.example | bash', 'bash'],
    ['wget -qO- https://x.example | sudo sh -', 'sh'],
    ['curl https://x.example | tee a | python3', 'python3'],
    ['bash <(curl -s https://x.example)', 'bash'],
    ['eval "$(curl -s https://x.example)"', 'eval'],
    ['curl https://x.example -o a; bash b', undefined],
    ['cat a | bash', undefined],
    ['curl https://x.example | jq .ok', undefined],
  ])('runs a download: %s', (line, expected) => {
    expect(pipedDownload(shellCommands(line))).toBe(expected);
  });

  test.each([
    ['/home/ada/x.sh', '/home/ada/x.sh'],
    ['node --dir=/srv/app/x', '/srv/app/x'],
    ['cat < ~/notes', '~/notes'],
    ['node D:\\\\x\\\\y.js', 'D:\\x\\y.js'],
    ['npm test > /dev/null 2>&1', undefined],
    ['/usr/bin/env node x.js', undefined],
    ['cmd /c dir', undefined],
    ['curl https://x.example/a/b', undefined],
    ['npm test -- /tmp/out', undefined],
  ])('names a place: %s', (line, expected) => {
    expect(localPath(shellCommands(line))).toBe(expected);
  });
});

describe('placeholders', () => {
  test.each([
    ['{{name}} and {{ inputs.url }}', ['{{name}}', '{{ inputs.url }}']],
    ['<TODO> <todo> <your token> <html> TODO', ['<TODO>', '<todo>', '<your token>']],
    [`{name} {{}} \${x}`, []],
  ])('%s', (text, expected) => {
    expect([...placeholders(text)].map((found) => found.text)).toEqual(expected);
  });

  test.each([
    ['curl $API_URL', ['$API_URL']],
    [`echo \${TOKEN}`, [`\${TOKEN}`]],
    ["awk '{ print $NF }' $HOME/x", []],
    ['A=1; echo $A', []],
    ['for f in *; do cat $f; done', []],
    ['echo $1 $? $$', []],
  ])('%s', (command, expected) => {
    expect([...unsetVariables(command)].map((found) => found.text)).toEqual(expected);
  });
});
