import { catalogue } from '@latchkey/contract/errors'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagesFolder, sourceFiles } from './support/imports.js'

const clientCodes = Object.entries(catalogue)
  .filter(([, { origin }]) => origin === 'client')
  .map(([code]) => code)
const sources = sourceFiles('core').map((file) => ({
  name: relative(join(packagesFolder, 'core/src'), file),
  text: readFileSync(file, 'utf8'),
}))
const readDocument = (path: string) => readFileSync(join(packagesFolder, '..', path), 'utf8')

/** The classes of errors that a file throws or rejects with. */
const thrownClasses = (text: string) =>
  [...text.matchAll(/(?:\bthrow|\breject\()\s*(?:Object\.assign\(\s*)?new (\w+)/g)].map(
    ([, name]) => name,
  )

describe('errors of the client', () => {
  // The HTTP client gives the second one a code, as any other lost connection.
  it('have a code, except for the AbortError of the back button and a lost connection', () => {
    const withoutCode = sources.flatMap(({ name, text }) =>
      thrownClasses(text)
        .filter((thrown) => thrown !== 'LatchkeyError' && thrown !== 'UsageError')
        .map((thrown) => `${name}: ${thrown}`),
    )
    expect(withoutCode.sort()).toEqual([
      'flows/oauth/oauth.ts: DOMException',
      'server-sessions/page/handler-request.ts: TypeError',
    ])
  })

  it('have codes that the source contains', () => {
    const unused = clientCodes.filter((code) =>
      sources.every(({ text }) => !text.includes(`'${code}'`)),
    )
    expect(unused).toEqual([])
  })

  it('are all listed in the guide about errors and in the README', () => {
    const rows = readDocument('docs/concepts/errors.md').matchAll(/^\| `([A-Z_]+)`/gm)
    expect(new Set([...rows].map(([, code]) => code))).toEqual(new Set(clientCodes))
    const readme = readDocument('packages/core/README.md')
    expect(clientCodes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([])
  })
})
