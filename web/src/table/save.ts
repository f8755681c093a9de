/** The record of a finished game as a file. */
import * as api from '../lib/api';

export async function saveRecord(table: string): Promise<void> {
  const text = JSON.stringify(await api.record(table), null, 1);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `tablewright-${table}.json`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
