// The release runs this first. SECURITY_CONTACT is a variable of the repository.
import { readFile } from 'node:fs/promises'
import { securityContactProblem } from './security-contact-problem.mjs'

const problem = securityContactProblem(
  process.env.SECURITY_CONTACT,
  await readFile('SECURITY.md', 'utf8'),
)
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}
