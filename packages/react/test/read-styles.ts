import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const src = resolve(import.meta.dirname, '..', 'src')

const inline = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll(/@import '([^']+)';/g, (_, part: string) =>
    inline(resolve(dirname(path), part)),
  )

/** Reads a style sheet with everything that it imports. */
export const readStyles = (name: 'styles.css' | 'account.css'): string => inline(resolve(src, name))
