// `npm run exports`: writes down what each package exports, in its exports.txt.
import { writeNames } from './gates/names.mjs'

await writeNames()
