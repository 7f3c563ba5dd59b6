// `npm run sbom` writes a software bill of materials for each published package into the folder sbom.
import { writeSboms } from './release/write-sboms.mjs'

await writeSboms('sbom')
