import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { isRow } from './sources/rows.js'

/** The result of a user or team. */
export interface ReportEntry {
  kind: 'team' | 'user'
  formerId: string
  id: string
  /** `exists`: the project had this ID already. `skipped`: it was not imported, and the notes say why. */
  status: 'created' | 'exists' | 'skipped'
  /** Why it was skipped, or what was left out. */
  notes: string[]
}

/** The import that a report belongs to. */
export interface ReportHeader {
  from: string
  projectId: string
  apiUrl: string
}

const OWNER_ONLY = { mode: 0o600 }
const toLine = (value: object) => `${JSON.stringify(value)}\n`

/**
 * The report of an import: a file with one JSON object on each line, for the import and then for each team and user. It is
 * written after each batch, so that an interrupted import continues where it stopped.
 */
export class ImportReport {
  readonly #path: string
  /** The entries so far, by kind and ID. */
  readonly #entries = new Map<string, ReportEntry>()

  constructor(path: string) {
    this.#path = path
  }

  get entries(): ReportEntry[] {
    return [...this.#entries.values()]
  }

  /**
   * Starts the file. Continues a report of the same import that has no end.
   *
   * @returns the number of users and teams of that report
   */
  async open(header: ReportHeader, { restart }: { restart: boolean }): Promise<number> {
    const previous = restart ? [] : await this.#readInterrupted(header)
    for (const entry of previous) this.#entries.set(keyOf(entry), entry)
    // The interruption may have cut the last line.
    await writeFile(this.#path, [header, ...previous].map(toLine).join(''), OWNER_ONLY)
    return this.#entries.size
  }

  /** Returns whether a user or team needs no request: the import has created it before the interruption. */
  isDone(kind: ReportEntry['kind'], id: string): boolean {
    const entry = this.#entries.get(`${kind} ${id}`)
    return entry !== undefined && entry.status !== 'skipped'
  }

  async add(entries: readonly ReportEntry[]): Promise<void> {
    for (const entry of entries) this.#entries.set(keyOf(entry), entry)
    await appendFile(this.#path, entries.map(toLine).join(''), OWNER_ONLY)
  }

  /** Writes the end of the report, so that the next import starts again. */
  async close(): Promise<void> {
    await appendFile(this.#path, toLine({ isFinished: true }), OWNER_ONLY)
  }

  async #readInterrupted(header: ReportHeader): Promise<ReportEntry[]> {
    const text = await readFile(this.#path, 'utf8').catch(() => '')
    const [first, ...lines] = text.split('\n').map(readLine)
    const isSame =
      isRow(first) &&
      first['from'] === header.from &&
      first['projectId'] === header.projectId &&
      first['apiUrl'] === header.apiUrl
    const isFinished = lines.some((line) => isRow(line) && line['isFinished'] === true)
    return isSame && !isFinished ? lines.filter(isEntry) : []
  }
}

const keyOf = ({ kind, id }: ReportEntry): string => `${kind} ${id}`

function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const isEntry = (line: unknown): line is ReportEntry =>
  isRow(line) && typeof line['id'] === 'string' && Array.isArray(line['notes'])
