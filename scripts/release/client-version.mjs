// A part of `npm run version-packages`: the client sends its version to the service, and a browser bundle
// has no package.json to read it from.
import { readFile, writeFile } from 'node:fs/promises'

const folder = new URL('../../packages/core/', import.meta.url)
const source = new URL('src/http/client-version.ts', folder)

const { version } = JSON.parse(await readFile(new URL('package.json', folder), 'utf8'))
const text = await readFile(source, 'utf8')
// Services parse digits and dots only, so a prerelease sends the version that it leads to.
const numbers = version.replace(/-.*/, '')
await writeFile(source, text.replace(/(@latchkey\/core@)[^']+/, `$1${numbers}`))
