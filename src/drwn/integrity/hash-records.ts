import { createHash } from 'node:crypto';
import type { IntegrityRecord } from '../../../schemas/drwn/grammar/integrity-record.js';
import { INTEGRITY_PREFIX } from '../../../schemas/drwn/tables.js';

/** The integrity of records in the order given: the SHA-256 of their JSON text, without blanks, keys `p`, `m`, `h`. */
export function hashRecords(records: readonly IntegrityRecord[]): string {
  const hash = createHash('sha256');
  hash.update('[');
  records.forEach(({ p, m, h }, index) => {
    hash.update(`${index === 0 ? '' : ','}${JSON.stringify({ p, m, h })}`, 'utf8');
  });
  return INTEGRITY_PREFIX + hash.update(']').digest('hex');
}
