import { isLatchkeyError } from '@latchkey/core'
import type { AdminApp, ImportResult } from '@latchkey/core/admin'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/users.js'
import { useAdmin } from '../../data/admin-context.js'
import { Field } from '../../ui/field.js'
import { Form } from '../../ui/form.js'
import { TaskButton } from '../../ui/task-button.js'
import { useToasts } from '../../ui/toasts.js'
import { saveExample } from './example-import.js'
import { IMPORTED_COLUMNS, type ImportedUser, type ImportFile, readImport } from './read-import.js'

/** The service takes this many users at once. */
const BATCH_LENGTH = 100

/** How many rejected lines are listed. */
const MAX_LISTED = 20

interface Line extends ImportedUser {
  readonly result: ImportResult
}

/** Imports the users of the file, or checks them. Resolves to the result of each. */
async function importLines(
  app: AdminApp,
  users: readonly ImportedUser[],
  isDryRun: boolean,
): Promise<Line[]> {
  const lines: Line[] = []
  for (let start = 0; start < users.length; start += BATCH_LENGTH)
    lines.push(...(await importBatch(app, users.slice(start, start + BATCH_LENGTH), isDryRun)))
  return lines
}

/** The service rejects a batch as a whole if a user of it is malformed. Halves of the batch tell which. */
async function importBatch(
  app: AdminApp,
  batch: readonly ImportedUser[],
  isDryRun: boolean,
): Promise<Line[]> {
  try {
    const { users } = await app.importUsers({
      users: batch.map(({ record }) => record),
      isDryRun,
    })
    return batch.flatMap((user, index) => {
      const result = users[index]
      return result ? [{ ...user, result }] : []
    })
  } catch (error) {
    if (!isLatchkeyError(error, 'SCHEMA_ERROR')) throw error
    const [first] = batch
    if (first && batch.length === 1) return [{ ...first, result: malformed(first, error.message) }]
    const middle = Math.ceil(batch.length / 2)
    return [
      ...(await importBatch(app, batch.slice(0, middle), isDryRun)),
      ...(await importBatch(app, batch.slice(middle), isDryRun)),
    ]
  }
}

const malformed = ({ record: { id } }: ImportedUser, message: string): ImportResult => ({
  id,
  status: 'rejected',
  error: { code: null, message },
})

/** Whether a user of another project has the ID. */
const isIdTaken = ({ result }: Line): boolean => result.error?.code === 'ID_NOT_AVAILABLE'

const linesWith = (lines: readonly Line[], status: ImportResult['status']) =>
  lines.filter(({ result }) => result.status === status)

/** Creates the users of a CSV file, after a preview of what would happen. */
export function ImportUsers({ close }: { close(): void }) {
  const { text, rich } = useTranslation(texts)
  const app = useAdmin()
  const toasts = useToasts()
  const [preview, setPreview] = useState<{ file: ImportFile; lines: readonly Line[] } | null>(null)
  if (preview === null)
    return (
      <Form
        submit={text('checkFile')}
        done=""
        onSubmit={async (fields) => {
          const csvFile = fields.get('file')
          if (!(csvFile instanceof File) || csvFile.size === 0) throw new Error(text('chooseFile'))
          const file = await readImport(csvFile, text)
          setPreview({ file, lines: await importLines(app, file.users, true) })
        }}
      >
        <Field
          label={text('csvFile')}
          name="file"
          type="file"
          accept=".csv,text/csv"
          help={rich('csvFileHelp', {
            columns: <code>{IMPORTED_COLUMNS.join(', ')}</code>,
            email: <code>email</code>,
          })}
        />
        <div>
          <button className="button quiet small" type="button" onClick={() => void saveExample()}>
            {text('downloadExample')}
          </button>
        </div>
      </Form>
    )
  const { file, lines } = preview
  const useNewIds = async () => {
    const takenLines = new Set(lines.filter(isIdTaken).map(({ line }) => line))
    const users = file.users.map(({ line, record }) => ({
      line,
      record: takenLines.has(line) ? { ...record, id: crypto.randomUUID() } : record,
    }))
    setPreview({ file: { ...file, users }, lines: await importLines(app, users, true) })
  }
  const created = linesWith(lines, 'created')
  return (
    <Form
      submit={text('importCount', { count: created.length })}
      done=""
      isDisabled={created.length === 0}
      onSubmit={async () => {
        const imported = await importLines(app, created, false)
        const rejected = linesWith(imported, 'rejected')
        const count = imported.length - rejected.length
        if (rejected.length === 0) {
          toasts.show(text('imported', { count }))
          close()
        } else {
          toasts.show(text('importedPartly', { count, rejected: rejected.length }))
          setPreview({ file, lines: rejected })
        }
      }}
    >
      <Preview file={file} lines={lines} />
      {lines.some(isIdTaken) && (
        <div>
          <p>{text('takenIds')}</p>
          <div className="actions">
            <TaskButton label={text('useNewIds')} onAct={useNewIds} />
          </div>
        </div>
      )}
    </Form>
  )
}

function Preview({ file, lines }: { file: ImportFile; lines: readonly Line[] }) {
  const { text, number } = useTranslation(texts)
  const existing = linesWith(lines, 'exists')
  const rejected = linesWith(lines, 'rejected')
  return (
    <div>
      <dl className="facts" role="status">
        <dt>{text('importNew')}</dt>
        <dd>{number(linesWith(lines, 'created').length)}</dd>
        <dt>{text('importExisting')}</dt>
        <dd>
          {existing.length === 0 ? number(0) : text('importUnchanged', { count: existing.length })}
        </dd>
        <dt>{text('importRejected')}</dt>
        <dd>{number(rejected.length)}</dd>
      </dl>
      {rejected.length > 0 && (
        <ul className="bare">
          {rejected.slice(0, MAX_LISTED).map(({ line, result }) => (
            <li key={line}>
              {text('rejectedLine', { line, reason: result.error?.message ?? '' })}
            </li>
          ))}
          {rejected.length > MAX_LISTED && (
            <li>{text('moreLines', { count: rejected.length - MAX_LISTED })}</li>
          )}
        </ul>
      )}
      {file.otherColumns.length > 0 && (
        <p className="muted">{text('otherColumns', { columns: file.otherColumns.join(', ') })}</p>
      )}
    </div>
  )
}
