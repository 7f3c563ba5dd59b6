// Writes the pages that are generated from the code: the reference, the error catalog, constants, labels, changes.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changelogPage } from './changelog.mjs'
import { constantsPage } from './constants.mjs'
import { errorPage } from './errors.mjs'
import { labelsPage } from './labels.mjs'
import { referencePages } from './reference.mjs'
import { root } from './sources.mjs'

const docs = join(root, 'docs')

await rm(join(docs, 'reference'), { recursive: true, force: true })
await mkdir(join(docs, 'reference'))
const errors = await errorPage()
const changelog = await changelogPage()
const generatedPages = [
  errors,
  changelog,
  await constantsPage(),
  await labelsPage(),
  ...referencePages(),
]
for (const { path, text } of generatedPages) await writeFile(join(docs, path), `${text}\n`)
// The site links every error code that a page names.
await writeFile(join(docs, 'reference', 'codes.json'), JSON.stringify(errors.codes))
// The menu of versions names it.
await writeFile(join(docs, 'reference', 'version.json'), JSON.stringify(changelog.version))
