import { toCsv } from '../../data/csv.js'
import { download } from '../../data/download.js'
import { IMPORTED_COLUMNS } from './read-import.js'

const EXAMPLE = {
  email: 'ada@example.com',
  email_verified: 'true',
  display_name: 'Ada Lovelace',
  signed_up_at: '2026-01-31T09:30:00Z',
}

/** Saves a CSV file with all columns and one user, to fill with others. A user without an ID gets a new one. */
export const saveExample = async (): Promise<void> =>
  download('users-example.csv', 'text/csv', [await toCsv([EXAMPLE], IMPORTED_COLUMNS, true)])
