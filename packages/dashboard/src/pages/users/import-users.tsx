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
import {
  IMPORTED_COLUMNS,
  type ImportedUser,
  type ImportFile,
  type SkippedLine,
  readImport,
} from './read-import.js'

/** The service takes this many users at once. */
const BATCH_LENGTH = 100

/** How many lines that are not imported are listed. */
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

/** A user of the project has the ID or signs in with the address. */
const isThere = ({ result }: Line): boolean =>
  result.status === 'exists' || result.error?.code === 'USER_EMAIL_ALREADY_EXISTS'

const isNew = ({ result }: Line): boolean => result.status === 'created'

const isRejected = (line: Line): boolean => !isNew(line) && !isThere(line)

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
  const created = lines.filter(isNew)
  if (created.length === 0)
    return (
      <Form
        submit={text('chooseOther')}
        cancel={text('close')}
        done=""
        warnsOnLeave={false}
        onSubmit={async () => setPreview(null)}
      >
        <p>{text('importNothing')}</p>
        <Preview file={file} lines={lines} />
        <NewIds lines={lines} onAct={useNewIds} />
      </Form>
    )
  return (
    <Form
      submit={text('importCount', { count: created.length })}
      done=""
      onSubmit={async () => {
        const imported = await importLines(app, created, false)
        const rejected = imported.filter((line) => !isNew(line))
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
      <NewIds lines={lines} onAct={useNewIds} />
    </Form>
  )
}

/** Offers new IDs for users whose IDs another project has. */
function NewIds({ lines, onAct }: { lines: readonly Line[]; onAct: () => Promise<void> }) {
  const { text } = useTranslation(texts)
  return (
    lines.some(isIdTaken) && (
      <div>
        <p>{text('takenIds')}</p>
        <div className="actions">
          <TaskButton label={text('useNewIds')} onAct={onAct} />
        </div>
      </div>
    )
  )
}

function Preview({ file, lines }: { file: ImportFile; lines: readonly Line[] }) {
  const { text, number } = useTranslation(texts)
  const existing = lines.filter(isThere)
  const rejected = [
    ...file.wrong,
    ...lines
      .filter(isRejected)
      .map(({ line, result }) => ({ line, reason: result.error?.message ?? '' })),
  ]
  return (
    <div>
      <dl className="facts" role="status">
        <dt>{text('importNew')}</dt>
        <dd>{number(lines.filter(isNew).length)}</dd>
        <dt>{text('importExisting')}</dt>
        <dd>
          {existing.length === 0 ? number(0) : text('importUnchanged', { count: existing.length })}
        </dd>
        {file.repeated.length > 0 && (
          <>
            <dt>{text('importRepeated')}</dt>
            <dd>{number(file.repeated.length)}</dd>
          </>
        )}
        <dt>{text('importRejected')}</dt>
        <dd>{number(rejected.length)}</dd>
      </dl>
      <SkippedLines lines={[...rejected, ...file.repeated]} />
      {file.otherColumns.length > 0 && (
        <p className="muted">{text('otherColumns', { columns: file.otherColumns.join(', ') })}</p>
      )}
    </div>
  )
}

function SkippedLines({ lines }: { lines: readonly SkippedLine[] }) {
  const { text } = useTranslation(texts)
  if (lines.length === 0) return null
  const inOrder = lines.toSorted((first, second) => first.line - second.line)
  return (
    <ul className="bare">
      {inOrder.slice(0, MAX_LISTED).map(({ line, reason }) => (
        <li key={line}>{text('rejectedLine', { line, reason })}</li>
      ))}
      {lines.length > MAX_LISTED && (
        <li>{text('moreLines', { count: lines.length - MAX_LISTED })}</li>
      )}
    </ul>
  )
}
