/** The record of a finished game as a file. */
import * as api from '../lib/api';
import { saveAsFile } from '../lib/download';

export async function saveRecord(table: string): Promise<void> {
  saveAsFile(`tablewright-${table}.json`, JSON.stringify(await api.record(table), null, 1));
}
