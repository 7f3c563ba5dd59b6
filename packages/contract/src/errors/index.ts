export {
  catalogue,
  type Catalogue,
  type CatalogueEntry,
  type Origin,
  type ProofOfWorkChallenge,
} from './catalogue.js'
export { fail } from './fail.js'
