import type { TeamRecord, UserRecord } from '@latchkey/core/admin'
import { idOf, isRow, readRows } from './rows.js'
import type { ReadSource, SourceData } from './source.js'

const METADATA = ['clientMetadata', 'clientReadOnlyMetadata', 'serverMetadata']

/** Reads the file of `latchkey export users`: a team or a user on each line. */
export const readLatchkey: ReadSource = (files) => {
  const data: SourceData = { teams: [], users: [] }
  for (const file of files)
    for (const row of readRows(file)) {
      const { type, id: _, ...fields } = row
      const formerId = idOf(row, 'id', file.name)
      // The export has written these fields.
      if (type === 'team')
        data.teams.push({ ...(withDates(fields) as Omit<TeamRecord, 'id'>), formerId })
      else data.users.push({ ...(withDates(fields) as Omit<UserRecord, 'id'>), formerId })
    }
  return data
}

/** Turns the texts of times into dates, at every depth except in metadata. */
function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates)
  if (!isRow(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (METADATA.includes(name)) return [name, part]
      if (name.endsWith('At') && typeof part === 'string') return [name, new Date(part)]
      return [name, withDates(part)]
    }),
  )
}
