export { catalogue, type Catalogue, type CatalogueEntry, type Origin } from './catalogue.js'
export { fail } from './fail.js'
