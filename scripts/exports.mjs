// `npm run exports`: writes the exports of each package into its exports.txt.
import { writeNames } from './gates/names.mjs'

await writeNames()
