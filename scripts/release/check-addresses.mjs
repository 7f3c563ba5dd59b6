// The release runs this first: users must be able to reach the addresses that the packages name.
import { readAddresses } from './project/addresses.mjs'
import { findDisagreements } from './project/disagreements.mjs'
import { placeholdersIn } from './project/placeholders.mjs'

const addresses = await readAddresses()
const problems = [...placeholdersIn(addresses), ...(await findDisagreements(addresses))]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
