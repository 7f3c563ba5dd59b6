import { readdir, stat } from 'node:fs/promises'
import { posix } from 'node:path'
import { type App, pathIn } from './app.js'
import { editText, type FileChange, readText } from './file-change.js'
import { SourceModule } from './source/source-module.js'

/** An edit that the user has to make, because the file has a form that is not supported. */
export interface ManualStep {
  readonly path: string
  readonly instruction: string
}

/** Removes what formatters change: whitespace, quotes, semicolons and trailing commas. */
const withoutStyle = (code: string) => code.replaceAll(/[\s;,]/g, '').replaceAll('"', "'")

/** Matches code that already uses the kit, also through a module that this command has created. */
const USES_LATCHKEY = /latchkey|<Handler\b|\bHandlerPage\b/i

const SOURCE_FILE = /\.[cm]?[jt]sx?$/

/** The changes of an app. Later changes of a file start with the earlier ones. Nothing is written. */
export class Plan {
  readonly changes: FileChange[] = []
  readonly manualSteps: ManualStep[] = []

  constructor(readonly app: App) {}

  /** Creates a file. Never replaces the content of an existing one. */
  async create(path: string, content: string): Promise<void> {
    const before = await readText(this.app.folder, path)
    if (before === undefined) this.changes.push({ path, before, after: content })
    else if (withoutStyle(before) !== withoutStyle(content) && !USES_LATCHKEY.test(before))
      this.addManualStep(path, `The file exists with other content. Add to it:\n\n${content}`)
  }

  addManualStep(path: string, instruction: string): void {
    this.manualSteps.push({ path, instruction })
  }

  /** Changes an existing file, or creates it from an empty text. */
  async edit(path: string, edit: (text: string) => string): Promise<void> {
    const text = (await this.read(path)) ?? ''
    const after = editText(text, edit)
    if (after !== text) await this.#change(path, after)
  }

  /**
   * Edits a module.
   *
   * @param edit returns false if the code has a form that is not supported
   * @param instruction the lines to add in that case
   */
  async editModule(
    path: string,
    edit: (module: SourceModule) => boolean,
    instruction: string,
  ): Promise<void> {
    const module = await this.parse(path)
    if (module === undefined || !edit(module)) return this.addManualStep(path, instruction)
    await this.edit(path, () => module.edited)
  }

  /** Reads a file with the changes that are planned so far. */
  async read(path: string): Promise<string | undefined> {
    const change = this.changes.find((candidate) => candidate.path === path)
    return change?.after ?? readText(this.app.folder, path)
  }

  /** Resolves to the first of several paths that exists. */
  async findFirst(paths: readonly string[]): Promise<string | undefined> {
    for (const path of paths) if ((await this.read(path)) !== undefined) return path
    return undefined
  }

  /** Resolves to whether a folder of the app exists. */
  hasFolder(path: string): Promise<boolean> {
    return stat(posix.join(this.app.folder, path)).then(
      (stats) => stats.isDirectory(),
      () => false,
    )
  }

  /** Parses a file. Resolves to undefined if it does not exist, or has a syntax error. */
  async parse(path: string): Promise<SourceModule | undefined> {
    const text = await this.read(path)
    return text === undefined ? undefined : SourceModule.parse(path, text.replaceAll('\r\n', '\n'))
  }

  /** Parses all modules below a folder, except those with a syntax error. */
  async parseAll(folder: string): Promise<readonly SourceModule[]> {
    const entries = await readdir(posix.join(this.app.folder, folder), { recursive: true })
    const paths = entries
      .map((entry) => pathIn(folder, entry.replaceAll('\\', '/')))
      .filter((path) => SOURCE_FILE.test(path) && !/(^|\/)(node_modules|dist|build)\//.test(path))
      .toSorted()
    const modules = await Promise.all(paths.map((path) => this.parse(path)))
    return modules.filter((module) => module !== undefined)
  }

  async #change(path: string, after: string): Promise<void> {
    const index = this.changes.findIndex((candidate) => candidate.path === path)
    const before = await readText(this.app.folder, path)
    if (index === -1) this.changes.push({ path, before, after })
    else this.changes[index] = { path, before, after }
  }
}

/** Returns the path of an import of another module of the app. */
export function importPath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
