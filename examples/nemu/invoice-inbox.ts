import { blueprint, input, service, step } from 'letterpress/nemu';

export default blueprint({
  blueprint: {
    slug: 'invoice-inbox',
    name: 'Invoice inbox',
    category: 'accounting',
    tags: ['invoices', 'email', 'bookkeeping'],
    description:
      'Reads invoices from a mailbox, takes supplier, amount and due date from each PDF, and files a draft bill in the ledger.\nWhatever it is not sure of goes to a person.',
    license: 'Apache-2.0',
  },
  provenance: {
    source_repo: 'https://git.harbour.example/finance/invoice-inbox',
    author: 'Harbour Works <finance@harbour.example>',
    skeletonizer: 'skeletonizer 0.4.1',
  },
  inputs: input.object(
    {
      mailbox: input.object(
        {
          address: input.string({ format: 'email', examples: ['invoices@harbour.example'] }),
          folder: input.optional(input.string({ minLength: 1, default: 'INBOX' })),
        },
        {
          title: 'Mailbox',
          description: 'Where invoices arrive. The password is asked for by the deployment, never here.',
        },
      ),
      currencies: input.optional(
        input.array(input.string({ pattern: '^[A-Z]{3}$' }), {
          title: 'Currencies',
          description: 'Bills in any other currency go to a person.',
          default: ['EUR'],
          minItems: 1,
          uniqueItems: true,
        }),
      ),
      review_above: input.optional(
        input.number({
          title: 'Review limit',
          description: 'Bills above this amount are always looked at.',
          default: 500,
          minimum: 0,
        }),
      ),
      ledger_region: input.enum(['eu', 'us'], { title: 'Region of the ledger', default: 'eu' }),
      retention_days: input.optional(input.integer({ default: 30, minimum: 1, maximum: 365 })),
      dry_run: input.optional(input.boolean({ description: 'Log drafts instead of filing them.', default: true })),
    },
    { title: 'Setup', description: 'Asked once, before the first step.' },
  ),
  declared_hosts: ['imap.harbour.example', 'api.ledger.example'],
  services: [
    service({
      id: 'reader',
      role: 'Fetches mail and takes the figures from each invoice',
      workflow_doc: 'workflows/reader.md',
    }),
    service({
      id: 'bookkeeper',
      role: 'Files drafts in the ledger and hands doubtful ones to a person',
      workflow_doc: 'workflows/bookkeeper.md',
    }),
  ],
  steps: [
    step({ id: '01-scaffold', file: 'steps/01-scaffold.md' }),
    step({ id: '02-mailbox', file: 'steps/02-mailbox.md' }),
    step({ id: '03-extraction', file: 'steps/03-extraction.md' }),
    step({ id: '04-ledger', file: 'steps/04-ledger.md' }),
    step({ id: '05-schedule', file: 'steps/05-schedule.md' }),
  ],
  verify_e2e: {
    command: 'npm run e2e -- --fixtures fixtures/invoices --region "$LEDGER_REGION"',
    expect: 'Three drafts filed, one handed to review, exit code 0.',
  },
});
